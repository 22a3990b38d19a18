'use client'
import type { ReactNode } from 'react'
import {
  BuyBoxActions,
  type BuyBoxActionsProps,
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
  /** Further actions on the chosen item and unit, below the button. */
  actions?: BuyBoxActionsProps['children']
}

function BuyBoxPreset({ children, actions, ...props }: BuyBoxProps) {
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
      {actions ? <BuyBoxActions>{actions}</BuyBoxActions> : null}
      {children ? <Part.More>{children}</Part.More> : null}
    </BuyBoxRoot>
  )
}

/**
 * The name of a product and all controls to buy the item of its page: the item that rules `soldItem`
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
  Actions: BuyBoxActions,
  ...Control,
  ...Part,
})
