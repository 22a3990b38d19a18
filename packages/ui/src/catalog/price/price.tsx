'use client'
import { priceParts as Part, PriceLogin } from './price-parts.js'
import { PriceRoot, type PriceRootProps } from './price-root.js'

export interface PriceProps extends Omit<PriceRootProps, 'children'> {}

function PricePreset(props: PriceProps) {
  return (
    <PriceRoot {...props}>
      <PriceLogin />
      <Part.Amount />
      <Part.List />
      <Part.Unit />
    </PriceRoot>
  )
}

/**
 * A price for one of a unit, with the struck list price and the unit in words. A signed-out visitor gets the link
 * 'Login to View Price'; a person without the permission sees nothing, and a price of 'N/A' shows nothing. To arrange
 * the parts yourself, put them into `Price.Root` in any order.
 *
 * @example <Price price={11.85} listPrice={14.2} access="visible" unit={{ label: 'Box of 100', conversionRate: 1 }} />
 */
export const Price = Object.assign(PricePreset, {
  Root: PriceRoot,
  Login: PriceLogin,
  ...Part,
})
