'use client'
import { type Addability, needsLicense } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Tooltip } from '../../feedback/tooltip/index.js'
import { isUnavailable } from '../../internal/is-unavailable.js'
import { partElement, type RenderProp } from '../../internal/part.js'
import { useMessages } from '../../messages/index.js'
import { StatusTag, type StatusTone } from '../status-tag/index.js'
import { StockBadge } from '../stock-badge/index.js'
import { type ProductMarksMessages, productMarksMessages } from './product-marks.messages.js'

export interface ProductMarksProps extends ComponentPropsWithRef<'div'> {
  /** The stock, in base units. */
  quantityAvailable: number
  /** The license level that the item needs; an empty text for none. */
  rxLevel: string
  /** The item is on allocation. */
  isOnAllocation: boolean
  /** The result of `addability()` of `@gauze/rules`; omit it if unknown. */
  addability?: Addability | undefined
  /** Shows the number in stock instead of 'In stock'. */
  isDetailed?: boolean
  /** The unit of the number in stock, in words, where another one is chosen. */
  stockUnit?: string | undefined
  /** Further tags, after the stock. */
  children?: ReactNode
  /** An element that replaces the row and receives its attributes. */
  render?: RenderProp | undefined
  messages?: Partial<ProductMarksMessages>
}

/**
 * The facts about an item that matter before buying it: stock, allocation, license. An item that cannot be bought shows
 * no stock, because stock would promise that it can be ordered.
 */
export function ProductMarks({
  quantityAvailable,
  rxLevel,
  isOnAllocation,
  addability,
  isDetailed,
  stockUnit,
  children,
  messages,
  className,
  ...props
}: ProductMarksProps) {
  const text = useMessages('productMarks', productMarksMessages, messages)
  const reason = addability && !addability.ok ? addability.reason : null
  const isNotSold = isUnavailable(addability)
  const hasLicense = addability && (addability.ok || addability.isLicensed)
  const marks = (
    <>
      {isNotSold ? null : (
        <StockBadge
          quantityAvailable={quantityAvailable}
          isDetailed={isDetailed === true && quantityAvailable > 0}
          unit={stockUnit}
        />
      )}
      {children}
      {isOnAllocation ? (
        <TipTag tone="notice" words={text.mayBeLimited}>
          {text.onAllocation}
        </TipTag>
      ) : null}
      {!needsLicense(rxLevel) ? null : hasLicense ? (
        <StatusTag tone="neutral">{text.licenseOnFile}</StatusTag>
      ) : (
        <TipTag tone={isNotSold || reason === 'restricted' ? 'neutral' : 'refused'} words={text.licenseNeeded}>
          {text.licenseRequired}
        </TipTag>
      )}
    </>
  )
  return partElement({ ...props, base: 'gz-marks', className, children: marks, state: undefined })
}

function TipTag({ tone, words, children }: { tone: StatusTone; words: string; children: ReactNode }) {
  return (
    <Tooltip words={words}>
      {(trigger) => (
        <button type="button" {...trigger}>
          <StatusTag tone={tone}>{children}</StatusTag>
        </button>
      )}
    </Tooltip>
  )
}
