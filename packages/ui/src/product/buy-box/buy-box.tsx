'use client'
import type { ReactNode } from 'react'
import {
  BuyBoxAddToCart,
  BuyBoxAmount,
  BuyBoxMarks,
  buyBoxControls as Control,
  buyBoxParts as Part,
} from './buy-box-parts.js'
import { BuyBoxRoot, type BuyBoxRootProps } from './buy-box-root.js'

export interface BuyBoxProps extends BuyBoxRootProps {
  /** Further content below the button, such as a phone number for questions. */
  children?: ReactNode
}

function BuyBoxPreset({ children, ...props }: BuyBoxProps) {
  return (
    <BuyBoxRoot {...props}>
      <Part.Maker />
      <Part.Name />
      <Part.Identity />
      <BuyBoxMarks />
      <Part.Price>
        <BuyBoxAmount />
        <Part.Base />
      </Part.Price>
      <Control.Variants />
      <BuyBoxAddToCart />
      {children ? <Part.More>{children}</Part.More> : null}
    </BuyBoxRoot>
  )
}

/**
 * The name of a product and everything it takes to buy what its page sells: the item that rules `soldItem`
 * returns, its price, units and variants. Pass the product's id as `key`, so that a typed quantity stays when the
 * customer chooses another size, and does not carry over to another product. To arrange the parts yourself, put them
 * into `BuyBox.Root` in any order.
 *
 * @example <BuyBox key={product.id} product={product} access="visible" addability={addability({…})} onAdd={add} />
 */
export const BuyBox = Object.assign(BuyBoxPreset, {
  Root: BuyBoxRoot,
  Marks: BuyBoxMarks,
  Amount: BuyBoxAmount,
  AddToCart: BuyBoxAddToCart,
  ...Control,
  ...Part,
})
