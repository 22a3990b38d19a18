'use client'
import type { OfferedAddress, PaymentMethod } from '@gauze/contract'
import {
  type CheckoutEvent,
  selectAboveCredit,
  selectApproval,
  selectCanPlace,
  selectCartChanges,
  selectConfirmation,
  selectCutoffTime,
  selectFailure,
  selectFieldErrors,
  selectForm,
  selectPaymentChoices,
  selectShipDates,
  selectShipToChoices,
  selectStep,
  selectSummary,
} from '@gauze/machines/checkout'
import type { Reason } from '@gauze/machines/port'
import type { ActorLike } from '@gauze/machines/store'
import { useMemo } from 'react'
import { useFailureText, useMessages } from '../messages/index.js'
import { useSelector } from '../provider/use-selector.js'
import { checkoutMessages } from './checkout.messages.js'

type Snapshot = Parameters<typeof selectStep>[0]
type FormValues = Extract<CheckoutEvent, { type: 'form.set' }>['values']

function selectView(snapshot: Snapshot) {
  return {
    step: selectStep(snapshot),
    form: selectForm(snapshot),
    fieldErrors: selectFieldErrors(snapshot),
    shipToChoices: selectShipToChoices(snapshot),
    paymentChoices: selectPaymentChoices(snapshot),
    shipDates: selectShipDates(snapshot),
    cutoffTime: selectCutoffTime(snapshot),
    aboveCredit: selectAboveCredit(snapshot),
    approval: selectApproval(snapshot),
    canPlace: selectCanPlace(snapshot),
    summary: selectSummary(snapshot),
    cartChanges: selectCartChanges(snapshot),
    failure: selectFailure(snapshot),
    confirmation: selectConfirmation(snapshot),
  }
}

const NO_VIEW: ReturnType<typeof selectView> | null = null

/**
 * The checkout: its step, form, options and amounts, and the possible actions. `view` is null until the machine has
 * loaded.
 *
 * @param actor the actor of this checkout; pass the same one until its order is placed
 */
export function useCheckout(actor: ActorLike<Snapshot, CheckoutEvent>) {
  const failureText = useFailureText(useMessages('checkout', checkoutMessages))
  const view = useSelector<Snapshot, CheckoutEvent, typeof NO_VIEW>(actor, selectView, NO_VIEW)
  const actions = useMemo(
    () => ({
      setForm: (values: FormValues) => actor.send({ type: 'form.set', values }),
      addAddress: (address: OfferedAddress) => actor.send({ type: 'address.add', address }),
      addCard: (card: PaymentMethod) => actor.send({ type: 'card.add', card }),
      openReview: () => actor.send({ type: 'review.open' }),
      editDetails: () => actor.send({ type: 'details.edit' }),
      placeOrder: () => actor.send({ type: 'order.place' }),
      retry: () => actor.send({ type: 'checkout.retry' }),
    }),
    [actor],
  )
  return { view: view && inWords(view, failureText), ...actions }
}

function inWords({ failure, fieldErrors, ...view }: ReturnType<typeof selectView>, textOf: (reason: Reason) => string) {
  const errors = Object.entries(fieldErrors).map(([field, reasons]) => [field, reasons.map(textOf)] as const)
  return { ...view, fieldErrors: Object.fromEntries(errors), message: failure && textOf(failure) }
}
