import { expect, it } from 'vitest'
import { publicHeaders } from './public-headers.js'

it("lets a shared cache store a visitor's page", () => {
  expect(publicHeaders({ errorHeaders: undefined })).toEqual({
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  })
})

it('CMS-04 lets no cache store a failure, and says when to come back', () => {
  expect(publicHeaders({ errorHeaders: new Headers({ 'Retry-After': '30' }) })).toEqual({
    'Cache-Control': 'no-store',
    'Retry-After': '30',
  })
  expect(publicHeaders({ errorHeaders: new Headers() })).toEqual({ 'Cache-Control': 'no-store' })
})
