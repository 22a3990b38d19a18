import { expect, it, vi } from 'vitest'
import { calls } from '../calls/calls.js'
import { checkAnswers, differencesFrom } from './index.js'

it('finds nothing in an answer that fits the contract', () => {
  const report = vi.fn()
  expect(checkAnswers({ report })('getCategories', [])).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

it('names the field of an answer that does not fit, and reports it once', () => {
  const report = vi.fn()
  const check = checkAnswers({ report })
  const difference = 'siteDisplayName: expected string, received nothing'
  const answer = [{ id: 1 }]
  expect(check('getTopItems', answer)).toContain(`0.${difference}`)
  expect(check('getTopItems', answer)).toContain(`0.${difference}`)
  expect(report).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('The answer to getTopItems does not fit the contract. 0.'),
  )
})

it('keeps the values of secrets out of its words', () => {
  const [difference] = differencesFrom(calls.refreshToken.response, { token: 5 })
  expect(difference).toBe('token: expected string, received number')
})
