import { expect, it, vi } from 'vitest'
import { atMostEvery } from './at-most-every.js'

it('OPS-04 says how many were left out since the last one', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const said: unknown[] = []
  const say = atMostEvery(1000, (value: string, leftOut) => said.push([value, leftOut]))
  for (const value of ['a', 'b', 'c']) say(value)
  vi.advanceTimersByTime(1000)
  say('d')
  vi.advanceTimersByTime(1000)
  say('e')
  vi.useRealTimers()
  expect(said).toEqual([
    ['a', 0],
    ['d', 2],
    ['e', 0],
  ])
})
