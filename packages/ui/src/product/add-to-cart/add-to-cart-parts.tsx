'use client'
import type { ReactNode } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import type { QuantityFieldProps } from '../../forms/quantity-field/index.js'
import { type ControlPartProps, controlPart } from '../../internal/control-part.js'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { part, shownPart, wholePart } from '../../internal/parts.js'
import type { UnitPickerProps } from '../unit-picker/index.js'
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

export type AddToCartUnitProps = ControlPartProps<UnitPickerProps, AddToCartState>
export type AddToCartQuantityProps = ControlPartProps<QuantityFieldProps, AddToCartState>

interface Controls {
  /** Chooses the unit. Nothing without units. What `render` makes of the props of a `UnitPicker` is in its place. */
  Unit: (props: AddToCartUnitProps) => ReactNode
  /** Sets the quantity. Nothing for a visitor. What `render` makes of the props of a `QuantityField` is in its place. */
  Quantity: (props: AddToCartQuantityProps) => ReactNode
}

/** What is chosen and typed. */
export const addToCartControls: Controls = {
  Unit: controlPart(AddToCartContext, 'unit', ({ shown }) => shown.unit),
  Quantity: controlPart(AddToCartContext, 'quantity', ({ shown }) => shown.quantity),
}

/** The parts of the form that have no props of their own. */
export const addToCartParts = {
  /** Quantity, button and further actions. */
  Buy: shownPart(AddToCartContext, 'buy'),

  /** Says why the item cannot be bought, or what limits it. Nothing where there is nothing to say. */
  Note: part(AddToCartContext, 'note', ({ note, noteId, state: { reason } }) => {
    if (!note) return null
    const tone = reason === 'license' || reason === 'restricted' ? 'danger' : 'warning'
    return { element: <Banner tone={tone} />, id: noteId, role: 'note', children: note }
  }),
}
