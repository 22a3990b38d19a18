'use client'
import type { OfferedAddress } from '@gauze/contract'
import type { CheckoutForm, PaymentChoices } from '@gauze/machines/checkout'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { addressLines } from '../../addresses/address-picker/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { useDateFormat, useWeekdayFormat } from '../../formats/index.js'
import { useCart } from '../../hooks/use-cart.js'
import { instead } from '../../internal/instead.js'
import { Part } from '../../internal/part.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { OrderReview } from '../order-review/index.js'
import { CheckoutChanges } from './checkout-changes.js'
import { useCurrentCheckout } from './checkout-provider.js'
import { CheckoutSkeleton } from './checkout-skeleton.js'
import { type CheckoutStepsMessages, checkoutStepsMessages } from './checkout-steps.messages.js'
import type { CheckoutScreenProps } from './checkout-steps.types.js'
import { CheckoutSummary } from './checkout-summary.js'

export interface CheckoutReviewProps extends CheckoutScreenProps {
  /**
   * Called to show `CheckoutDetails`: with `change` when the shopper wants to change something, with `empty` when
   * details are missing or the cart is empty.
   */
  onDetails: (details: { reason: 'change' | 'empty' }) => void
  messages?: Partial<CheckoutStepsMessages>
}

/**
 * The second screen of the checkout: the whole order, and the button that places it once. Changes of the cart in the
 * meantime are listed first. Class, ref and attributes go to the element with the order and its total.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function CheckoutReview({ onDetails, messages, ...props }: CheckoutReviewProps) {
  const text = useMessages('checkoutSteps', checkoutStepsMessages, messages)
  const { checkout: editHref } = useRoutes()
  const { view, openReview, placeOrder, retry } = useCurrentCheckout()
  const { cart, status } = useCart()
  const [date, weekday] = [useDateFormat(), useWeekdayFormat()]
  const { step, form, shipToChoices, paymentChoices } = view

  const isEmpty = status === 'empty' && (step === 'details' || step === 'review')
  const isIncomplete = step === 'details' && Object.keys(view.fieldErrors).length > 0
  const leavesReview = step === 'unavailable' || isEmpty || isIncomplete
  const showDetails = useEffectEvent(onDetails)
  useEffect(() => {
    if (leavesReview) showDetails({ reason: 'empty' })
    // The shopper came by a reload or by the browser's Forward. If something is missing, the details get their errors.
    else if (step === 'details') openReview()
  }, [step, leavesReview, openReview])

  const root = { ...props, slot: 'root', state: { step }, 'data-step': step }
  if (step === 'loading' || step === 'details' || step === 'unavailable') {
    return <Part {...root} element={<CheckoutSkeleton />} />
  }
  const isPlacing = step === 'placing' || step === 'unconfirmed' || step === 'placed'
  const addressOf = (chosen: number | null) => shipToChoices.find(({ id }) => id === chosen)
  const edit = { editHref, onEdit: () => onDetails({ reason: 'change' }) }
  const payment = paymentText(form, paymentChoices, text)
  return (
    <>
      <CheckoutChanges changes={view.cartChanges} text={text} />
      <Part {...root} base="gz-with-summary">
        <OrderReview
          lines={cart.lines}
          sections={[
            {
              title: text.shipTo,
              content: <AddressText address={addressOf(form.shipAddressId)} text={text} />,
              editHref,
            },
            {
              title: text.billTo,
              content: <AddressText address={addressOf(form.billAddressId)} text={text} />,
              editHref,
            },
            { title: text.payment, content: form.poNum ? text.withPoNumber(payment, form.poNum) : payment, ...edit },
            {
              title: text.shipDate,
              content: form.shipDate ? text.day(weekday(form.shipDate), date(form.shipDate)) : text.soonest,
              ...edit,
            },
            ...(form.notes ? [{ title: text.notes, content: form.notes, ...edit }] : []),
          ]}
        />
        <CheckoutSummary>
          {view.message ? <Banner tone="danger">{view.message}</Banner> : null}
          <Button
            size="l"
            isWide
            commits="placeOrder"
            isPending={isPlacing}
            disabled={!isPlacing && !view.canPlace}
            onClick={placeOrder}
          >
            {view.approval ? text.sendForApproval : text.place}
          </Button>
          {step === 'unconfirmed' ? (
            <Banner
              tone="warning"
              title={text.unconfirmed}
              actions={
                <Button size="s" variant="quiet" onClick={retry}>
                  {text.askAgain}
                </Button>
              }
            >
              {text.unconfirmedBody}
            </Banner>
          ) : isPlacing ? (
            <Loader kind={form.paymentMethod === 'terms' ? 'order' : 'payment'} />
          ) : (
            <LinkButton href={editHref} variant="plain" isWide onClick={instead(edit.onEdit)}>
              {text.changeDetails}
            </LinkButton>
          )}
        </CheckoutSummary>
      </Part>
    </>
  )
}

function paymentText(form: CheckoutForm, choices: PaymentChoices | null, text: CheckoutStepsMessages): string {
  if (form.paymentMethod === 'terms') return text.onTerms(choices?.terms?.label ?? null)
  const card = choices?.cards?.find(({ id }) => id === form.paymentMethod)
  return card ? text.card(card.brand, card.last4) : text.nothing
}

function AddressText({ address, text }: { address: OfferedAddress | undefined; text: CheckoutStepsMessages }) {
  if (!address) return text.nothing
  return (
    <>
      <strong>{address.label}</strong>
      {addressLines(address).map((line) => (
        <span key={line} data-slot="line">
          {line}
        </span>
      ))}
    </>
  )
}
