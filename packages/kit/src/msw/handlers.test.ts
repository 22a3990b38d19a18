import { calls } from '@gauze/contract/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeStore } from '../fake-store/index.js'
import { requestHandlers } from './handlers.js'

type Resolver = (info: { readonly request: Request }) => Promise<Response>

function collector(method: string) {
  return (path: string, resolver: Resolver) => ({ method, path, resolver })
}

const http = { get: collector('GET'), post: collector('POST'), patch: collector('PATCH') }

describe('the request handlers', () => {
  it('PLUS-15 are one for each call of the contract, with exact paths before paths with parameters', () => {
    const handlers = requestHandlers(http, { base: 'https://store.example' })
    const paths = handlers.map(({ method, path }) => `${method} ${path}`)
    expect([...paths].sort()).toEqual(
      Object.values(calls)
        .map(({ method, path }) => `${method} https://store.example${path}`)
        .sort(),
    )
    const order = paths.map((path) => path.replace('https://', '').includes(':'))
    expect(order.indexOf(true)).toBeGreaterThan(order.lastIndexOf(false))
  })

  it('PLUS-15 answer from the store, and with a valid answer for a call that it does not know', async () => {
    const fake = createFakeStore({ unknownCalls: 'fixture' })
    const handlers = requestHandlers(http, { fake })
    const ask = async (path: string, sent = path) => {
      const request = new Request(`https://store.example${sent}`, {
        headers: { authorization: `Bearer ${fake.token}` },
      })
      const response = await handlers.find((handler) => handler.path === `*${path}`)?.resolver({ request })
      return response?.json()
    }
    expect(calls.getCart.response.parse(await ask(calls.getCart.path)).cartDetail).toEqual([])
    expect(calls.getSubstitute.response.safeParse(await ask(calls.getSubstitute.path)).success).toBe(true)
    const byId = calls.getInvoiceById.path
    expect(calls.getInvoiceById.response.safeParse(await ask(byId, byId.replace(':id', '1'))).success).toBe(true)
    expect(fake.requests.map(({ call }) => call)).toEqual(['getCart', 'getSubstitute', 'getInvoiceById'])
  })
})
