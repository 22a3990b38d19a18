import { expect, it } from 'vitest'
import { readFailure, reasonOf } from './failure.js'

it.each([
  [{ kind: 'network' }, 'network'],
  [{ kind: 'timeout' }, 'network'],
  [{ kind: 'aborted' }, 'network'],
  [{ kind: 'conflict', status: 400 }, 'conflict'],
  [{ kind: 'notFound', status: 404 }, 'unexpected'],
  [{ status: 400 }, 'validation'],
  [{ status: 401 }, 'unauthorized'],
  [{ status: 403 }, 'forbidden'],
  [{ problem: { status: 409 } }, 'conflict'],
  [{ status: 503 }, 'server'],
  [new Error('boom'), 'unexpected'],
  ['text', 'unexpected'],
  [undefined, 'unexpected'],
])('LIB-06 reads the failure %j as %s', (error, kind) => {
  expect(readFailure(error).kind).toBe(kind)
})

it("LIB-06 takes words, slug and fields from the problem, and never shows a program's own error text", () => {
  const type = 'https://gauze.example/problems/cart-changed'
  const errors = { poNum: ['is required', 7], notes: 'not a list' }
  const failure = readFailure({ problem: { type, detail: 'Prices have changed.', errors } })
  expect(failure).toMatchObject({
    slug: 'cart-changed',
    detail: 'Prices have changed.',
    fields: { poNum: ['is required'], notes: [] },
  })
  expect(reasonOf(failure)).toEqual({ code: 'cart-changed', detail: 'Prices have changed.' })
  expect(reasonOf(readFailure(new Error('x is undefined')))).toEqual({ code: 'unexpected', detail: null })
})

it.each([
  [{ kind: 'timeout' }, { code: 'unheard', detail: null }],
  [{ status: 503 }, { code: 'unexpected-later', detail: null }],
  [{ problem: { detail: 'Closed.' } }, { code: 'problem', detail: 'Closed.' }],
  [{ problem: { type: 'https://gauze.example/problems/over' } }, { code: 'over', detail: null }],
])('LIB-06 gives the failure %j a code and the words of the server', (error, reason) => {
  expect(reasonOf(readFailure(error))).toEqual(reason)
})
