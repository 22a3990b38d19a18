/** What a row of the contract says about where a call goes. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly auth: 'public' | 'user'
  readonly idempotent: boolean
  readonly changes?: 'cart'
}

/** A call as HTTP sees it. */
export interface CallRequest {
  readonly method: Route['method']
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | null
  /** It must arrive even when the page goes away meanwhile: a cart shows its changes before they are answered. */
  readonly outlivesPage: boolean
}

/**
 * Spreads a call's input over path, query and body: names in the path go there, the rest into the query of a GET or the
 * body of anything else.
 *
 * @throws TypeError when a path parameter is missing or would change the path.
 */
export function toRequest({ method, path, changes }: Route, input: object): CallRequest {
  const rest = new Map<string, unknown>(Object.entries(input))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return pathSegment(name, value)
  })
  const fields = Object.fromEntries(rest)
  const target = { method, path: filled, outlivesPage: changes === 'cart' }
  return method === 'GET' ? { ...target, query: fields, body: null } : { ...target, query: {}, body: fields }
}

function pathSegment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`The path parameter "${name}" is ${JSON.stringify(value)}. Give a number or a text of its own.`)
  }
  return encodeURIComponent(text)
}
