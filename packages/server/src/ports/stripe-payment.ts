import { ofetch } from 'ofetch'
import { z } from 'zod'
import { accountPayment } from './account-payment.js'
import type {
  CaptureOutcome,
  CardDecision,
  CardToSave,
  PaymentDecision,
  PaymentMeans,
  PaymentPort,
  PaymentSettlement,
  RequestedPayment,
} from './ports.types.js'

/** Options of {@link stripePayment}. */
export interface StripePaymentOptions {
  /** `sk_…`, or a restricted key that may write PaymentIntents: `rk_…` */
  readonly secretKey: string
  /** `pk_…`, with which pages show Stripe's fields; null or absent if no card can be added. */
  readonly publishableKey?: string | null
  /** Where Stripe is; another address for its test double. */
  readonly apiUrl?: string
}

type Card = Extract<PaymentMeans, { readonly kind: 'card' }>

type Bank = Extract<PaymentMeans, { readonly kind: 'bank' }>

/** The API version that this file speaks; from 2026-09-30.endive on, `payment_method_types` may not be sent. */
const apiVersion = '2025-04-30.basil'

const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
})

const customerSchema = z.object({ id: z.string() })

const customersSchema = z.object({ data: z.array(customerSchema) })

const methodSchema = z.object({
  id: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
})

/** Stripe's names of brands, and ours. */
const brands = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
])

const foundSchema = z.object({ data: z.array(intentSchema) })

const failureSchema = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    message: z.string().default('It gave no reason.'),
    payment_intent: intentSchema.optional(),
  }),
})

type Intent = z.infer<typeof intentSchema>

class StripeFailure extends Error {
  constructor(
    status: number,
    readonly details: z.infer<typeof failureSchema>['error'],
  ) {
    const code = details.code === undefined ? '' : `, ${details.code}`
    super(`Stripe answered ${status} (${details.type}${code}): ${details.message}`)
  }
}

/** A request about PaymentIntents. */
interface StripeRequest {
  readonly path: string
  /** `payment_intents` by default. */
  readonly resource?: 'customers' | 'payment_methods'
  /** Of the form that is posted, or of the address. */
  readonly form?: Record<string, string>
  readonly query?: Record<string, string>
  readonly key?: string
}

function createClient({ secretKey, apiUrl = 'https://api.stripe.com' }: StripePaymentOptions) {
  /** @throws StripeFailure, or the error that came instead of an answer */
  return async <T>(
    schema: z.ZodType<T>,
    { resource, path, form, query = {}, key }: StripeRequest,
    signal: AbortSignal,
  ): Promise<T> => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': apiVersion,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const { status, _data: body } = await ofetch.raw<unknown>(`/v1/${resource ?? 'payment_intents'}${path}`, {
      ...{ baseURL: apiUrl, headers, signal, retry: 0, ignoreResponseError: true, responseType: 'json' },
      ...(form === undefined ? { method: 'GET', query } : { method: 'POST', body: new URLSearchParams(form) }),
    })
    const failure = failureSchema.safeParse(body)
    if (failure.success) throw new StripeFailure(status, failure.data.error)
    const answer = schema.safeParse(body)
    if (status === 200 && answer.success) return answer.data
    throw new Error(`Stripe answered ${status} with a body that does not answer ${path || 'the creation'}.`)
  }
}

/**
 * The parts of a token. A saved card or bank account is a customer of Stripe with a payment method: `cus_123/pm_456`.
 */
function partsOf({ token }: Card | Bank): { customer?: string; method: string } {
  const [first = '', second] = token.split('/')
  return second === undefined ? { method: first } : { customer: first, method: second }
}

const unreadable = 'This card could not be read. Enter it again.'

const somethingElse = 'Choose another way to pay, and try again.'

/** A total of zero is answered as a bad integer. */
const amountRefusals = new Map([
  ['parameter_invalid_integer', 'small'],
  ['amount_too_small', 'small'],
  ['amount_too_large', 'large'],
])

/** Why a payment is refused, in words for the shopper; null if it is not about the card or the amount. */
function refusalOf(error: unknown, { kind, last4 }: Card | Bank): string | null {
  if (!(error instanceof StripeFailure)) return null
  const { type, code = '', message } = error.details
  const amount = amountRefusals.get(code)
  if (amount !== undefined) {
    return `This total is too ${amount} to be paid by ${kind === 'card' ? 'card' : 'bank account'}. ${somethingElse}`
  }
  if (code === 'resource_missing') {
    const what = kind === 'card' ? 'card' : 'bank account'
    return `The ${what} ending in ${last4} is not known to our payment provider any more. ${somethingElse}`
  }
  if (code === 'authentication_required') {
    return `The bank of the card ending in ${last4} wants its owner to confirm this payment, which is not possible here. ${somethingElse}`
  }
  // Stripe's messages of this type are meant for the person who pays.
  return type === 'card_error' ? `The card ending in ${last4} was declined: ${message} ${somethingElse}` : null
}

/** Whether the bank has taken its reservation back; the intent may not say so yet. */
function isLapsed(error: unknown): boolean {
  const code = error instanceof StripeFailure ? error.details.code : undefined
  return code === 'charge_expired_for_capture' || code === 'capture_charge_authorization_expired'
}

const settled: PaymentSettlement = { isSettled: true }

function unsettled(reason: string): PaymentSettlement {
  return { isSettled: false, reason }
}

/**
 * Payments by card and by ACH debit through Stripe; terms as the store's own. The money is reserved while an order is
 * placed, taken when the order is confirmed, and given back if it is not. A bank account is debited only when its
 * payment is due, because no bank reserves money; it takes days, in which the payment is pending. Stripe's own dialog
 * saves bank accounts, so people do not add any here. A token is the id of a payment method, with its customer before
 * it if it has one: `cus_123/pm_456`.
 *
 * A payment is one PaymentIntent: its creation reserves nothing and is idempotent by the payment's key. The other steps
 * are done once by the state of the intent, so they take no key: Stripe repeats its answer to a key, failures
 * included.
 * @example
 * await startServer({ search, ports: { payment: stripePayment({ secretKey: await vault.read('stripe') }) } })
 */
export function stripePayment(options: StripePaymentOptions): PaymentPort {
  const ask = createClient(options)

  const create = ({ key, total, poNum, accountId }: RequestedPayment, means: Card | Bank, signal: AbortSignal) => {
    const { customer, method } = partsOf(means)
    const parameters = {
      ...{ amount: String(total), currency: 'usd' },
      ...(means.kind === 'card'
        ? { capture_method: 'manual', 'payment_method_types[]': 'card' }
        : { payment_method: method, 'payment_method_types[]': 'us_bank_account' }),
      ...(customer === undefined ? {} : { customer }),
      ...{ 'metadata[payment_key]': key, 'metadata[account_id]': String(accountId), 'metadata[po_number]': poNum },
    }
    return ask(intentSchema, { path: '', form: parameters, key }, signal)
  }

  /** Does a step of an intent. One that was done before is refused with the intent as it is, which is the answer. */
  const step = async (id: string, name: string, form: Record<string, string>, signal: AbortSignal) => {
    try {
      return await ask(intentSchema, { path: `/${id}/${name}`, form }, signal)
    } catch (error) {
      const { code, payment_intent } = error instanceof StripeFailure ? error.details : {}
      if (code === 'payment_intent_unexpected_state' && payment_intent !== undefined) return payment_intent
      throw error
    }
  }

  const expectState = ({ id, status }: Intent, expected: readonly string[]) => {
    if (expected.includes(status)) return
    throw new Error(`The payment ${id} is ${status} and not ${expected.join(' or ')}. Look it up at Stripe.`)
  }

  /**
   * The intents of a payment whose creation was not answered. The search knows a payment within a minute, or an hour
   * when Stripe has trouble, and forever; until then its key answers it, for a day. Later than that the key makes
   * another one, which has reserved nothing.
   */
  const find = async (
    payment: RequestedPayment,
    means: Card | Bank,
    signal: AbortSignal,
  ): Promise<readonly Intent[]> => {
    const query = `metadata["payment_key"]:${JSON.stringify(payment.key)}`
    const { data } = await ask(foundSchema, { path: '/search', query: { query } }, signal)
    if (data.length > 0) return data
    try {
      return [await create(payment, means, signal)]
    } catch (error) {
      // Refused today as it was then, so there is none.
      if (refusalOf(error, means) === null) throw error
      return []
    }
  }

  const cancel = async (id: string, signal: AbortSignal): Promise<PaymentSettlement> => {
    const canceled = await step(id, 'cancel', { cancellation_reason: 'abandoned' }, signal)
    if (['succeeded', 'processing'].includes(canceled.status)) {
      return unsettled(`The payment ${id} was taken already. Refund it at Stripe.`)
    }
    expectState(canceled, ['canceled'])
    return settled
  }

  const capture = async (id: string, payableNumber: string, signal: AbortSignal): Promise<PaymentSettlement> => {
    try {
      const taken = await step(id, 'capture', { 'metadata[payable_number]': payableNumber }, signal)
      if (taken.status === 'canceled')
        return unsettled(`The reservation of the payment ${id} has lapsed or was canceled.`)
      expectState(taken, ['succeeded'])
      return settled
    } catch (error) {
      if (isLapsed(error)) return unsettled(`The reservation of the payment ${id} has lapsed.`)
      throw error
    }
  }

  /**
   * Debits a bank account, or returns the outcome of the debit. The state is read first: to confirm a debit that a bank
   * has returned would debit the account once more.
   */
  const debit = async (id: string, payableNumber: string, signal: AbortSignal): Promise<CaptureOutcome> => {
    const known = await ask(intentSchema, { path: `/${id}` }, signal)
    const form = { 'metadata[payable_number]': payableNumber }
    const { status, last_payment_error: failure } =
      known.status === 'requires_confirmation' ? await step(id, 'confirm', form, signal) : known
    if (status === 'processing') return 'pending'
    if (status === 'requires_payment_method') return unsettled(failure?.message ?? 'The bank returned the debit.')
    if (status === 'canceled') return unsettled(`The payment ${id} was canceled at Stripe.`)
    expectState({ id, status }, ['succeeded'])
    return settled
  }

  const authorizeBank = async (
    request: RequestedPayment,
    bank: Bank,
    signal: AbortSignal,
  ): Promise<PaymentDecision> => {
    try {
      const { id } = await create(request, bank, signal)
      return { isAccepted: true, reference: id }
    } catch (error) {
      const reason = refusalOf(error, bank)
      if (reason === null) throw error
      return { isAccepted: false, reason }
    }
  }

  const authorizeCard = async (
    request: RequestedPayment,
    card: Card,
    signal: AbortSignal,
  ): Promise<PaymentDecision> => {
    try {
      const { id } = await create(request, card, signal)
      const parameters = { payment_method: partsOf(card).method, error_on_requires_action: 'true' }
      expectState(await step(id, 'confirm', parameters, signal), ['requires_capture', 'succeeded'])
      return { isAccepted: true, reference: id }
    } catch (error) {
      const reason = refusalOf(error, card)
      if (reason === null) throw error
      return { isAccepted: false, reason }
    }
  }

  /** The customer of a company. The search knows a new one within a minute; until then its key answers it. */
  const customerOf = async (accountId: number, signal: AbortSignal): Promise<string> => {
    const query = { query: `metadata["account_id"]:"${accountId}"` }
    const found = await ask(customersSchema, { resource: 'customers', path: '/search', query }, signal)
    const [known] = found.data
    if (known !== undefined) return known.id
    const request = { path: '', form: { 'metadata[account_id]': String(accountId) }, key: `gauze-account-${accountId}` }
    return (await ask(customerSchema, { resource: 'customers', ...request }, signal)).id
  }

  const saveCard = async ({ accountId, token }: CardToSave, signal: AbortSignal): Promise<CardDecision> => {
    if (!/^pm_\w+$/.test(token)) return { isSaved: false, reason: unreadable }
    try {
      const customer = await customerOf(accountId, signal)
      const request = { resource: 'payment_methods', path: `/${token}/attach`, form: { customer } } as const
      const { id, card } = await ask(methodSchema, request, signal)
      const { last4, exp_month: expMonth, exp_year: expYear } = card
      const brand = brands.get(card.brand) ?? 'Card'
      return { isSaved: true, token: `${customer}/${id}`, brand, last4, expMonth, expYear }
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      if (error.details.type === 'card_error') return { isSaved: false, reason: error.details.message }
      if (error.details.code === 'resource_missing') return { isSaved: false, reason: unreadable }
      throw error
    }
  }

  const { publishableKey = null } = options
  return {
    ...(publishableKey === null
      ? {}
      : { cardEntry: { types: [...brands.values()], fields: { kind: 'stripe' as const, publishableKey } }, saveCard }),
    bankEntry: { fields: null },
    kindsFor: accountPayment.kindsFor,
    authorize: async (request, signal) => {
      const { means } = request
      if (means.kind === 'terms') return { isAccepted: true }
      const requested = { ...request, reference: null }
      return means.kind === 'card' ? authorizeCard(requested, means, signal) : authorizeBank(requested, means, signal)
    },
    capture: async ({ means, reference, payableNumber }, signal) => {
      if (reference === null) return unsettled('This was placed without Stripe, which has reserved nothing for it.')
      return (means.kind === 'bank' ? debit : capture)(reference, payableNumber, signal)
    },
    release: async (payment, signal) => {
      const { means, reference } = payment
      if (means.kind === 'terms') return settled
      if (reference !== null) return cancel(reference, signal)
      let settlement = settled
      for (const { id } of await find(payment, means, signal)) {
        const canceled = await cancel(id, signal)
        if (!canceled.isSettled) settlement = canceled
      }
      return settlement
    },
  }
}
