'use client'
import type { ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Tooltip } from '../../feedback/tooltip/index.js'
import { QuantityField, type QuantityFieldProps } from '../../forms/quantity-field/index.js'
import { type ControlPartProps, controlPart } from '../../internal/control-part.js'
import { isUnavailable } from '../../internal/is-unavailable.js'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { part, usePart } from '../../internal/parts.js'
import { Anchor } from '../../link/index.js'
import { UnitPicker, type UnitPickerProps } from '../unit-picker/index.js'
import { AddToCartContext, type AddToCartState } from './add-to-cart-root.js'

/** Props of the button, and of the login link that replaces it. */
export interface AddToCartButtonProps extends Omit<PartProps<AddToCartState>, 'ref' | 'render'> {
  /** An element that replaces the button or the link and receives its attributes. */
  render?: RenderProp
}

/** Links a visitor to the page where signing in starts. Renders nothing for a customer who is signed in. */
export function AddToCartLogin(given: AddToCartButtonProps) {
  const [{ loginPage, text, state }, props] = usePart(AddToCartContext, 'login', given)
  if (state.reason !== 'signedOut') return null
  return (
    <LinkButton size="l" href={loginPage} {...props}>
      {props.children ?? text.loginToView}
    </LinkButton>
  )
}

/** Submits the form. Renders nothing for a visitor. */
export function AddToCartAction(given: AddToCartButtonProps) {
  const [view, props] = usePart(AddToCartContext, 'action', given)
  const { addability, isBackorder, note, noteId, text, refusals, state } = view
  const add = isBackorder ? text.backorder : text.addToCart
  if (state.reason === 'signedOut') return null
  if (state.reason === 'allocation') {
    // Not `disabled`, so that keyboard and pointer reach the tooltip.
    return (
      <Tooltip words={refusals.allocation}>
        {(trigger) => (
          <Button size="l" aria-disabled {...trigger} {...props}>
            {props.children ?? text.addToCart}
          </Button>
        )}
      </Tooltip>
    )
  }
  return (
    <Button
      type="submit"
      size="l"
      isPending={state.isPending}
      disabled={!addability.ok}
      aria-describedby={note ? noteId : undefined}
      {...props}
    >
      {props.children ?? (isUnavailable(addability) ? text.unavailable : add)}
    </Button>
  )
}

export type AddToCartUnitProps = ControlPartProps<UnitPickerProps, AddToCartState>
export type AddToCartQuantityProps = ControlPartProps<QuantityFieldProps, AddToCartState>

interface Controls {
  /** Chooses the unit. Renders nothing without units. `render` receives the props of the `UnitPicker` and replaces it. */
  Unit: (props: AddToCartUnitProps) => ReactNode
  /**
   * Sets the quantity. Renders nothing for a visitor. `render` receives the props of the `QuantityField` and replaces
   * it.
   */
  Quantity: (props: AddToCartQuantityProps) => ReactNode
}

/** The parts of the form that edit unit and quantity. */
export const addToCartControls: Controls = {
  Unit: controlPart(AddToCartContext, 'unit', ({ units, unit, onUnitChange, price }) =>
    units.length > 0 ? <UnitPicker units={units} value={unit} onChange={onUnitChange} price={price} /> : null,
  ),
  Quantity: controlPart(AddToCartContext, 'quantity', ({ name, quantity, setQuantity, hasQuantity, state }) =>
    hasQuantity ? (
      <QuantityField
        size="l"
        itemName={name}
        value={quantity}
        onChange={setQuantity}
        disabled={state.reason !== null}
        {...(state.reason === 'signedOut' ? { style: { display: 'none' } } : {})}
      />
    ) : null,
  ),
}

/** The parts of the form that have no props of their own. */
export const addToCartParts = {
  /** Quantity, button and further actions. */
  Buy: part(AddToCartContext, 'buy', () => ({})),

  /** Says why the item cannot be bought, or which limit applies. Renders nothing for an item without either. */
  Note: part(AddToCartContext, 'note', ({ note, noteId, nextStep, state: { reason } }) => {
    if (!note) return null
    const tone = reason === 'license' || reason === 'restricted' ? 'danger' : 'warning'
    const actions = nextStep ? <Anchor href={nextStep.href}>{nextStep.label}</Anchor> : null
    return { element: <Banner tone={tone} actions={actions} />, id: noteId, role: 'note', children: note }
  }),
}
