'use client'
import type { UnitDetail } from '@gauze/contract'
import type { Addability, AddabilityReason, WirePrice } from '@gauze/rules'
import { type ItemRefusalMessages, itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { type PartProps, partElement } from '../../internal/part.js'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type Routes, useRoutes } from '../../routes/index.js'
import type { Addition } from '../product-card/index.js'
import { type AddToCartMessages, addToCartMessages } from './add-to-cart.messages.js'
import type { AddToCartButtonProps, AddToCartQuantityProps, AddToCartUnitProps } from './add-to-cart-parts.js'

/** The parts of the form, by the `data-slot` of their element. */
export type AddToCartSlot = 'unit' | 'buy' | 'login' | 'quantity' | 'action' | 'note'

/** The state that the parts are styled by. */
export interface AddToCartState {
  /** Why the item cannot be bought; null where it can. */
  reason: AddabilityReason | null
  isPending: boolean
}

/** Props of the parts, by the `data-slot` of their element. */
export type AddToCartSlotProps = {
  unit?: AddToCartUnitProps
  buy?: PartProps<AddToCartState>
  login?: AddToCartButtonProps
  quantity?: AddToCartQuantityProps
  action?: AddToCartButtonProps
  note?: PartProps<AddToCartState>
}

/** Accepts the attributes of its form. `onAdd` reports each submit. */
export interface AddToCartRootProps
  extends Omit<ComponentPropsWithRef<'form'>, 'className' | 'name' | 'action' | 'onSubmit'>,
    Pick<PartProps<AddToCartState>, 'className' | 'render' | `data-${string}`> {
  /** Where browsers without script send the form. */
  action?: string
  /** The item number. */
  itemId: number
  /** Names the quantity for assistive technology. */
  name: string
  /** The units in which the item is sold. */
  units: readonly UnitDetail[]
  /** Id of the chosen unit. */
  unit: number
  /** Called with the id of the unit that the user chooses. */
  onUnitChange: (unitId: number) => void
  /** The initial quantity; 1 by default. */
  defaultQuantity?: number
  /** Dollars per base unit; shown on the units if it is a number. */
  price: WirePrice
  /** From rules `addability()`; its reason decides the button and the note. @selector [data-reason] */
  addability: Addability
  /** Called with the item, unit and quantity to add. */
  onAdd: (addition: Addition) => void
  /** The add waits for the server's answer. */
  isPending?: boolean
  /** The item is out of stock: the button says that the order waits for it. */
  isBackorder?: boolean
  /** The item has an allocation, used up or not. */
  isOnAllocation?: boolean
  /** The item needs a license; shown to visitors before they sign in. */
  isLicenseRequired?: boolean
  /** The address of the login, for a visitor; by default its route. */
  loginHref?: string | undefined
  /** A class for every element of a part. */
  classNames?: Partial<Record<AddToCartSlot, string>>
  slotProps?: AddToCartSlotProps
  messages?: Partial<AddToCartMessages>
}

/** The values that the parts of one form share. */
interface AddToCartView
  extends RootView<AddToCartState>,
    Pick<AddToCartRootProps, 'name' | 'units' | 'unit' | 'onUnitChange' | 'price' | 'addability' | 'isBackorder'> {
  quantity: number
  setQuantity: (quantity: number) => void
  /** False until the customer is signed in for the first time. */
  hasQuantity: boolean
  /** The page where signing in starts. */
  loginPage: string
  /** The reason why the item cannot be bought, or the limit that applies to it. */
  note: string | false | undefined
  noteId: string
  /** The way on after a refusal. */
  nextStep: { readonly href: string; readonly label: string } | null
  text: AddToCartMessages
  refusals: ItemRefusalMessages
}

export const AddToCartContext = rootContext<AddToCartView>('AddToCart.Root itemId={…} addability={…}')

/** The form that holds the parts. It reports unit and quantity, wherever their parts are in it. */
export function AddToCartRoot({
  itemId,
  name,
  units,
  unit,
  onUnitChange,
  defaultQuantity = 1,
  price,
  addability,
  onAdd,
  isPending = false,
  isBackorder = false,
  isOnAllocation,
  isLicenseRequired,
  loginHref,
  classNames,
  slotProps,
  messages,
  ...props
}: AddToCartRootProps) {
  const routes = useRoutes()
  const text = useMessages('addToCart', addToCartMessages, messages)
  const refusals = useMessages('itemRefusal', itemRefusalMessages)
  const [quantity, setQuantity] = useState(defaultQuantity)
  const noteId = useId()
  const reason = addability.ok ? null : addability.reason
  const isSignedOut = reason === 'signedOut'
  // The typed quantity stays while the session switches to another account.
  const [hasQuantity, setHasQuantity] = useState(!isSignedOut)
  if (!isSignedOut && !hasQuantity) setHasQuantity(true)
  const note = noteOf(addability, { isOnAllocation, isLicenseRequired, text, refusals })
  const nextStep = nextStepOf(addability, name, routes, text)
  const state = { reason, isPending }
  const offer = {
    name,
    units,
    unit,
    onUnitChange,
    price,
    addability,
    isBackorder,
    loginPage: loginHref ?? routes.login,
  }
  const amount = { quantity, setQuantity, hasQuantity }
  return (
    <AddToCartContext
      value={{ ...offer, ...amount, note, noteId, nextStep, text, refusals, state, classNames, slotProps }}
    >
      {partElement({
        as: 'form',
        base: 'gz-add-to-cart',
        ...props,
        'data-reason': reason ?? undefined,
        onSubmit: (event) => {
          event.preventDefault()
          if (addability.ok && !isPending) onAdd({ itemId, unit, quantity })
        },
        state,
      })}
    </AddToCartContext>
  )
}

/** The next step of a person whose item is refused; a visitor has the login. */
function nextStepOf(addability: Addability, name: string, routes: Routes, text: AddToCartMessages) {
  if (addability.ok || addability.reason === 'signedOut') return null
  const { reason, supportPhone } = addability
  if (reason === 'license') return { href: routes.addresses, label: text.addLicense }
  if (reason === 'restricted' || reason === 'allocation')
    return supportPhone ? { href: `tel:${supportPhone}`, label: text.call(supportPhone) } : null
  return { href: `${routes.products}?search=${encodeURIComponent(name)}`, label: text.findSimilar }
}

interface NoteInput {
  isOnAllocation: boolean | undefined
  isLicenseRequired: boolean | undefined
  text: AddToCartMessages
  refusals: ItemRefusalMessages
}

/** The reason why the item cannot be bought, or the limit that applies to it. */
function noteOf(
  addability: Addability,
  { isOnAllocation, isLicenseRequired, text, refusals }: NoteInput,
): string | false | undefined {
  if (addability.ok) return isOnAllocation && text.onAllocation
  const refusal = itemRefusalText(addability, refusals)
  const notes = {
    inactive: text.whyInactive,
    unavailable: text.whyUnavailable,
    notSellable: text.whyNotSellable,
    license: refusal,
    restricted: refusal,
    allocation: `${text.noMoreAllocation} ${refusal}`,
    signedOut: isLicenseRequired && refusals.license,
  }
  return notes[addability.reason]
}
