import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toErrorReport } from './error-report.js'
import { scrubText } from './scrub.js'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
function word(min: number, max: number, alphabet = letters) {
  return fc
    .array(fc.constantFrom(...alphabet), { minLength: min, maxLength: max })
    .map((characters) => characters.join(''))
}

const around = fc.string({ unit: 'grapheme', maxLength: 60 })

function luhnDigit(digits: readonly number[]) {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

const card = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 17 })
  .map((digits) => [4, ...digits])
  .map((digits) => [...digits, luhnDigit(digits)].join(''))
const separated = fc
  .tuple(card, fc.constantFrom('', ' ', '-', '.'))
  .map(([digits, separator]) => digits.replace(/(\d{4})(?=\d)/g, `$1${separator}`))

const jwt = fc.tuple(word(8, 60), word(8, 80), word(8, 60)).map(([head, body, sign]) => `eyJ${head}.eyJ${body}.${sign}`)
const value = word(8, 60)

const written = {
  'a bearer token': value.map((secret) => [secret, `authorization Bearer ${secret}`] as const),
  'a JWT': jwt.map((secret) => [secret, secret] as const),
  'a cookie': value.map((secret) => [secret, `Cookie: a=b; gauze_refresh=${secret}; c=d`] as const),
  'a password in JSON': value.map((secret) => [secret, `{"username":"x","password":"${secret}","page":2}`] as const),
  'a password in a form': value.map((secret) => [secret, `user=1&passwordMatch=${secret}&view=reset`] as const),
  'a token in an address': fc
    .tuple(value, fc.constantFrom('token', 'access_token', 'hash', 'x-algolia-api-key', 'refresh-token', 'signature'))
    .map(([secret, name]) => [secret, `https://store.example/login?page=1&${name}=${secret}`] as const),
  'an opaque token': word(32, 80, 'abcdef0123456789').map((secret) => [secret, secret] as const),
  'a card number': separated.map((secret) => [secret, secret] as const),
  'a mail address': word(3, 20).map((secret) => [`${secret}@mercy.example`, `${secret}@mercy.example`] as const),
}

describe('an error report that leaves the store', () => {
  it('OPS-04 reports a statement that failed, without the values it was sent with', () => {
    const error = new Error('Failed query: UPDATE users SET name = $1\nparams: Nora\nMiller,5')
    const report = toErrorReport(error, { source: 'call' })
    expect(report.message).toBe('Failed query: UPDATE users SET name = $1\nparams: [removed]')
    expect(report.stack).toContain('    at ')
    expect(JSON.stringify(report)).not.toMatch(/Nora|Miller/)
  })

  it.each(Object.entries(written))('OPS-04 never holds %s, whatever text is around it', (_name, secretAndText) => {
    fc.assert(
      fc.property(secretAndText, around, around, ([secret, text], before, after) => {
        const report = toErrorReport(new Error(`${before} ${text} ${after}`), {
          source: 'call',
          details: { deep: [{ text: `${before} ${text}` }] },
        })
        expect(JSON.stringify(report)).not.toContain(secret)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['password', 'Authorization', 'cookie', 'set-cookie', 'accessToken', 'cvc', 'cardNumber', 'refresh_token'])(
    'OPS-04 leaves out what a field named %s holds',
    (name) => {
      fc.assert(
        fc.property(value, (secret) => {
          const report = toErrorReport('failed', { source: 'job', details: { job: { [name]: secret } } })
          expect(JSON.stringify(report)).not.toContain(secret)
        }),
      )
    },
  )

  it('OPS-04 finds a card number written as a number, and among other digits', () => {
    const report = toErrorReport('x', { source: 'call', details: { pay: 4_111_111_111_111_111 } })
    expect(JSON.stringify(report)).not.toContain('4111111111111111')
    expect(scrubText('lot 1 4111111111111111 2')).not.toContain('4111111111111111')
  })

  it('OPS-04 keeps the facts that help to find the cause', () => {
    const text = 'relation "carts" does not exist at cart.sql.ts:12:5, item 80011, order SO-1042, 2026-11-21 22:10:03'
    expect(scrubText(text)).toBe(text)
    const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const report = toErrorReport(new Error('No route', { cause: new TypeError('fetch failed') }), {
      source: 'page',
      requestId: id,
      details: { path: '/product/80011' },
    })
    expect(report).toMatchObject({
      source: 'page',
      requestId: id,
      name: 'Error',
      message: 'No route',
      details: { path: '/product/80011', cause: 'TypeError: fetch failed' },
    })
    expect(report.stack).toContain('privacy.test.ts')
  })

  it.each([undefined, null, 7, Symbol('x'), {}, { self: null }, () => 1, 'text', Object.create(null)])(
    'OPS-04 makes a report of anything that was thrown: %#',
    (thrown) => {
      const loop: Record<string, unknown> = {}
      loop.loop = loop
      const report = toErrorReport(thrown, { source: 'browser', details: { loop } })
      expect(report.message.length).toBeGreaterThan(0)
      expect(JSON.stringify(report).length).toBeGreaterThan(0)
    },
  )

  it('OPS-04 reads a text of any length in time that grows with it', () => {
    expect(
      scrubText(`${'a@'.repeat(50_000)} ${'1 '.repeat(50_000)} ${'password='.repeat(20_000)}`).length,
    ).toBeLessThan(60_000)
  })
})
