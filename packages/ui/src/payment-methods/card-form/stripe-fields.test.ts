import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { HostedFieldsEvents } from '../hosted-fields/index.js'
import type { CardFieldName } from './card-fields.types.js'
import { mountCardFields } from './mount-card-fields.js'

function makeElement(type: string) {
  const frame = document.createElement('iframe')
  const listeners = new Map<string, (event: object) => void>()
  return {
    type,
    listeners,
    on(name: string, listener: (event: object) => void) {
      listeners.set(name, listener)
      return this
    },
    mount(host: HTMLElement) {
      host.append(frame)
      listeners.get('ready')?.({})
    },
    destroy: () => frame.remove(),
  }
}

/** Stripe's script comes from Stripe alone, so the test puts its published interface in its place. */
const stripe = {
  answer: {},
  made: [] as ReturnType<typeof makeElement>[],
  asked: [] as unknown[],
}

beforeAll(() => {
  const create = (type: string) => {
    const element = makeElement(type)
    stripe.made.push(element)
    return element
  }
  const createPaymentMethod = async (request: { card: { type: string } }) => {
    stripe.asked.push({ ...request, card: request.card.type })
    return stripe.answer
  }
  const Stripe = Object.assign(() => ({ elements: () => ({ create }), createPaymentMethod }), {
    // The version that the loader expects.
    version: 'endive',
  })
  Reflect.set(window, 'Stripe', Stripe)
})
afterEach(() => {
  Object.assign(stripe, { answer: {}, made: [], asked: [] })
  document.body.replaceChildren()
})
afterAll(() => void Reflect.deleteProperty(window, 'Stripe'))

async function mountFields() {
  const [number, expiry, cvc] = [0, 1, 2].map(() => document.body.appendChild(document.createElement('div')))
  if (!number || !expiry || !cvc) throw new Error('The page has no hosts.')
  type Events = HostedFieldsEvents<CardFieldName>
  const events = {
    onFocus: vi.fn<Events['onFocus']>(),
    onInput: vi.fn<Events['onInput']>(),
    onSubmit: vi.fn<Events['onSubmit']>(),
    onEscape: vi.fn<Events['onEscape']>(),
  }
  const controller = new AbortController()
  const fields = await mountCardFields(
    { kind: 'stripe', publishableKey: 'pk_test_1' },
    {
      hosts: { number, expiry, cvc },
      titles: { number: 'Card number', expiry: 'Expiration', cvc: 'Security code' },
      look: { color: 'black', placeholder: 'gray', fontSize: '16px', fontFamily: 'serif', scheme: 'light' },
      events,
      signal: controller.signal,
    },
  )
  return { fields, events, controller }
}

it('CHK-09 exchanges a card for a payment method of Stripe, whose fields go with the form', async () => {
  stripe.answer = { paymentMethod: { id: 'pm_1' } }
  const { fields, events, controller } = await mountFields()
  stripe.made[2]?.listeners.get('change')?.({ empty: false })
  expect(events.onInput.mock.calls).toEqual([['cvc', false]])
  expect(await fields.exchange('Ada Diaz')).toEqual({ token: 'pm_1' })
  expect(stripe.asked).toEqual([{ type: 'card', card: 'cardNumber', billing_details: { name: 'Ada Diaz' } }])
  controller.abort()
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
})

it("CHK-09 puts Stripe's words at their field", async () => {
  const message = "Your card's expiration year is in the past."
  stripe.answer = { error: { type: 'validation_error', code: 'invalid_expiry_year_past', message } }
  const { fields } = await mountFields()
  expect(await fields.exchange('Ada Diaz')).toEqual({ errors: { expiry: message } })
})

it('CHK-09 a failed connection to Stripe is no error of a field', async () => {
  stripe.answer = { error: { type: 'api_connection_error', message: 'No connection.' } }
  const { fields } = await mountFields()
  await expect(fields.exchange('Ada Diaz')).rejects.toThrow('No connection.')
})
