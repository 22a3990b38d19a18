'use client'
import { exactUnitPrice, isPriced, type WirePrice } from '@gauze/rules'
import type { ReactNode } from 'react'
import { useFormats } from '../../formats/index.js'
import { type PartProps, partElement } from '../../internal/part.js'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { exactAmount } from './exact-amount.js'
import { type PriceMessages, priceMessages } from './price.messages.js'
import type { PriceLoginProps } from './price-parts.js'

/** Whether this person sees prices: `visible`; `signedOut`, a login link instead; `hidden`, nothing instead. */
export type PriceAccess = 'visible' | 'signedOut' | 'hidden'

/** The parts of a price, by the `data-slot` of their element. */
export type PriceSlot = 'login' | 'price' | 'list' | 'unit'

/** The state that the parts are styled by. */
export interface PriceState {
  access: PriceAccess
  size: 's' | 'm' | 'l'
}

export interface PriceRootProps extends PartProps<PriceState> {
  /** Dollars per base unit, as on the wire. The component renders nothing when it is not a number. */
  price: WirePrice
  /** Dollars per base unit; struck through when above the price. */
  listPrice?: number | null
  /** The unit the price is shown for. */
  unit?: { label: string; conversionRate: number } | undefined
  /**
   * Whether the viewer sees prices, must log in for them, or may not see them.
   * @selector [data-access]
   */
  access: PriceAccess
  /** Where signing in starts, with the way back; the route of the login by default. */
  loginHref?: string | undefined
  /**
   * The size of the amount.
   * @selector [data-size]
   */
  size?: 's' | 'm' | 'l'
  classNames?: Partial<Record<PriceSlot, string>>
  slotProps?: PriceSlotProps
  messages?: Partial<PriceMessages>
}

/** Props of the parts, by the `data-slot` of their element. */
export type PriceSlotProps = {
  login?: PriceLoginProps
  price?: PartProps<PriceState>
  list?: PartProps<PriceState>
  unit?: PartProps<PriceState>
}

/** The values that the parts of one price share. */
interface PriceView extends RootView<PriceState>, Pick<PriceRootProps, 'unit'> {
  /** For one of the unit; null where the visitor sees none. */
  shownPrice: ReactNode
  /** Null unless it is above the price. */
  shownListPrice: ReactNode
  page: string
  text: PriceMessages
}

export const PriceContext = rootContext<PriceView>('Price.Root price={…}')

/** Holds the parts of a price, and the values that they share. Renders nothing when there is no price to show. */
export function PriceRoot({
  price,
  listPrice,
  unit,
  access,
  loginHref,
  size = 'm',
  classNames,
  slotProps,
  messages,
  ...props
}: PriceRootProps) {
  const routes = useRoutes()
  const text = useMessages('price', priceMessages, messages)
  const { exactPrice } = useFormats()
  const isVisible = access === 'visible' && isPriced(price)
  if (!isVisible && access !== 'signedOut') return null
  const inUnit = (of: number) => {
    const exact = exactUnitPrice({ price: of, conversionRate: unit?.conversionRate ?? 1 })
    return exactAmount(exact, exactPrice(exact))
  }
  const shownPrice = isVisible ? inUnit(price) : null
  const shownListPrice = isVisible && isPriced(listPrice) && listPrice > price ? inUnit(listPrice) : null
  const state = { access, size }
  const page = loginHref ?? routes.login
  return (
    <PriceContext value={{ shownPrice, shownListPrice, page, unit, text, state, classNames, slotProps }}>
      {partElement({ as: 'p', base: 'gz-price', ...props, 'data-access': access, 'data-size': size, state })}
    </PriceContext>
  )
}
