'use client'
import type { ReactNode } from 'react'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { shownPart, wholePart } from '../../internal/parts.js'
import { AddToCartContext, type AddToCartState } from './add-to-cart-root.js'

/** Props of the button and of the link in its place. */
export interface AddToCartButtonProps extends Omit<PartProps<AddToCartState>, 'ref' | 'render'> {
  /** An element in place of the button or the link; it gets the attributes of that. */
  render?: RenderProp
}

interface ButtonParts {
  /** Leads a visitor to where signing in starts. Nothing for who is signed in. */
  Login: (props: AddToCartButtonProps) => ReactNode
  /** Sends the form. Nothing for a visitor. */
  Action: (props: AddToCartButtonProps) => ReactNode
}

/** The button of the form and the link in its place. */
export const addToCartButtons: ButtonParts = {
  Login: wholePart(AddToCartContext, 'login'),
  Action: wholePart(AddToCartContext, 'action'),
}

/** The parts of the form that have no props of their own. */
export const addToCartParts = {
  /** Chooses the unit. Nothing without units. What is rendered instead gets the props of a `UnitPicker`. */
  Unit: shownPart(AddToCartContext, 'unit'),

  /** Quantity, button and further actions. */
  Buy: shownPart(AddToCartContext, 'buy'),

  /** Sets the quantity. Nothing for a visitor. What is rendered instead gets the props of a `QuantityField`. */
  Quantity: shownPart(AddToCartContext, 'quantity'),

  /** Says why the item cannot be bought, or what limits it. Nothing where there is nothing to say. */
  Note: shownPart(AddToCartContext, 'note'),
}
