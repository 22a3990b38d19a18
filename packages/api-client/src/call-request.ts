/** The fields of a contract row that say where a call goes. */
export interface Route {
  /** POST if it is absent. */
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** A 401 to it is about the entered values or the refresh cookie, not about the token. */
  readonly signIn?: true
  /** It may be made without a token. */
  readonly visitors?: true
  /** It takes an Idempotency-Key. */
  readonly idempotent?: true
  readonly changes?: 'cart'
}

/** A call as an HTTP request. */
export interface CallRequest {
  readonly method: NonNullable<Route['method']>
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | readonly unknown[] | null
  /** It must arrive even when the page is left meanwhile: a cart shows its changes before they are answered. */
  readonly outlivesPage: boolean
}

/**
 * Splits a call's input into path, query and body: names in the path go there, the rest into the query of a GET or the
 * body of anything else. A list is the whole body.
 *
 * @throws TypeError when a path parameter is missing or would change the path.
 */
export function toRequest({ method = 'POST', path, changes }: Route, input: object): CallRequest {
  const outlivesPage = changes === 'cart'
  if (Array.isArray(input)) return { method, path, query: {}, body: input, outlivesPage }
  const rest = new Map<string, unknown>(Object.entries(input))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return pathSegment(name, value)
  })
  const fields = Object.fromEntries(rest)
  const target = { method, path: filled, outlivesPage }
  return method === 'GET' ? { ...target, query: fields, body: null } : { ...target, query: {}, body: fields }
}

function pathSegment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`The path parameter "${name}" is ${JSON.stringify(value)}. Give a number or a text of its own.`)
  }
  return encodeURIComponent(text)
}
