import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { accountPayment } from './account-payment.js'
import { guardPorts } from './guard-ports.js'
import { PortFailure } from './port-failure.js'
import { createPorts } from './ports.js'
import type { Ports } from './ports.types.js'
import { rehearse } from './rehearse.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const company = { accountId: 1, isTaxExempt: false }
const fee = { company, listedPercent: 3 }
const kinds = { accountId: 1, hasTerms: true }

function servicesWith(replaced: Partial<Ports>) {
  return { ports: guardPorts(createPorts(replaced), createKeptReporter()), now: () => new Date() }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

it('CHK-05 a rehearsed question is answered as before, without asking the port again', async () => {
  const percentFor = vi.fn(async () => 8)
  const { services, result } = await rehearse(servicesWith({ convenienceFee: { percentFor } }), ({ ports: asked }) =>
    asked.convenienceFee.percentFor(fee),
  )
  expect(result).toBe(8)
  expect(await services.ports.convenienceFee.percentFor({ ...fee })).toBe(8)
  expect(percentFor).toHaveBeenCalledOnce()
})

it('CHK-06 another question means that something has changed since', async () => {
  const { services } = await rehearse(servicesWith({}), ({ ports: asked }) => asked.convenienceFee.percentFor(fee))
  await expect(services.ports.convenienceFee.percentFor({ ...fee, listedPercent: 4 })).rejects.toMatchObject({
    options: { status: 409, slug: 'cart-changed' },
  })
})

it('a failure of the rehearsal is repeated, and the port is not waited for again', async () => {
  const percentFor = vi.fn(never)
  const rehearsing = rehearse(servicesWith({ convenienceFee: { percentFor } }), ({ ports: asked }) =>
    asked.convenienceFee.percentFor(fee),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  const { services, result } = await rehearsing
  expect(result).toBeNull()
  await expect(services.ports.convenienceFee.percentFor(fee)).rejects.toBeInstanceOf(PortFailure)
  expect(percentFor).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('all ports together have one deadline, and time stands still', async () => {
  const services = servicesWith({
    convenienceFee: { percentFor: never },
    payment: { ...accountPayment, kindsFor: never },
  })
  const start = Date.now()
  const rehearsing = rehearse(services, async ({ ports: asked }) => {
    await asked.convenienceFee.percentFor(fee).catch(() => undefined)
    await asked.payment.kindsFor(kinds)
  })
  await vi.advanceTimersByTimeAsync(8_000)
  const rehearsal = await rehearsing
  expect(Date.now() - start).toBe(8_000)
  expect(rehearsal.services.now().getTime()).toBe(start)
})

it('an error that is neither a refusal nor a failure of a port ends the rehearsal', async () => {
  await expect(rehearse(servicesWith({}), () => Promise.reject(new Error('of ours')))).rejects.toThrow('of ours')
  expect(vi.getTimerCount()).toBe(0)
})
