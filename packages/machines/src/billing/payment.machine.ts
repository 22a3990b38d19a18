import type { BankAccount, PaymentMethod } from '@gauze/contract'
import { assign, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import { type Reason, readFailure, reasonOf } from '../port/index.js'
import { unprovided } from '../port/unprovided.js'
import type { MakeInput, OwnedInput } from './payment.actors.js'
import {
  canPay,
  chooseInvoices,
  emptyChoice,
  keepPossible,
  noPlan,
  openInvoices,
  orderOf,
  planOf,
} from './payment.rules.js'
import type {
  MadePayment,
  PaymentChoice,
  PaymentContext,
  PaymentData,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PendingPayment,
} from './payment.types.js'

const types: Partial<{
  context: PaymentContext
  events: PaymentEvent
  emitted: PaymentEmitted
  input: PaymentInput
  tags: 'loading' | 'busy' | 'unconfirmed'
}> = {}

const providing = 'paymentMachine.provide({ actors: paymentActors(port) })'

/** The store did not answer in time. */
const tooSlow: Reason = { code: 'timeout', detail: null }

/** No answer came to any try, so the payment may be made or not. */
const notConfirmed: Reason = { code: 'not-confirmed', detail: null }

const maxRetries = 5

/** The request of the state `paying`, which begins with it. */
function pendingOf({ pending }: PaymentContext): PendingPayment {
  if (pending === null) throw new Error('No payment is pending. Send payment.make first.')
  return pending
}

type Entries = Pick<PaymentContext, 'data' | 'open' | 'choice'>

/** Entries with their plan, which is calculated once for each change. */
function withPlan(entries: Entries): Entries & Pick<PaymentContext, 'plan'> {
  return { ...entries, plan: planOf(entries) }
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}

/**
 * A payment of invoices: choosing invoices and credits, then paying. One request to pay has
 * one idempotency key: a second click is not heard while one is on its way, and an answer that does not come leads to
 * `unconfirmed`, which tries again with the same key. A new key is made only once the server has refused a payment; then
 * invoices and credits are read again, and the entries that are still possible stay. Keep `pending` for a reload: the
 * actor of the reloaded page begins as `undecided` and asks with the same key and order, which pays now if the first
 * request never came, or `payment.discard` gives the request up.
 *
 * Delays: `answer` until a call counts as lost, `retry` between attempts.
 * @example
 * const machine = paymentMachine.provide({ actors: paymentActors(port) })
 * const payment = createActor(machine, { input: { keySeed: newKey(), ownerId } }).start()
 * payment.send({ type: 'invoices.choose', ids: [7], isChosen: true })
 * payment.send({ type: 'payment.make' })
 */
export const paymentMachine = setup({
  types,
  actors: {
    load: unprovided<PaymentData, OwnedInput>(providing),
    makePayment: unprovided<MadePayment, MakeInput>(providing),
  },
  actions: {
    takeData: assign(({ context }, data: PaymentData) => {
      const open = openInvoices(data)
      return withPlan({ data, open, choice: keepPossible(context.choice, data, open, context.open) })
    }),
    setChoice: assign(({ context: { data, open, choice } }, values: Partial<PaymentChoice>) => ({
      ...withPlan({ data, open, choice: { ...choice, ...values } }),
      failure: null,
    })),
    setAmount: assign(
      ({ context: { data, open, choice } }, { id, amount }: { readonly id: number; readonly amount: string }) => ({
        ...withPlan({ data, open, choice: { ...choice, amounts: { ...choice.amounts, [id]: amount } } }),
        failure: null,
      }),
    ),
    choose: assign(
      (
        { context: { data, open, choice } },
        { ids, isChosen }: { readonly ids: readonly number[]; readonly isChosen: boolean },
      ) => ({
        ...withPlan({ data, open, choice: { ...choice, ...chooseInvoices(choice, open, ids, isChosen) } }),
        failure: null,
      }),
    ),
    addCard: assign(({ context: { data, open, choice } }, card: PaymentMethod) => ({
      ...withPlan({
        data: data && { ...data, cards: [...data.cards.filter(({ id }) => id !== card.id), card] },
        open,
        choice: { ...choice, cardId: card.id, bankAccountId: null },
      }),
      failure: null,
    })),
    addBankAccount: assign(({ context: { data, open, choice } }, added: BankAccount) => ({
      ...withPlan({
        data: data && { ...data, bankAccounts: [...data.bankAccounts.filter(({ id }) => id !== added.id), added] },
        open,
        choice: { ...choice, cardId: null, bankAccountId: added.id },
      }),
      failure: null,
    })),
    takeFailure: assign({ failure: (_, error: unknown) => reasonOf(readFailure(error)) }),
    clearFailure: assign({ failure: null }),
    noteTooSlow: assign({ failure: tooSlow }),
    noteUnconfirmed: assign({ failure: notConfirmed }),
    beginPending: assign({
      pending: ({ context }) => ({
        idempotencyKey: `${context.keySeed}-${context.attempt}`,
        order: orderOf(context),
      }),
    }),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1, retries: 0, pending: null }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    takePayment: assign({ paid: (_, payment: MadePayment) => payment, failure: null, pending: null }),
    reportMade: enqueueActions(({ context, enqueue }) => {
      if (context.paid) enqueue.emit({ type: 'payment.made', payment: context.paid })
    }),
  },
  guards: {
    canPay: ({ context }) => canPay(context),
    isPending: ({ context }) => context.pending !== null,
    isUnheard: (_, error: unknown) => readFailure(error).kind === 'network',
    // Somebody paid an invoice, or used a credit, meanwhile.
    isAboutStaleData: (_, error: unknown) => {
      const { slug } = readFailure(error)
      return slug === 'payment-changed' || slug === 'not-found'
    },
    // A try before this one may have paid all the same: only its key can show that.
    isUndecided: (_, error: unknown) => {
      const { kind, slug } = readFailure(error)
      return !['conflict', 'validation', 'forbidden'].includes(kind) || slug === 'idempotency-key-reused'
    },
    isExhausted: ({ context }) => context.retries >= maxRetries,
  },
  delays: { answer: 35_000, retry: 3_000 },
}).createMachine({
  id: 'payment',
  context: ({ input: { keySeed, ownerId, choice, pending = null } }) => ({
    keySeed,
    ownerId,
    attempt: 1,
    retries: 0,
    data: null,
    open: new Map(),
    choice: { ...emptyChoice, ...choice },
    plan: noPlan,
    pending,
    failure: null,
    paid: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { ownerId } }) => ({ ownerId }),
        onDone: [
          {
            guard: 'isPending',
            target: 'undecided',
            actions: { type: 'takeData', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'takeData', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'takeFailure', params: errorOf } },
      },
      after: { answer: { target: 'unavailable', actions: 'noteTooSlow' } },
    },
    unavailable: {
      on: {
        'payment.retry': { target: 'loading', actions: 'clearFailure' },
        'connection.restore': { target: 'loading', actions: 'clearFailure' },
      },
    },
    open: {
      on: {
        'choice.set': { actions: { type: 'setChoice', params: ({ event }) => event.values } },
        'amount.set': { actions: { type: 'setAmount', params: ({ event }) => event } },
        'invoices.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'card.add': { actions: { type: 'addCard', params: ({ event }) => event.card } },
        'bankAccount.add': { actions: { type: 'addBankAccount', params: ({ event }) => event.bankAccount } },
        'payment.make': {
          guard: 'canPay',
          target: 'paying',
          actions: ['clearFailure', 'resetRetries', 'beginPending'],
        },
      },
    },
    paying: {
      tags: 'busy',
      invoke: {
        id: 'makePayment',
        src: 'makePayment',
        input: ({ context }) => ({ ownerId: context.ownerId, ...pendingOf(context) }),
        onDone: { target: 'made', actions: { type: 'takePayment', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnheard', params: errorOf }, target: 'unconfirmed' },
          {
            guard: { type: 'isUndecided', params: errorOf },
            target: 'undecided',
            actions: { type: 'takeFailure', params: errorOf },
          },
          {
            guard: { type: 'isAboutStaleData', params: errorOf },
            target: 'loading',
            actions: ['beginAttempt', { type: 'takeFailure', params: errorOf }],
          },
          { target: 'open', actions: ['beginAttempt', { type: 'takeFailure', params: errorOf }] },
        ],
      },
      after: { answer: 'unconfirmed' },
    },
    unconfirmed: {
      tags: ['busy', 'unconfirmed'],
      always: { guard: 'isExhausted', target: 'undecided', actions: 'noteUnconfirmed' },
      after: { retry: { target: 'paying', actions: 'countRetry' } },
      on: {
        'connection.restore': { target: 'paying', actions: 'resetRetries' },
        'payment.retry': { target: 'paying', actions: 'resetRetries' },
      },
    },
    /** The payment may be made or not, so nothing can be changed before its key shows it. */
    undecided: {
      on: {
        'payment.retry': { target: 'paying', actions: ['clearFailure', 'resetRetries'] },
        'payment.discard': { target: 'loading', actions: ['clearFailure', 'beginAttempt'] },
      },
    },
    made: { type: 'final', entry: 'reportMade' },
  },
})
