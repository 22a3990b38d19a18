'use client'
import {
  addToCartButtons as Buttons,
  addToCartControls as Control,
  addToCartParts as Part,
} from './add-to-cart-parts.js'
import { AddToCartRoot, type AddToCartRootProps } from './add-to-cart-root.js'

export interface AddToCartProps extends AddToCartRootProps {}

function AddToCartPreset({ children, ...props }: AddToCartProps) {
  return (
    <AddToCartRoot {...props}>
      <Control.Unit />
      <Part.Buy>
        <Buttons.Login />
        <Control.Quantity />
        <Buttons.Action />
        {children}
      </Part.Buy>
      <Part.Note />
    </AddToCartRoot>
  )
}

/**
 * Unit, quantity and the button of a product page, with the reason in words when it cannot be bought. Its children are
 * further actions next to the button, such as 'Add to list'. The parts are `AddToCart.Root` and what stands in it, in
 * any order.
 *
 * @example <AddToCart itemId={sold.id} name={sold.name} units={sold.units} unit={unit} onUnitChange={setUnit}
 * price={sold.price} addability={addability({…})} onAdd={add} />
 */
export const AddToCart = Object.assign(AddToCartPreset, { Root: AddToCartRoot, ...Buttons, ...Control, ...Part })
