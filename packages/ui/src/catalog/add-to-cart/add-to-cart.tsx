'use client'
import {
  AddToCartAction,
  AddToCartLogin,
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
        <AddToCartLogin />
        <Control.Quantity />
        <AddToCartAction />
        {children}
      </Part.Buy>
      <Part.Note />
    </AddToCartRoot>
  )
}

/**
 * Unit, quantity and the button of a product page, with the reason in words when the item cannot be bought. `children` are
 * further actions next to the button, such as 'Add to list'. To arrange the parts yourself, put them into
 * `AddToCart.Root` in any order.
 *
 * @example <AddToCart itemId={sold.id} name={sold.name} units={sold.units} unit={unit} onUnitChange={setUnit}
 * price={sold.price} addability={addability({…})} onAdd={add} />
 */
export const AddToCart = Object.assign(AddToCartPreset, {
  Root: AddToCartRoot,
  Login: AddToCartLogin,
  Action: AddToCartAction,
  ...Control,
  ...Part,
})
