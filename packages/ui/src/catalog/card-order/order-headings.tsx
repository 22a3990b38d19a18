'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type CardOrderMessages, cardOrderMessages } from './card-order.messages.js'

export interface OrderHeadingsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The names of the values that distinguish the variants, such as 'Size'; none where no row has a variant. */
  axes: readonly string[]
  /** The person sees prices. */
  isPriceVisible?: boolean
  messages?: Partial<CardOrderMessages>
}

/**
 * The headings of the columns above rows to order from. Screen readers skip them, because every field of a row names
 * itself and its item. On a narrow page, where the rows have no columns, they are hidden.
 *
 * @example <Listing.Grid headings={<OrderHeadings axes={['Size']} isPriceVisible />} empty={empty} renderItem={renderRow} />
 */
export function OrderHeadings({ axes, isPriceVisible = false, messages, className, ...props }: OrderHeadingsProps) {
  const text = useMessages('cardOrder', cardOrderMessages, messages)
  return (
    <div {...props} aria-hidden="true" className={cx('gz-order-headings', className)}>
      <span data-of="product">{text.product}</span>
      {axes.length > 0 ? <span data-of="variant">{axes.length === 1 ? axes : text.variant}</span> : null}
      <span data-of="unit">{text.unit}</span>
      <span data-of="stock">{text.stock}</span>
      {isPriceVisible ? <span data-of="price">{text.price}</span> : null}
      <span data-of="quantity">{text.quantity}</span>
    </div>
  )
}
