import { calls } from '@gauze/contract/schemas'
import { ACCESS_LIMITS, APPLICATION_LIMITS, email, MAX_USERNAME_LENGTH } from '@gauze/rules'
import { expect, it } from 'vitest'

const request = { company: 'A', firstName: 'B', lastName: 'C', phone: '555-0100', email: 'd@e.example' }
function takesRequest(change: Partial<typeof request>) {
  return calls.requestAccess.body.safeParse({ ...request, ...change }).success
}

const domain = '@mercy.example'

it('AUTH-01 the forms have the same length limits as the server', () => {
  for (const [name, limit] of Object.entries(ACCESS_LIMITS)) {
    if (name === 'email') continue
    expect(takesRequest({ [name]: 'a'.repeat(limit) }), name).toBe(true)
    expect(takesRequest({ [name]: 'a'.repeat(limit + 1) }), name).toBe(false)
  }
  expect(takesRequest({ email: 'a'.repeat(ACCESS_LIMITS.email - domain.length) + domain })).toBe(true)
  expect(takesRequest({ email: 'a'.repeat(ACCESS_LIMITS.email - domain.length + 1) + domain })).toBe(false)
  const takesName = (username: string) => calls.createResetHash.body.safeParse({ username }).success
  expect(takesName('a'.repeat(MAX_USERNAME_LENGTH))).toBe(true)
  expect(takesName('a'.repeat(MAX_USERNAME_LENGTH + 1))).toBe(false)
})

it('AUTH-09 the form for an account has the same length limits as the server', () => {
  const takes = (name: string, length: number) =>
    calls.createAccount.body.safeParse({ ...calls.createAccount.sample, [name]: 'a'.repeat(length) }).success
  for (const [name, limit] of Object.entries(APPLICATION_LIMITS)) {
    if (name === 'email') continue
    expect([takes(name, limit), takes(name, limit + 1)], name).toEqual([true, false])
  }
})

it.each([
  'a..b@x.example',
  '.a@x.example',
  'a.@x.example',
  'a&b@x.example',
  "a'@x.example",
  'a@x.example1',
  'a@x-.example',
  'a@-x.example',
  "o'neil+x_y-z@mercy.example",
])('VAL-04 no form accepts an email address that the server refuses: %j', (text) => {
  expect(email(text) !== null || takesRequest({ email: text })).toBe(true)
})
