'use client'
import type { ReactNode } from 'react'
import { buyBoxParts as Part, buyBoxWholes as Whole } from './buy-box-parts.js'
import { BuyBoxRoot, type BuyBoxRootProps } from './buy-box-root.js'

export interface BuyBoxProps extends BuyBoxRootProps {
  /** Below the button, such as whom to ask. */
  children?: ReactNode
}

function BuyBoxPreset({ children, ...props }: BuyBoxProps) {
  return (
    <BuyBoxRoot {...props}>
      <Part.Maker />
      <Part.Name />
      <Part.Identity />
      <Whole.Marks />
      <Part.Price>
        <Whole.Amount />
        <Part.Base />
      </Part.Price>
      <Whole.Variants />
      <Whole.AddToCart />
      {children ? <Part.More>{children}</Part.More> : null}
    </BuyBoxRoot>
  )
}

/**
 * The name of a product and everything it takes to buy what its page sells: the item that rules `soldItem`
 * returns, its price, units and variants. Give it the product as `key`, so that a typed quantity stays while a size is
 * chosen; the unit goes with the size. The parts are `BuyBox.Root` and what stands in it, in any order.
 *
 * @example <BuyBox key={product.id} product={product} access="visible" addability={addability({…})} onAdd={add} />
 */
export const BuyBox = Object.assign(BuyBoxPreset, {
  Root: BuyBoxRoot,
  ...Whole,
  ...Part,
})
