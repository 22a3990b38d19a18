import { ofetch } from 'ofetch'
import { z } from 'zod'
import { accountPayment } from './account-payment.js'
import type { PaymentDecision, PaymentMeans, PaymentPort, RequestedPayment } from './ports.types.js'

/** Options of {@link stripePayment}. */
export interface StripePaymentOptions {
  /** `sk_…`, or a restricted key that may write PaymentIntents: `rk_…` */
  readonly secretKey: string
  /** Where Stripe is; another address for its test double. */
  readonly apiUrl?: string
}

type Card = Extract<PaymentMeans, { readonly kind: 'card' }>

/** What this file sends and reads; from 2026-09-30.endive on, `payment_method_types` may not be sent. */
const apiVersion = '2025-04-30.basil'

const intentSchema = z.object({ id: z.string(), status: z.string() })

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

/** @throws StripeFailure, or what came instead of an answer */
function readIntent(status: number, body: unknown): Intent {
  const failure = failureSchema.safeParse(body)
  if (failure.success) throw new StripeFailure(status, failure.data.error)
  const intent = intentSchema.safeParse(body)
  if (status === 200 && intent.success) return intent.data
  throw new Error(`Stripe answered ${status} with a body that is no PaymentIntent.`)
}

function createClient({ secretKey, apiUrl = 'https://api.stripe.com' }: StripePaymentOptions) {
  return async (
    path: string,
    parameters: Record<string, string>,
    signal: AbortSignal,
    key?: string,
  ): Promise<Intent> => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': apiVersion,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const answer = await ofetch.raw<unknown>(`/v1/payment_intents${path}`, {
      ...{ baseURL: apiUrl, method: 'POST', headers, body: new URLSearchParams(parameters), signal },
      ...{ retry: 0, ignoreResponseError: true, responseType: 'json' },
    })
    return readIntent(answer.status, answer._data)
  }
}

/** A card that a company saved is a customer of Stripe with a payment method: `cus_123/pm_456`. */
function partsOf({ token }: Card): { customer?: string; method: string } {
  const [first = '', second] = token.split('/')
  return second === undefined ? { method: first } : { customer: first, method: second }
}

const somethingElse = 'Choose another way to pay, and place the order again.'

/** Why a card cannot be used, in words for the shopper; null if it is not about the card. */
function refusalOf(error: unknown, { last4 }: Card): string | null {
  if (!(error instanceof StripeFailure)) return null
  const { type, code, message } = error.details
  if (code === 'resource_missing') {
    return `The card ending in ${last4} is not known to our payment provider any more. ${somethingElse}`
  }
  if (code === 'authentication_required') {
    return `The bank of the card ending in ${last4} wants its owner to confirm this payment, which is not possible here. ${somethingElse}`
  }
  // Stripe's messages of this type are meant for whoever pays.
  return type === 'card_error' ? `The card ending in ${last4} was declined: ${message} ${somethingElse}` : null
}

/**
 * Payments by card through Stripe; terms as the store's own. The money is reserved while an order is placed, taken when
 * the order is confirmed, and given back if it is not. A card's token is the id of a payment method, with its customer
 * before it if it has one: `cus_123/pm_456`.
 *
 * A payment is one PaymentIntent: its creation reserves nothing and is idempotent by the payment's key. The other steps
 * are done once by the state of the intent, so they take no key: Stripe repeats what it answered to a key, failures
 * included.
 * @example
 * await startServer({ search, ports: { payment: stripePayment({ secretKey: await vault.read('stripe') }) } })
 */
export function stripePayment(options: StripePaymentOptions): PaymentPort {
  const post = createClient(options)

  const create = ({ key, total, poNum, accountId }: RequestedPayment, card: Card, signal: AbortSignal) => {
    const { customer } = partsOf(card)
    const parameters = {
      ...{ amount: String(total), currency: 'usd', capture_method: 'manual', 'payment_method_types[]': 'card' },
      ...(customer === undefined ? {} : { customer }),
      ...{ 'metadata[payment_key]': key, 'metadata[account_id]': String(accountId), 'metadata[po_number]': poNum },
    }
    return post('', parameters, signal, key)
  }

  /** Does a step of an intent. One that was done before is refused with the intent as it is, which is the answer. */
  const step = async (id: string, name: string, parameters: Record<string, string>, signal: AbortSignal) => {
    try {
      return await post(`/${id}/${name}`, parameters, signal)
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

  /** What the creation of a payment answered, or answers now; null if Stripe knows no such card and made none. */
  const created = async (payment: RequestedPayment, card: Card, signal: AbortSignal): Promise<string | null> => {
    try {
      return (await create(payment, card, signal)).id
    } catch (error) {
      if (refusalOf(error, card) === null) throw error
      return null
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

  return {
    kindsFor: accountPayment.kindsFor,
    authorize: async (request, signal) => {
      const { means } = request
      if (means.kind === 'terms') return { isAccepted: true }
      return authorizeCard({ ...request, reference: null }, means, signal)
    },
    capture: async ({ reference, orderNumber }, signal) => {
      if (reference === null) {
        throw new Error(
          `Order ${orderNumber} was placed without Stripe, which has reserved nothing for it. Take its money otherwise.`,
        )
      }
      const taken = await step(reference, 'capture', { 'metadata[order_number]': orderNumber }, signal)
      expectState(taken, ['succeeded'])
    },
    release: async (payment, signal) => {
      const { means, reference } = payment
      if (means.kind === 'terms') return
      const id = reference ?? (await created(payment, means, signal))
      if (id === null) return
      expectState(await step(id, 'cancel', { cancellation_reason: 'abandoned' }, signal), ['canceled'])
    },
  }
}
