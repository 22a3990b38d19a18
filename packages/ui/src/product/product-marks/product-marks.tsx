'use client'
import { type Addability, needsLicense } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Tooltip } from '../../feedback/tooltip/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { StatusTag, type StatusTone } from '../status-tag/index.js'
import { StockBadge } from '../stock-badge/index.js'
import { type ProductMarksMessages, productMarksMessages } from './product-marks.messages.js'

export interface ProductMarksProps extends ComponentPropsWithRef<'div'> {
  quantityAvailable: number
  rxLevel: string
  isOnAllocation: boolean
  /** From rules `addability()`; left out if unknown. */
  addability?: Addability | undefined
  /** Says how many are in stock, too. */
  isDetailed?: boolean
  /** Further tags, after the stock. */
  children?: ReactNode
  messages?: Partial<ProductMarksMessages>
}

/**
 * What to know about an item before buying it: stock, allocation, license (PDP-06 to PDP-08). An item that cannot be
 * bought shows no stock, which would be a promise.
 */
export function ProductMarks({
  quantityAvailable,
  rxLevel,
  isOnAllocation,
  addability,
  isDetailed,
  children,
  messages,
  className,
  ...props
}: ProductMarksProps) {
  const text = useMessages('productMarks', productMarksMessages, messages)
  const reason = addability && !addability.ok ? addability.reason : null
  const isUnavailable = reason === 'inactive' || reason === 'unavailable' || reason === 'notSellable'
  const hasLicense = addability && (addability.ok || addability.isLicensed)
  return (
    <div {...props} className={cx('gz-marks', className)}>
      {isUnavailable ? null : <StockBadge quantityAvailable={quantityAvailable} />}
      {isUnavailable || !isDetailed || quantityAvailable <= 0 ? null : (
        <StockBadge quantityAvailable={quantityAvailable} isDetailed />
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
        <TipTag tone={isUnavailable || reason === 'restricted' ? 'neutral' : 'refused'} words={text.licenseNeeded}>
          {text.licenseRequired}
        </TipTag>
      )}
    </div>
  )
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
