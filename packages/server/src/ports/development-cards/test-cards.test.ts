import { expect, it } from 'vitest'
import { checkCard } from './test-cards.js'

it.each([
  ['2026-04-30T12:00:00Z', undefined],
  ['2026-05-01T03:59:59Z', undefined],
  ['2026-05-01T04:00:00Z', 'This card has expired.'],
])('CHK-09 a card of April 2026 at %s, by the day in New York: %s', (now, error) => {
  const answer = checkCard({ number: '4242 4242 4242 4242', expiry: '04 / 26', cvc: '737' }, new Date(now))
  expect('errors' in answer ? answer.errors.expiry : undefined).toBe(error)
})
