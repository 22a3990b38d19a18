import type { Cart, OfferedAddress, PaymentMethod } from '@gauze/contract'
import { assign, type ErrorActorEvent, emit, enqueueActions, raise, setup } from 'xstate'
import { type Reason, readFailure, reasonOf } from '../port/index.js'
import { unprovided } from '../port/unprovided.js'
import type { OwnedInput, PlaceInput, QuoteInput } from './checkout.actors.js'
import {
  canPlace,
  cartChanges,
  emptyForm,
  fillDefaults,
  formErrors,
  isShipDateGone,
  orderOf,
  serverErrors,
  shipDateErrors,
} from './checkout.rules.js'
import type {
  CheckoutChoices,
  CheckoutContext,
  CheckoutData,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutForm,
  CheckoutInput,
  PlacedOrder,
  Quote,
} from './checkout.types.js'

const types: Partial<{
  context: CheckoutContext
  events: CheckoutEvent
  emitted: CheckoutEmitted
  input: CheckoutInput
  tags: 'loading' | 'quoting' | 'busy' | 'unconfirmed'
}> = {}

const providing = 'checkoutMachine.provide({ actors: checkoutActors(port) })'

/** The store did not answer in time. */
const tooSlow: Reason = { code: 'timeout', detail: null }

/** No answer came to any try, so the order may be placed or not. */
const notConfirmed: Reason = { code: 'not-confirmed', detail: null }

const maxRetries = 5

function shipTo({ choices, form }: CheckoutContext): OfferedAddress | undefined {
  return choices?.addresses.find(({ id }) => id === form.shipAddressId)
}

function owned({ context: { ownerId } }: { readonly context: CheckoutContext }): OwnedInput {
  return { ownerId }
}

function quoteInput(context: CheckoutContext): QuoteInput {
  const address = shipTo(context)
  const { ownerId, cart, choices } = context
  if (!address || !cart || !choices)
    throw new Error('A quote needs a cart and an address. Choose where to ship to first.')
  return { ownerId, address, cart, isFeeExempt: choices.isFeeExempt }
}

function withAddress(choices: CheckoutChoices, address: OfferedAddress): CheckoutChoices {
  return {
    ...choices,
    addresses: [...choices.addresses.filter(({ id }) => id !== address.id), address],
  }
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}

/**
 * Checkout: details, review, placing. One request to place an order has
 * one idempotency key: a second click is not heard while one is on its way, and an answer that does not come leads to
 * `unconfirmed`, which tries again with the same key. A new key is made only once the server has refused an order.
 *
 * Delays: `answer` until a call counts as lost, `retry` between attempts.
 * @example
 * const machine = checkoutMachine.provide({ actors: checkoutActors(port) })
 * const checkout = createActor(machine, { input: { keySeed: newKey(), ownerId } }).start()
 * checkout.send({ type: 'form.set', values: { poNum: 'PO-17' } })
 * checkout.send({ type: 'review.open' })
 * checkout.send({ type: 'order.place' })
 */
export const checkoutMachine = setup({
  types,
  actors: {
    load: unprovided<CheckoutData, OwnedInput>(providing),
    quote: unprovided<Quote, QuoteInput>(providing),
    readCart: unprovided<Cart, OwnedInput>(providing),
    placeOrder: unprovided<PlacedOrder, PlaceInput>(providing),
  },
  actions: {
    takeData: assign(({ context }, { choices, cart }: CheckoutData) => ({
      choices,
      cart,
      form: fillDefaults(context.form, choices),
      failure: null,
    })),
    setForm: assign(({ context }, values: Partial<CheckoutForm>) => {
      const errors = Object.entries(context.fieldErrors)
      const left = errors.filter(([field]) => !(field in values))
      // A failure about fields ends with the last of them.
      const isMended = errors.length > 0 && left.length === 0
      return {
        form: { ...context.form, ...values },
        fieldErrors: Object.fromEntries(left),
        failure: isMended ? null : context.failure,
      }
    }),
    addAddress: assign(({ context }, address: OfferedAddress) => ({
      choices: context.choices && withAddress(context.choices, address),
    })),
    addCard: assign(({ context: { choices } }, card: PaymentMethod) => ({
      choices: choices && { ...choices, cards: [...choices.cards.filter(({ id }) => id !== card.id), card] },
    })),
    checkForm: assign({
      fieldErrors: ({ context }) => (context.choices ? formErrors(context.form, context.choices) : {}),
    }),
    takeQuote: assign({ quote: (_, quote: Quote) => quote }),
    forgetQuote: assign({ quote: null }),
    // A day that is possible for one address may not be for another.
    dropShipDate: assign(({ context }) => ({
      form: { ...context.form, shipDate: null },
      fieldErrors: { ...context.fieldErrors, ...shipDateErrors },
    })),
    returnToDetails: raise({ type: 'details.edit' }),
    noteChanges: assign({
      cart: (_, cart: Cart) => cart,
      changes: ({ context }, cart: Cart) => (context.cart ? cartChanges(context.cart, cart) : []),
    }),
    acceptChanges: assign({ changes: [], failure: null }),
    takeFailure: assign({ failure: (_, error: unknown) => reasonOf(readFailure(error)) }),
    takeFieldErrors: assign({ fieldErrors: (_, error: unknown) => serverErrors(readFailure(error)) }),
    noteTooSlow: assign({ failure: tooSlow }),
    noteUnconfirmed: assign({ failure: notConfirmed }),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1, retries: 0 }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    takeOrder: assign({ placed: (_, order: PlacedOrder) => order, failure: null }),
    reportPlaced: enqueueActions(({ context, enqueue }) => {
      if (context.placed) enqueue.emit({ type: 'order.placed', order: context.placed })
    }),
    reportFailed: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'order.failed', reason: context.failure ?? tooSlow })
    }),
    reportCartChanged: emit({ type: 'cart.changed' }),
  },
  guards: {
    hasShipTo: ({ context }) => shipTo(context) !== undefined,
    changesShipTo: ({ context }, values: Partial<CheckoutForm>) =>
      values.shipAddressId !== undefined && values.shipAddressId !== context.form.shipAddressId,
    // One without the licenses this cart needs is shown with the reason, and not chosen.
    isOffered: (_, { offeredForCart }: OfferedAddress) => offeredForCart,
    isComplete: ({ context }) =>
      context.choices !== null && Object.keys(formErrors(context.form, context.choices)).length === 0,
    canPlace: ({ context }) => canPlace(context),
    isUnheard: (_, error: unknown) => readFailure(error).kind === 'network',
    isCartChanged: (_, error: unknown) => readFailure(error).slug === 'cart-changed',
    losesShipDate: ({ context }, quote: Quote) => isShipDateGone(context.form, quote),
    // A colleague changed or deleted an address or a card meanwhile.
    isAboutStaleChoices: (_, error: unknown) => {
      const { slug, fields } = readFailure(error)
      return slug === 'address-changed' || (slug === 'not-found' && Object.keys(fields).length > 0)
    },
    isAboutFields: (_, error: unknown) => Object.keys(readFailure(error).fields).length > 0,
    // A try before this one may have placed the order all the same: only its key can show that. What is refused
    // on its merits was looked up by its key first, so nothing was placed under it.
    isUndecided: (_, error: unknown) => {
      const { kind, slug } = readFailure(error)
      return !['conflict', 'validation', 'forbidden'].includes(kind) || slug === 'idempotency-key-reused'
    },
    isExhausted: ({ context }) => context.retries >= maxRetries,
  },
  delays: { answer: 35_000, retry: 3_000 },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    keySeed: input.keySeed,
    ownerId: input.ownerId,
    attempt: 1,
    retries: 0,
    choices: null,
    cart: null,
    form: { ...emptyForm, ...input.form },
    quote: null,
    fieldErrors: {},
    changes: [],
    failure: null,
    placed: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: owned,
        onDone: { target: 'open', actions: { type: 'takeData', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'takeFailure', params: errorOf },
        },
      },
      after: { answer: { target: 'unavailable', actions: 'noteTooSlow' } },
    },
    unavailable: { on: { 'checkout.retry': 'loading', 'connection.restore': 'loading' } },
    open: {
      type: 'parallel',
      states: {
        step: {
          initial: 'details',
          states: {
            details: {
              on: {
                'review.open': [
                  { guard: 'isComplete', target: 'review', actions: ['checkForm', 'acceptChanges'] },
                  { actions: 'checkForm' },
                ],
              },
            },
            review: {
              on: {
                'details.edit': { target: 'details', actions: 'acceptChanges' },
                'order.place': {
                  guard: 'canPlace',
                  target: '#checkout.placing',
                  actions: ['acceptChanges', 'resetRetries'],
                },
              },
            },
          },
        },
        quote: {
          initial: 'deciding',
          on: {
            'form.set': [
              {
                guard: { type: 'changesShipTo', params: ({ event }) => event.values },
                target: '.deciding',
                actions: { type: 'setForm', params: ({ event }) => event.values },
              },
              { actions: { type: 'setForm', params: ({ event }) => event.values } },
            ],
            'address.add': [
              {
                guard: { type: 'isOffered', params: ({ event }) => event.address },
                target: '.deciding',
                actions: [
                  { type: 'addAddress', params: ({ event }) => event.address },
                  { type: 'setForm', params: ({ event }) => ({ shipAddressId: event.address.id }) },
                ],
              },
              { actions: { type: 'addAddress', params: ({ event }) => event.address } },
            ],
            'card.add': {
              actions: [
                { type: 'addCard', params: ({ event }) => event.card },
                { type: 'setForm', params: ({ event }) => ({ paymentMethod: event.card.id }) },
              ],
            },
            'checkout.retry': '.deciding',
          },
          states: {
            deciding: {
              entry: 'forgetQuote',
              always: [{ guard: 'hasShipTo', target: 'asking' }, { target: 'missing' }],
            },
            asking: {
              tags: 'quoting',
              invoke: {
                id: 'quote',
                src: 'quote',
                input: ({ context }) => quoteInput(context),
                onDone: [
                  {
                    guard: { type: 'losesShipDate', params: ({ event }) => event.output },
                    target: 'known',
                    actions: [
                      { type: 'takeQuote', params: ({ event }) => event.output },
                      'dropShipDate',
                      'returnToDetails',
                    ],
                  },
                  { target: 'known', actions: { type: 'takeQuote', params: ({ event }) => event.output } },
                ],
                onError: 'unknown',
              },
              after: { answer: 'unknown' },
            },
            known: {},
            missing: {},
            unknown: {
              entry: {
                type: 'takeQuote',
                params: { shipDates: [], cutoffTime: null, tax: 'error', taxBasis: null, convenienceFee: 'error' },
              },
            },
          },
        },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          ownerId: context.ownerId,
          order: orderOf(context),
          idempotencyKey: `${context.keySeed}-${context.attempt}`,
        }),
        onDone: { target: 'placed', actions: { type: 'takeOrder', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnheard', params: errorOf },
            target: 'unconfirmed',
          },
          {
            guard: { type: 'isCartChanged', params: errorOf },
            target: 'rereading',
            actions: ['beginAttempt', { type: 'takeFailure', params: errorOf }],
          },
          {
            guard: { type: 'isAboutStaleChoices', params: errorOf },
            target: 'loading',
            actions: [
              'beginAttempt',
              { type: 'takeFailure', params: errorOf },
              { type: 'takeFieldErrors', params: errorOf },
            ],
          },
          {
            guard: { type: 'isAboutFields', params: errorOf },
            target: 'open',
            actions: [
              'beginAttempt',
              { type: 'takeFailure', params: errorOf },
              { type: 'takeFieldErrors', params: errorOf },
            ],
          },
          {
            guard: { type: 'isUndecided', params: errorOf },
            target: 'failed',
            actions: { type: 'takeFailure', params: errorOf },
          },
          {
            target: 'failed',
            actions: ['beginAttempt', { type: 'takeFailure', params: errorOf }],
          },
        ],
      },
      after: { answer: 'unconfirmed' },
    },
    unconfirmed: {
      tags: ['busy', 'unconfirmed'],
      always: { guard: 'isExhausted', target: 'failed', actions: 'noteUnconfirmed' },
      after: { retry: { target: 'placing', actions: 'countRetry' } },
      on: {
        'connection.restore': { target: 'placing', actions: 'resetRetries' },
        'checkout.retry': { target: 'placing', actions: 'resetRetries' },
      },
    },
    rereading: {
      tags: 'loading',
      entry: 'reportCartChanged',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: owned,
        onDone: {
          target: '#checkout.open.step.review',
          actions: { type: 'noteChanges', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
      after: { answer: 'unavailable' },
    },
    failed: {
      entry: 'reportFailed',
      on: {
        'checkout.retry': { target: 'placing', actions: 'resetRetries' },
        'details.edit': 'open',
      },
    },
    placed: {
      type: 'final',
      entry: 'reportPlaced',
    },
  },
})
