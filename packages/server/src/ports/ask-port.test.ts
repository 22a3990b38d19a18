import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { askPort, isPercent, PortFailure } from './ask-port.js'
import { createPorts } from './ports.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function ask(answer: (signal: AbortSignal) => Promise<number>) {
  const errors = createKeptReporter()
  const asked = askPort({ ports: createPorts(), errors }, 'tax', (_tax, signal) => answer(signal), isPercent)
  return { asked, errors }
}

it('OPS-04 a port that does not answer in time has failed, and hears that nobody waits any more', async () => {
  let signal: AbortSignal | undefined
  const { asked, errors } = ask((given) => {
    signal = given
    return new Promise(() => undefined)
  })
  const outcome = expect(asked).rejects.toBeInstanceOf(PortFailure)
  await vi.advanceTimersByTimeAsync(5_000)
  await outcome
  expect(signal?.aborted).toBe(true)
  expect(errors.reports()).toMatchObject([{ source: 'service', details: { what: 'tax' } }])
})

it('a port that answers leaves no timer behind', async () => {
  expect(await ask(async () => 8).asked).toBe(8)
  expect(vi.getTimerCount()).toBe(0)
})

it.each([Number.NaN, -1, 101, Number.POSITIVE_INFINITY])('a rate of %s percent is no answer', async (rate) => {
  await expect(ask(async () => rate).asked).rejects.toMatchObject({ options: { status: 503, slug: 'tax-unavailable' } })
})
