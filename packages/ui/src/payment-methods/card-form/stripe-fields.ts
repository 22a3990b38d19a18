import { loadStripe } from '@stripe/stripe-js/pure'
import type { HostedExchange, HostedFields, HostedFieldsOptions } from '../hosted-fields/index.js'
import type { CardFieldName } from './card-fields.types.js'

/** The field that an error of Stripe is about, by its code (https://docs.stripe.com/error-codes). */
function fieldOf(code: string): CardFieldName {
  if (code.includes('expiry')) return 'expiry'
  return code.includes('cvc') ? 'cvc' : 'number'
}

/**
 * Mounts the fields of Stripe Elements. Stripe's script loads with the first call.
 *
 * @param publishableKey of the store's account at Stripe
 * @throws Error if Stripe's script does not load
 */
export async function mountStripeFields(
  publishableKey: string,
  { hosts, look, events, signal }: HostedFieldsOptions<CardFieldName>,
): Promise<HostedFields<CardFieldName>> {
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error('Stripe needs a browser. Mount the fields of cards there.')
  signal.throwIfAborted()
  const elements = stripe.elements()
  const { color, placeholder, fontSize, fontFamily } = look
  const options = { style: { base: { color, fontSize, fontFamily, '::placeholder': { color: placeholder } } } }
  const number = elements.create('cardNumber', options)
  const expiry = elements.create('cardExpiry', options)
  const cvc = elements.create('cardCvc', options)
  const blur = () => events.onFocus(null)
  number.on('focus', () => events.onFocus('number')).on('change', ({ empty }) => events.onInput('number', empty))
  expiry.on('focus', () => events.onFocus('expiry')).on('change', ({ empty }) => events.onInput('expiry', empty))
  cvc.on('focus', () => events.onFocus('cvc')).on('change', ({ empty }) => events.onInput('cvc', empty))
  number.on('blur', blur).on('escape', events.onEscape)
  expiry.on('blur', blur).on('escape', events.onEscape)
  cvc.on('blur', blur).on('escape', events.onEscape)
  const ready = [
    new Promise((resolve) => number.on('ready', resolve)),
    new Promise((resolve) => expiry.on('ready', resolve)),
    new Promise((resolve) => cvc.on('ready', resolve)),
  ]
  number.mount(hosts.number)
  expiry.mount(hosts.expiry)
  cvc.mount(hosts.cvc)
  signal.addEventListener('abort', () => {
    for (const element of [number, expiry, cvc]) element.destroy()
  })
  await Promise.all(ready)
  return {
    focus: (name) => ({ number, expiry, cvc })[name].focus(),
    // Stripe's frames announce their errors themselves.
    showErrors: () => undefined,
    exchange: async (holder): Promise<HostedExchange<CardFieldName>> => {
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card: number,
        billing_details: { name: holder },
      })
      if (error === undefined) return { token: paymentMethod.id }
      const isOfCard = error.type === 'validation_error' || error.type === 'card_error'
      if (!isOfCard || error.message === undefined) throw new Error(error.message ?? 'Stripe did not answer.')
      return { errors: { [fieldOf(error.code ?? '')]: error.message } }
    },
  }
}
