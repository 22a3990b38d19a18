'use client'
import type { BankAccount, PaymentMethod } from '@gauze/contract'
import {
  type PaymentChoice,
  type PaymentEvent,
  paymentActors,
  paymentMachine,
  selectCanPay,
  selectChoice,
  selectPaymentData,
  selectPaymentFailure,
  selectPending,
  selectPlan,
  selectStage,
} from '@gauze/machines/billing'
import { centsFromDollars } from '@gauze/rules'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { createKeySeed } from '../../internal/create-key-seed.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { useSelector } from '../../provider/use-selector.js'
import { paymentDraft } from '../payment-draft/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { type Payment, type PaymentActions, PaymentContext, type PaymentView } from './payment-context.js'
import { PaymentProgress } from './payment-progress.js'
import type { PaymentProviderProps } from './payment-provider.js'
import { PaymentSteps } from './payment-steps.js'
import { DiscardedPayment, UnknownPayment } from './unknown-payment.js'

type Snapshot = Parameters<typeof selectStage>[0]

function selectView(snapshot: Snapshot): PaymentView {
  return {
    stage: selectStage(snapshot),
    data: selectPaymentData(snapshot),
    choice: selectChoice(snapshot),
    plan: selectPlan(snapshot),
    canPay: selectCanPay(snapshot),
    pending: selectPending(snapshot),
    failure: selectPaymentFailure(snapshot),
  }
}

const NO_VIEW: PaymentView | null = null

function usePayment(
  actor: ReturnType<typeof useActorRef<typeof paymentMachine>>,
): Omit<Payment, 'historyHref' | 'limit'> {
  const failureText = useFailureText()
  const view = useSelector<Snapshot, PaymentEvent, PaymentView | null>(actor, selectView, NO_VIEW)
  const [isDiscarded, setDiscarded] = useState(false)
  const actions = useMemo(
    (): PaymentActions => ({
      set: (values: Partial<PaymentChoice>) => actor.send({ type: 'choice.set', values }),
      setAmount: (id, amount) => actor.send({ type: 'amount.set', id, amount }),
      choose: (ids, isChosen) => actor.send({ type: 'invoices.choose', ids, isChosen }),
      addCard: (card: PaymentMethod) => actor.send({ type: 'card.add', card }),
      addBankAccount: (bankAccount: BankAccount) => actor.send({ type: 'bankAccount.add', bankAccount }),
      pay: () => {
        setDiscarded(false)
        actor.send({ type: 'payment.make' })
      },
      retry: () => actor.send({ type: 'payment.retry' }),
      discard: () => {
        setDiscarded(true)
        actor.send({ type: 'payment.discard' })
      },
    }),
    [actor],
  )
  return { view, message: view?.failure ? failureText(view.failure) : null, isDiscarded, ...actions }
}

/** Saves the changes of a payment in this tab. */
function savingChanges(ownerId: string) {
  let last: Pick<Snapshot['context'], 'choice' | 'pending'> | null = null
  return ({ status, context: { choice, pending } }: Snapshot) => {
    if (status !== 'active' || (last?.choice === choice && last.pending === pending)) return
    last = { choice, pending }
    paymentDraft.save(ownerId, last)
  }
}

/** A payment of `PaymentProvider`, with the machine that runs it. */
export function RunningPayment({
  port,
  ownerId,
  invoiceIds = [],
  paymentLimit = null,
  historyHref,
  onPaid,
  children,
}: PaymentProviderProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const [{ machine, input }] = useState(() => ({
    machine: paymentMachine.provide({ actors: paymentActors(port) }),
    input: { keySeed: createKeySeed(), ownerId, ...paymentDraft.read(ownerId) },
  }))
  const actor = useActorRef(machine, { input })
  const payment = usePayment(actor)
  const announcePaid = useEffectEvent(onPaid)
  const chooseLinked = useEffectEvent(() => {
    if (invoiceIds.length > 0) payment.choose(invoiceIds, true)
  })
  const stage = payment.view?.stage
  const isReady = payment.view !== null && payment.view.data !== null
  const isInterrupted = input.pending !== null && payment.view?.pending === input.pending
  useEffect(() => {
    if (isReady) chooseLinked()
  }, [isReady])
  useEffect(() => {
    const heard = [
      actor.subscribe(savingChanges(ownerId)),
      actor.on('payment.made', ({ payment: made }) => {
        paymentDraft.forget(ownerId)
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
  if (!isReady) return <Loader />
  const limit = paymentLimit === null ? null : centsFromDollars(paymentLimit)
  return (
    <PaymentContext value={{ ...payment, historyHref, limit }}>
      {isInterrupted ? (
        <>
          <PaymentSteps current="review" />
          <UnknownPayment />
          {stage === 'paying' ? <PaymentProgress isFocused /> : null}
        </>
      ) : (
        <>
          {payment.isDiscarded ? <DiscardedPayment /> : null}
          {children}
        </>
      )}
    </PaymentContext>
  )
}
