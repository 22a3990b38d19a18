'use client'
import type { PaymentDetails, PaymentMethod } from '@gauze/contract'
import {
  type PaymentChoice,
  type PaymentEvent,
  type PaymentPort,
  paymentActors,
  paymentMachine,
  selectCanPay,
  selectChoice,
  selectPaymentData,
  selectPaymentFailure,
  selectPlan,
  selectStage,
} from '@gauze/machines/payment'
import { useActorRef } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { createKeySeed } from '../../internal/create-key-seed.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { useSelector } from '../../provider/use-selector.js'
import { forgetPayment, keepChoice, keptChoice } from '../kept-payment/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

type Snapshot = Parameters<typeof selectStage>[0]

function selectView(snapshot: Snapshot) {
  return {
    stage: selectStage(snapshot),
    data: selectPaymentData(snapshot),
    choice: selectChoice(snapshot),
    plan: selectPlan(snapshot),
    canPay: selectCanPay(snapshot),
    failure: selectPaymentFailure(snapshot),
  }
}

const NO_VIEW: ReturnType<typeof selectView> | null = null

function usePayment(actor: ReturnType<typeof useActorRef<typeof paymentMachine>>) {
  const failureText = useFailureText()
  const view = useSelector<Snapshot, PaymentEvent, typeof NO_VIEW>(actor, selectView, NO_VIEW)
  const actions = useMemo(
    () => ({
      set: (values: Partial<PaymentChoice>) => actor.send({ type: 'choice.set', values }),
      choose: (ids: readonly number[], isChosen: boolean) => actor.send({ type: 'invoices.choose', ids, isChosen }),
      addCard: (card: PaymentMethod) => actor.send({ type: 'card.add', card }),
      pay: () => actor.send({ type: 'payment.make' }),
      retry: () => actor.send({ type: 'payment.retry' }),
    }),
    [actor],
  )
  return { view, message: view?.failure ? failureText(view.failure) : null, ...actions }
}

type Payment = ReturnType<typeof usePayment>

const PaymentContext = createContext<Payment | null>(null)

export interface PaymentProviderProps {
  /** The calls of a payment, such as the result of `createApiClient`. */
  port: PaymentPort
  /** The owner for whom the payment is made: `ownerId` of `useSession`. A new owner starts a new payment. */
  ownerId: string
  /** Invoices to begin with, such as those of a link. Without them, the entries of before a reload stay. */
  invoiceIds?: readonly number[]
  /** Called when the payment is made. Show its confirmation. */
  onPaid: (payment: PaymentDetails) => void
  children: ReactNode
}

/**
 * One payment of invoices for all of its screens, so that choices stay while a person goes back and forth between them.
 * The tab keeps the choices for a reload, until the payment is made.
 *
 * @example
 * <PaymentProvider port={api} ownerId={ownerId} onPaid={({ id }) => show(id)}>
 *   {isReviewing ? <PaymentReview hrefs={hrefs} /> : <ChooseInvoices hrefs={hrefs} />}
 * </PaymentProvider>
 */
export function PaymentProvider(props: PaymentProviderProps) {
  return <OnePayment key={props.ownerId} {...props} />
}

function OnePayment({ port, ownerId, invoiceIds = [], onPaid, children }: PaymentProviderProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const [{ machine, input }] = useState(() => ({
    machine: paymentMachine.provide({ actors: paymentActors(port) }),
    input: { keySeed: createKeySeed(), ownerId, choice: keptChoice(ownerId) },
  }))
  const actor = useActorRef(machine, { input })
  const payment = usePayment(actor)
  const announcePaid = useEffectEvent(onPaid)
  const chooseLinked = useEffectEvent(() => {
    if (invoiceIds.length > 0) payment.choose(invoiceIds, true)
  })
  const stage = payment.view?.stage
  const isReady = payment.view !== null && payment.view.data !== null
  useEffect(() => {
    if (isReady) chooseLinked()
  }, [isReady])
  useEffect(() => {
    const heard = [
      actor.subscribe(({ status, context: { choice } }) => {
        if (status === 'active') keepChoice(ownerId, choice)
      }),
      actor.on('payment.made', ({ payment: made }) => {
        forgetPayment()
        announcePaid(made)
      }),
    ]
    const reconnect = () => actor.send({ type: 'connection.restore' })
    window.addEventListener('online', reconnect)
    return () => {
      window.removeEventListener('online', reconnect)
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [actor, ownerId])
  if (stage === 'unavailable') {
    return (
      <ErrorState title={text.unavailable} onRetry={payment.retry}>
        {payment.message ?? text.unavailableBody}
      </ErrorState>
    )
  }
  return <PaymentContext value={payment}>{isReady ? children : <Loader />}</PaymentContext>
}

/**
 * The payment of the `PaymentProvider` around it, for a screen of your own.
 *
 * @throws Error outside a `PaymentProvider`.
 */
export function useCurrentPayment() {
  const payment = use(PaymentContext)
  if (payment?.view?.data == null) {
    throw new Error('useCurrentPayment found no payment. Use it below <PaymentProvider>.')
  }
  return { ...payment, ...payment.view, data: payment.view.data }
}
