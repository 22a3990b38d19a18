import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutPersonal } from './without-personal.js'

describe('the parts of an event that may be measured', () => {
  it('OPS-01 drops everything that looks like a person, under any name', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/)
    const mail = fc.emailAddress()
    const phone = fc
      .tuple(fc.stringMatching(/^[2-9]\d{2}$/), fc.stringMatching(/^\d{3}$/), fc.stringMatching(/^\d{4}$/))
      .chain(([area, exchange, line]) =>
        fc.constantFrom(
          `${area}-${exchange}-${line}`,
          `(${area}) ${exchange} ${line}`,
          `+1${area}${exchange}${line}`,
          `call ${area}.${exchange}.${line} please`,
        ),
      )
    const words = fc
      .array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 9, maxLength: 30 })
      .map((all) => all.join(' '))
    const number = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 })
    fc.assert(
      fc.property(name, fc.oneof(mail, phone, words, number), (key, value) => {
        expect(withoutPersonal({ [key]: value })).toEqual({})
      }),
    )
  })

  it.each(['email', 'phone', 'firstName', 'last_name', 'password', 'token', 'query'])(
    'OPS-01 drops a property called %s, whatever it contains',
    (name) => expect(withoutPersonal({ [name]: 'x', kept: true })).toEqual({ kept: true }),
  )

  it('OPS-01 keeps the button, category or page', () => {
    const properties = {
      label: 'PRODUCTS',
      category: 'Gloves & hand care',
      position: 3,
      path: '/product/80011',
      on: false,
    }
    expect(withoutPersonal(properties)).toEqual(properties)
  })

  it.each([
    '/product/dextrose-5-percent-and-sodium-chloride-0-45-percent-injection-1-000-ml-bag-caldenne-cdn-3635',
    '/product/polyglactin-absorbable-suture-3-0-3-8-circle-reverse-cutting-needle-18-in-thornbeck-tb-4059',
    '/product/8005550134',
  ])('SHELL-14 keeps the address of a product, %s', (path) => {
    expect(withoutPersonal({ path })).toEqual({ path })
  })

  it.each([
    '/product/robin@mercy.example',
    '/product/robin%40mercy.example',
    '/myaccount/orders/8005550134',
    `/product/${'x'.repeat(200)}`,
  ])('OPS-01 drops the path %s', (path) => {
    expect(withoutPersonal({ path })).toEqual({})
  })
})
