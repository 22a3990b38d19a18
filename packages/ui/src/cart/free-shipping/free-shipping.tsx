'use client'
import { type Cents, cents } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FreeShippingMessages, freeShippingMessages } from './free-shipping.messages.js'

export interface FreeShippingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In cents. */
  subtotal: Cents
  /** The subtotal from which delivery is free, in cents. */
  freeFrom: Cents
  messages?: Partial<FreeShippingMessages>
}

/**
 * How far a cart is from free shipping. @selector [data-reached]
 *
 * @example <FreeShipping subtotal={cents(16555)} freeFrom={cents(25000)} /> // Add $84.45 for free shipping
 */
export function FreeShipping({ subtotal, freeFrom, messages, className, ...props }: FreeShippingProps) {
  const text = useMessages('freeShipping', freeShippingMessages, messages)
  const { money } = useFormats()
  const isReached = subtotal >= freeFrom
  return (
    <div {...props} className={cx('gz-free-shipping gz-panel', className)} data-reached={isReached || undefined}>
      <p>{isReached ? text.reached : text.missing(money(cents(freeFrom - subtotal)))}</p>
      <progress aria-hidden="true" value={Math.min(subtotal, freeFrom)} max={freeFrom} />
    </div>
  )
}
