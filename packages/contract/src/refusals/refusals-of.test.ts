import { describe, expect, expectTypeOf, it } from 'vitest'
import { calls } from '../calls/calls.js'
import type { CallName } from '../types.js'
import { type CallRefusal, refusalsOf } from './index.js'
import { slugs } from './slugs.js'

const names = Object.keys(calls) as CallName[]

function refusalNames(name: CallName) {
  return refusalsOf(name).map(({ status, slug }) => `${status} ${slug}`)
}

describe('the refusals of a call', () => {
  it('are its own ones, with status and words', () => {
    expect(refusalsOf('addItem')).toContainEqual({
      status: 422,
      slug: 'unknown-unit',
      when: 'The item is not sold in this unit; `detail` names the units.',
      isCommon: false,
    })
  })

  it('include the ones that follow from its row: its input, its callers and its idempotency key', () => {
    expect(refusalNames('addItem')).toEqual(
      expect.arrayContaining([
        '400 validation',
        '401 not-signed-in',
        '409 idempotency-key-reused',
        '429 too-many-requests',
      ]),
    )
    expect(refusalNames('getContacts')).toContain('403 admins-only')
    expect(refusalNames('getCategories')).not.toContain('401 not-signed-in')
    expect(refusalNames('getCategories')).not.toContain('400 invalid-json-body')
  })

  it.each(names)('of %s come once each, by status', (name) => {
    const all = refusalsOf(name)
    expect(new Set(refusalNames(name)).size).toBe(all.length)
    expect(all.map(({ status }) => status)).toEqual(all.map(({ status }) => status).toSorted((a, b) => a - b))
  })

  it('leave no slug that no call answers', () => {
    const used = new Set(names.flatMap((name) => refusalsOf(name).map(({ slug }) => slug)))
    expect(Object.keys(slugs).filter((slug) => ![...used].some((each) => each === slug))).toEqual([])
  })

  it('are a type of slugs for each call', () => {
    expectTypeOf<'unknown-unit'>().toExtend<CallRefusal<'addItem'>>()
    expectTypeOf<'po-required'>().not.toExtend<CallRefusal<'addItem'>>()
    expectTypeOf<CallRefusal<'getCart'>>().toBeNever()
  })
})
