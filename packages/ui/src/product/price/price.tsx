'use client'
import { isPriced, unitPrice, type WirePrice } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type PriceMessages, priceMessages } from './price.messages.js'

/** What this visitor may see of prices. */
export type PriceAccess = 'visible' | 'signedOut' | 'hidden'

export interface PriceProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Dollars per base unit, as on the wire. Nothing is shown when it is not a number (PDP-05). */
  price: WirePrice
  /** Dollars per base unit; struck through when above the price. */
  listPrice?: number | null
  /** The unit the price is shown for. */
  unit?: { label: string; conversionRate: number }
  /** @selector [data-access] */
  access: PriceAccess
  /** Where signing in starts, with the way back; the route of the login by default. */
  loginHref?: string
  /** @selector [data-size] */
  size?: 's' | 'm' | 'l'
  messages?: Partial<PriceMessages>
}

/**
 * A price for one of a unit, with the struck list price and the unit in words. A signed-out visitor gets the link
 * 'Login to View Price' (PDP-04); a person without the permission, and a price of 'N/A', show nothing.
 */
export function Price({
  price,
  listPrice,
  unit,
  access,
  loginHref,
  size = 'm',
  messages,
  className,
  ...props
}: PriceProps) {
  const routes = useRoutes()
  const text = useMessages('price', priceMessages, messages)
  const { money } = useFormats()
  if (access === 'hidden') return null
  const root = { ...props, className: cx('gz-price', className), 'data-access': access, 'data-size': size }
  if (access === 'signedOut') {
    return (
      <p {...root}>
        <Anchor href={loginHref ?? routes.login}>{text.loginToView}</Anchor>
      </p>
    )
  }
  if (!isPriced(price)) return null
  const conversionRate = unit?.conversionRate ?? 1
  return (
    <p {...root}>
      <b data-slot="price">{money(unitPrice({ price, conversionRate }))}</b>
      {isPriced(listPrice ?? null) && listPrice && listPrice > price ? (
        <s data-slot="list">
          <span className="gz-visually-hidden">{text.listPrice} </span>
          {money(unitPrice({ price: listPrice, conversionRate }))}
        </s>
      ) : null}
      {unit ? <span data-slot="unit">{text.per(unit.label)}</span> : null}
    </p>
  )
}
