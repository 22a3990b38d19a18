import { describe, expect, it } from 'vitest'
import { loginPath, returnPathOf, twoFactorPath } from './login-path.js'

function back(returnTo: string) {
  return returnPathOf(new URLSearchParams({ returnTo }))
}

describe('the way back after login', () => {
  it('ROUTE-05 keeps path, query and hash of the page that required a login', () => {
    const login = loginPath('/product/20418?uom=3#rp')
    expect(returnPathOf(new URL(login, 'http://store.example').searchParams)).toBe('/product/20418?uom=3#rp')
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', '/..//evil.example'])(
    'ROUTE-10 ignores %s',
    (path) => {
      expect(back(path)).toBe('/')
      expect(loginPath(path)).toBe('/login')
    },
  )

  it('ROUTE-05 does not lead back to the login itself', () => {
    expect(back('/login?view=reset')).toBe('/')
    expect(loginPath('/login?username=a&hash=secret')).toBe('/login')
  })
})

it('PLUS-17 the screen that adds a second step keeps the way back', () => {
  expect(twoFactorPath('/cart?a=1&b=2')).toBe('/twoFactor?returnTo=%2Fcart%3Fa%3D1%26b%3D2')
})
