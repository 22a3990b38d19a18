'use client'
import { cloneElement } from 'react'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { shownPart, usePart } from '../../internal/parts.js'
import { AddToCartContext, type AddToCartState } from './add-to-cart-root.js'

/** Props of the button and of the link in its place. */
export interface AddToCartButtonProps extends Omit<PartProps<AddToCartState>, 'ref' | 'render'> {
  /** An element in place of the button or the link; it gets the attributes of that. */
  render?: RenderProp
}

function buttonPart(slot: 'login' | 'action') {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, as its module loads
  return function ButtonPart(given: AddToCartButtonProps) {
    const [{ shown }, props] = usePart(AddToCartContext, slot, given)
    return shown[slot] && cloneElement(shown[slot], props)
  }
}

/** The parts of the form. */
export const addToCartParts = {
  /** Chooses the unit. Nothing without units. What is rendered instead gets the props of a `UnitPicker`. */
  Unit: shownPart(AddToCartContext, 'unit'),

  /** Quantity, button and further actions. */
  Buy: shownPart(AddToCartContext, 'buy'),

  /** Leads a visitor to where signing in starts. Nothing for who is signed in. */
  Login: buttonPart('login'),

  /** Sets the quantity. Nothing for a visitor. What is rendered instead gets the props of a `QuantityField`. */
  Quantity: shownPart(AddToCartContext, 'quantity'),

  /** Sends the form. Nothing for a visitor. */
  Action: buttonPart('action'),

  /** Says why the item cannot be bought, or what limits it. Nothing where there is nothing to say. */
  Note: shownPart(AddToCartContext, 'note'),
}
