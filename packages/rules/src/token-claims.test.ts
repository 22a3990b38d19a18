import { expect, it } from 'vitest'
import { tokenExpiry, tokenOwner } from './token-claims.js'

function tokenOf(claims: unknown) {
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

const silent = ['', 'opaque', 'a.b.c', 'a.%%%.c', tokenOf('text'), tokenOf({})]

it('AUTH-05 reads when a token ends, and treats one that does not say as valid forever', () => {
  expect(tokenExpiry(tokenOf({ exp: 1_700_000_000 }))).toBe(1_700_000_000_000)
  for (const token of [...silent, tokenOf({ exp: 'soon' })]) expect(tokenExpiry(token)).toBeNull()
})

it('AUTH-11 reads the owner of a token, and accepts a token without an owner for anybody', () => {
  expect(tokenOwner(tokenOf({ sub: '1', acc: 2, name: 'Zoë' }))).toBe('2.1')
  for (const token of [...silent, tokenOf({ sub: '1' }), tokenOf({ sub: 'ada', acc: 2 })]) {
    expect(tokenOwner(token)).toBeNull()
  }
})
