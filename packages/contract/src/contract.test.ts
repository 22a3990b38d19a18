import { readFile } from 'node:fs/promises'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './calls/define-call.js'
import { type CallInput, type CallOutput, type CallParsedInput, routes } from './index.js'
import { routesSource } from './routes-source.js'
import { calls, cartLineSchema, productSchema, queryIdSchema, textSchema, userSchema } from './schemas.js'

const rows = Object.entries<Call>(calls)

describe('the rows', () => {
  it('LIB-01 gives browsers method and path of every call without the schemas', async () => {
    expect(await readFile(new URL('./routes.generated.ts', import.meta.url), 'utf8')).toBe(routesSource())
    expect(await readFile(new URL('./index.ts', import.meta.url), 'utf8')).not.toMatch(/schemas|zod/)
    expect(Object.keys(routes)).toEqual(Object.keys(calls))
  })

  it('has no two calls with the same method and path', () => {
    const places = rows.map(([, call]) => `${call.method} ${call.path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it.each(rows)('%s declares each path parameter, and no body on GET', (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath)
    expect(call.method === 'GET' && call.body !== undefined).toBe(false)
  })

  it.each(rows)('%s can be written as JSON Schema for the API reference', (_name, call) => {
    for (const schema of [call.params, call.query, call.body, call.response])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  })

  it('lets a field come from one place only, as callers give them in one object', () => {
    for (const [, call] of rows) {
      const names = [call.params, call.query, call.body].flatMap((part) => Object.keys(part?.shape ?? {}))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('types what goes in and what comes out', () => {
    expectTypeOf<CallInput<'addItem'>>().toMatchObjectType<{ itemId: number; unit: number; quantity: number }>()
    expectTypeOf<CallInput<'getSalesOrder'>>().toEqualTypeOf<{ id: string | number }>()
    expectTypeOf<CallParsedInput<'getSalesOrder'>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<CallOutput<'refreshToken'>>().toEqualTypeOf<{ token: string }>()
  })
})

describe('the entities', () => {
  it('keep the field names of the specification', () => {
    expect(Object.keys(userSchema.shape)).toEqual(
      expect.arrayContaining(
        'id firstName lastName username email permissions isPunchout isParentLogin account relatedAccounts'.split(' '),
      ),
    )
    expect(Object.keys(cartLineSchema.shape)).toEqual(
      expect.arrayContaining(
        'id itemId unit quantity price units rxLevelId thumbnailImage name matrixDetails'.split(' '),
      ),
    )
    expect(Object.keys(productSchema.shape)).toEqual(
      expect.arrayContaining(
        'id itemId itemName displayName siteDisplayName description manufacturer mpn price pricelevelprice prices quantityAvailable rxLevel inactive restricted specialOrder isAddableToCart allocationPeriod thumbnailImage itemImage itemFile children matrixDetails category unit attributes metaTag titleTag h1Tag searchKeywords urlComponent correlatedItems alternativeItems latestPurchase'.split(
          ' ',
        ),
      ),
    )
  })

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', '99999999999', '2147483648'])('refuses %j as an id', (text) => {
    expect(queryIdSchema.safeParse(text).success).toBe(false)
  })

  it('takes an id as text or as a number', () => {
    expect(queryIdSchema.parse('20418')).toBe(20418)
    expect(queryIdSchema.parse(20418)).toBe(20418)
  })

  it.each(['a\u0000b', 'a\u001bb', '\ud800', 'x'.repeat(11)])(
    'refuses %j as one line of up to ten characters',
    (text) => {
      expect(textSchema(10).safeParse(text).success).toBe(false)
    },
  )
})
