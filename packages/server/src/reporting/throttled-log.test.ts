import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectLines } from '../testing/log-lines.js'
import { createLogger } from './logger.js'
import { createThrottledLog } from './throttled-log.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const { lines, to } = collectLines()
  const throttled = createThrottledLog(createLogger({ logLevel: 'warn' }, to))
  const refuse = (network: string, user: string) =>
    throttled.note({ level: 'warn', message: 'refused', by: network, fields: { network, user } })
  return { lines, throttled, refuse }
}

it('OPS-04 logs an event at once, and its repeats of a minute in one line with their number and values', () => {
  const { lines, refuse } = start()
  refuse('10.0.0.1', 'a')
  expect(lines).toMatchObject([{ level: 'warn', msg: 'refused', network: '10.0.0.1', user: 'a' }])
  for (let at = 0; at < 500; at += 1) refuse('10.0.0.1', `user ${at % 20}`)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toMatchObject([
    { network: '10.0.0.1', user: Array.from({ length: 10 }, (_, at) => `user ${at}`), leftOut: 500 },
  ])
})

it('OPS-04 logs one line a minute while an event goes on, and at once when it comes after a quiet minute', () => {
  const { lines, refuse } = start()
  for (let minute = 0; minute < 3; minute += 1) {
    for (let at = 0; at < 100; at += 1) refuse('10.0.0.1', 'a')
    vi.advanceTimersByTime(60_000)
  }
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 99, 100, 100])
  vi.advanceTimersByTime(60_000)
  refuse('10.0.0.1', 'a')
  expect(lines).toHaveLength(5)
})

it('OPS-04 keeps events of different networks apart, until there are too many', () => {
  const { lines, refuse } = start()
  for (let at = 0; at < 1000; at += 1) refuse(`network ${at}`, 'a')
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(102)
  expect(lines.at(-1)).toMatchObject({ leftOut: 899, user: 'a' })
})

it('logs what waits when the store ends', () => {
  const { lines, throttled, refuse } = start()
  refuse('10.0.0.1', 'a')
  refuse('10.0.0.1', 'b')
  throttled.flush()
  expect(lines[1]).toMatchObject({ user: 'b', leftOut: 1 })
  expect(vi.getTimerCount()).toBe(0)
})
