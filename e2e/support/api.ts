import { randomUUID } from 'node:crypto'
import { demoPassword } from './shopper.js'

/** A signed-in caller of the API, without a browser. */
export interface Caller {
  /** Its access token. */
  readonly token: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown, idempotencyKey?: string): Promise<{ status: number; body: T }>
}

/**
 * Signs in over HTTP.
 * @param url the store's origin
 */
export async function signInTo(url: string, username: string): Promise<Caller> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${username} could not sign in: ${await answer.text()}`)
  const { token } = await answer.json()
  return callerWith(url, token)
}

/** Calls the API with an access token. */
export function callerWith(url: string, token: string): Caller {
  const authorization = `Bearer ${token}`
  return {
    token,
    get: async (path) => (await fetch(url + path, { headers: { authorization } })).json(),
    post: async (path, body, idempotencyKey = randomUUID()) => {
      const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, body: await response.json() }
    },
  }
}

/** Adds popular items to the caller's cart, one of each. */
export async function fillCart(buyer: Caller, count = 1): Promise<void> {
  const items = await buyer.get<{ id: number; unit: { details: { id: number }[] } }[]>(
    `/api/shopping/item/topItems?limit=${count}`,
  )
  if (items.length < count) throw new Error('The store sells too little. Is it seeded?')
  for (const { id, unit } of items) {
    await buyer.post('/api/cart/cart/addItem', { itemId: id, unit: unit.details[0]?.id, quantity: 1 })
  }
}
