'use client'
import type { CheckoutForm } from '@gauze/machines/checkout'
import { type FormRules, maxLength } from '@gauze/rules/forms'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { useForm } from '../../forms/form/index.js'
import { useCart } from '../../hooks/use-cart.js'
import { useSession } from '../../hooks/use-session.js'
import { Part } from '../../internal/part.js'
import { useMergedRef } from '../../internal/use-merged-ref.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { CheckoutFields } from './checkout-fields.js'
import { useCurrentCheckout } from './checkout-provider.js'
import { CheckoutSkeleton } from './checkout-skeleton.js'
import { type CheckoutStepsMessages, checkoutStepsMessages } from './checkout-steps.messages.js'
import type { CheckoutScreenProps } from './checkout-steps.types.js'
import { CheckoutSummary } from './checkout-summary.js'

const PO_NUMBER_LENGTH = 40
const NOTES_LENGTH = 1000

/** A longer text stays in its field, with words about it. */
const rules: FormRules<CheckoutForm> = { poNum: [maxLength(PO_NUMBER_LENGTH)], notes: [maxLength(NOTES_LENGTH)] }

export interface CheckoutDetailsProps extends CheckoutScreenProps {
  /** Everything that an order needs is filled in: show `CheckoutReview`. */
  onReview: () => void
  /** Below the addresses, such as a button that adds one. */
  addAddress?: ReactNode
  /** Below the ways to pay, such as a button that adds a card. Omitted if the company may not pay by card. */
  addCard?: ReactNode
  messages?: Partial<CheckoutStepsMessages>
}

/**
 * The first screen of the checkout: delivery and payment, with the order's total next to them. Shows words instead when
 * the cart is empty, or when the order is placed in a procurement system.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function CheckoutDetails({ onReview, addAddress, addCard, messages, ref, ...props }: CheckoutDetailsProps) {
  const text = useMessages('checkoutSteps', checkoutStepsMessages, messages)
  const routes = useRoutes()
  const { view, retry, setForm, openReview, editDetails } = useCurrentCheckout()
  const { status } = useCart()
  const { isPunchout } = useSession()
  const { step } = view
  const form = useForm({
    values: view.form,
    onChange: setForm,
    labels: {
      shipAddressId: text.shipTo,
      shipDate: text.shipDate,
      paymentMethod: text.payment,
      poNum: text.poNumber,
      billAddressId: text.billTo,
      notes: text.notesLabel,
    },
    rules,
    fieldErrors: view.fieldErrors,
    // A day can be lost while the shopper chooses an address, and then the focus stays there.
    isAnswer: view.fieldErrors.shipDate === undefined,
    onSubmit: openReview,
  })
  const { hasTried } = form
  const formRef = useMergedRef<HTMLElement>(form.root.ref, ref)

  const showReview = useEffectEvent(onReview)
  useEffect(() => {
    // The details can be edited whenever the shopper returns; only the button continues to the review.
    if (step === 'failed' || (step === 'review' && !hasTried)) editDetails()
    else if (step === 'review' || step === 'placing' || step === 'unconfirmed') showReview()
  }, [step, hasTried, editDetails])

  const root = { ...props, ...(ref ? { ref } : {}), slot: 'root', state: { step }, 'data-step': step }
  if (isPunchout) {
    return (
      <Part {...root} base="gz-panel">
        <EmptyState title={text.punchout} actions={<LinkButton href={routes.cart}>{text.backToCart}</LinkButton>}>
          {text.punchoutBody}
        </EmptyState>
      </Part>
    )
  }
  if (step === 'loading') return <Part {...root} element={<CheckoutSkeleton />} />
  if (step === 'unavailable') {
    return (
      <Part {...root} element={<ErrorState title={text.unavailable} onRetry={retry} />}>
        {view.message}
      </Part>
    )
  }
  if (status === 'empty') {
    return (
      <Part {...root} base="gz-panel">
        <EmptyState title={text.empty} actions={<LinkButton href={routes.products}>{text.browse}</LinkButton>}>
          {text.emptyBody}
        </EmptyState>
      </Part>
    )
  }
  return (
    <Part {...root} ref={formRef} element={<form {...form.root} />} base="gz-with-summary">
      <CheckoutFields form={form} addAddress={addAddress} addCard={addCard} text={text} />
      <CheckoutSummary>
        {view.message ? <Banner tone="danger">{view.message}</Banner> : null}
        <Button {...form.submit} size="l" isWide>
          {text.review}
        </Button>
        <LinkButton href={routes.cart} variant="plain" isWide>
          {text.backToCart}
        </LinkButton>
      </CheckoutSummary>
    </Part>
  )
}
