import { cents } from '@gauze/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { accountPayment } from './account-payment.js'
import { guardPorts } from './guard-ports.js'
import { PortFailure } from './port-failure.js'
import { createPorts } from './ports.js'
import type { ConvenienceFeePort } from './ports.types.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = { company: { accountId: 1, isTaxExempt: false }, listedPercent: 3 }

/** The ports of a store whose fee is calculated like this. */
function guarded(percentFor: ConvenienceFeePort['percentFor']) {
  const errors = createKeptReporter()
  const { convenienceFee } = guardPorts(createPorts({ convenienceFee: { percentFor } }), errors)
  return { ask: (until?: AbortSignal) => convenienceFee.percentFor(request, until), errors }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

it('OPS-04 a port that does not answer in time has failed, and hears that nobody waits any more', async () => {
  let signal: AbortSignal | undefined
  const { ask, errors } = guarded((_request, given) => {
    signal = given
    return never()
  })
  const outcome = expect(ask()).rejects.toBeInstanceOf(PortFailure)
  await vi.advanceTimersByTimeAsync(5_000)
  await outcome
  expect(signal?.aborted).toBe(true)
  expect(errors.reports()).toMatchObject([{ source: 'service', details: { what: 'convenienceFee' } }])
})

it('a port that answers leaves no timer behind', async () => {
  expect(await guarded(async () => 8).ask()).toBe(8)
  expect(vi.getTimerCount()).toBe(0)
})

it('a caller with a deadline waits no longer than that', async () => {
  const deadline = new AbortController()
  const outcome = expect(guarded(never).ask(deadline.signal)).rejects.toBeInstanceOf(PortFailure)
  deadline.abort()
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})

it.each([Number.NaN, -1, 101, Number.POSITIVE_INFINITY])('a rate of %s percent is no answer', async (rate) => {
  await expect(guarded(async () => rate).ask()).rejects.toMatchObject({
    options: { status: 503, slug: 'fee-unavailable' },
  })
})

describe('a port that hangs', () => {
  /** Hangs until it is `isBack`, and has just been waited for in vain. */
  async function hanging() {
    const port = { isBack: false, calls: 0 }
    const { ask, errors } = guarded(() => {
      port.calls += 1
      return port.isBack ? Promise.resolve(8) : never()
    })
    const outcome = expect(ask()).rejects.toBeInstanceOf(PortFailure)
    await vi.advanceTimersByTimeAsync(5_000)
    await outcome
    return { port, ask, errors }
  }

  it('OPS-04 is not waited for by the next shopper, nor reported again', async () => {
    const { port, ask, errors } = await hanging()
    await expect(ask()).rejects.toBeInstanceOf(PortFailure)
    expect(port.calls).toBe(1)
    expect(errors.reports()).toHaveLength(1)
  })

  it('is tried again for one shopper after a while, and the other shoppers do not wait for that', async () => {
    const { port, ask } = await hanging()
    await vi.advanceTimersByTimeAsync(5_000)
    const trial = expect(ask()).rejects.toBeInstanceOf(PortFailure)
    await expect(ask()).rejects.toBeInstanceOf(PortFailure)
    expect(port.calls).toBe(2)
    await vi.advanceTimersByTimeAsync(5_000)
    await trial
    await expect(ask()).rejects.toBeInstanceOf(PortFailure)
    expect(port.calls).toBe(2)
  })

  it('serves everybody once it has answered again', async () => {
    const { port, ask } = await hanging()
    port.isBack = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect([await ask(), await ask()]).toEqual([8, 8])
  })
})

it('API-60 a bank that hangs leaves shoppers the ways to pay', async () => {
  const payment = { ...accountPayment, kindsFor: async () => ['card'] as const, authorize: never }
  const ports = guardPorts(createPorts({ payment }), createKeptReporter())
  const means = { kind: 'terms', terms: 'Net 30' } as const
  const outcome = expect(
    ports.payment.authorize({ key: 'k', accountId: 1, means, total: cents(100), poNum: '' }),
  ).rejects.toMatchObject({ options: { slug: 'payment-unavailable' } })
  await vi.advanceTimersByTimeAsync(5_000)
  await outcome
  expect(await ports.payment.kindsFor({ accountId: 1, hasTerms: true })).toEqual(['card'])
})

it('a port that fails quickly is called for the next shopper all the same', async () => {
  const percentFor = vi.fn<ConvenienceFeePort['percentFor']>().mockRejectedValueOnce(new Error('No such zip.'))
  const { ask } = guarded(percentFor.mockResolvedValue(8))
  await expect(ask()).rejects.toBeInstanceOf(PortFailure)
  expect(await ask()).toBe(8)
})

it.each(['9007199254740991', '10000000001', '-5', '0.5', 'null'])(
  'CART-08 a shipping charge of %s cents is no answer, as no sum could hold it',
  async (charge) => {
    const shippingCharge = { chargeFor: async () => JSON.parse(charge) }
    const ports = guardPorts(createPorts({ shippingCharge }), createKeptReporter())
    const asked = ports.shippingCharge.chargeFor({
      company: request.company,
      destination: null,
      subtotal: cents(100),
      lines: [],
    })
    await expect(asked).rejects.toMatchObject({ options: { slug: 'shipping-unavailable' } })
  },
)

it.each(['null', '{}', '{"isSettled":"yes"}', '{"isSettled":false}'])(
  'CHK-05 %s does not report the outcome of reserved money',
  async (settlement) => {
    const payment = { ...accountPayment, capture: async () => JSON.parse(settlement) }
    const ports = guardPorts(createPorts({ payment }), createKeptReporter())
    const means = { kind: 'terms', terms: 'Net 30' } as const
    const paid = {
      ...{ key: 'k', accountId: 1, means, total: cents(100), poNum: '', reference: null, payableNumber: 'SO-1' },
      ...{ expectedOn: null, today: '2026-03-11' },
    }
    await expect(ports.payment.capture(paid)).rejects.toBeInstanceOf(PortFailure)
  },
)

it.each(['[]', '["terms","terms"]', '["cash"]'])('CHK-05 %s are no ways to pay', async (kinds) => {
  const payment = { ...accountPayment, kindsFor: async () => JSON.parse(kinds) }
  const ports = guardPorts(createPorts({ payment }), createKeptReporter())
  const asked = ports.payment.kindsFor({ accountId: 1, hasTerms: true })
  await expect(asked).rejects.toMatchObject({ options: { slug: 'payment-unavailable' } })
})
