'use client'
import type { OrderLine } from '@gauze/contract'
import { nameParts } from '@gauze/rules'
import type { ReactNode } from 'react'
import { ProductImage } from '../../catalog/product-image/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'

export interface LineItemProps {
  /** The item of the line. */
  item: Pick<OrderLine, 'name' | 'matrixDetails' | 'thumbnailImage'>
  /** Where the item is; null for an item that the store no longer sells. */
  href: string | null
  /**
   * What stands below the name, on one line. Elements in a `<span className="gz-line-facts">` are separated by dots, and the last
   * ones are left out where the line is too short for them.
   */
  children?: ReactNode
  className?: string
}

/**
 * The item of a line in a long list: a small picture, and the name on one line. A long name is cut, its size never is.
 * Picture, name and facts are one target.
 *
 * @example <LineItem item={line} href={routes.product(line.urlComponent)}>MPN CV1734</LineItem>
 */
export function LineItem({ item, href, children, className }: LineItemProps) {
  const { name, size } = nameParts(item.name, item.matrixDetails)
  const title = (
    <>
      <span data-slot="name" title={item.name}>
        {size === '' ? name : `${name}, `}
      </span>
      {size === '' ? null : <b data-slot="size">{size}</b>}
    </>
  )
  return (
    <div className={cx('gz-line-item', className)}>
      <ProductImage src={item.thumbnailImage} alt="" />
      {href === null ? (
        <span data-slot="title">{title}</span>
      ) : (
        <Anchor href={href} data-slot="title">
          {title}
        </Anchor>
      )}
      {children ? <div data-slot="below">{children}</div> : null}
    </div>
  )
}
