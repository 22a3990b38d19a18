/** Why a call failed, as far as a machine must distinguish causes; `network` is every way of getting no answer. */
export type FailureKind = 'network' | 'validation' | 'unauthorized' | 'forbidden' | 'conflict' | 'server' | 'unexpected'

/** A failed call, as plain data. */
export interface Failure {
  readonly kind: FailureKind
  /** The problem's own words if the server gave any, else `null`. */
  readonly detail: string | null
  /** The last part of the problem's type, e.g. `cart-changed`; `null` without a problem. */
  readonly slug: string | null
  /** Messages by field, empty unless the server named fields. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

const kinds: readonly FailureKind[] = [
  'network',
  'validation',
  'unauthorized',
  'forbidden',
  'conflict',
  'server',
  'unexpected',
]

/** No answer came to these either, so the call may or may not have taken effect. */
const unheard: readonly unknown[] = ['timeout', 'aborted']

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function kindOfStatus(status: unknown): FailureKind {
  if (typeof status !== 'number') return 'unexpected'
  if (status >= 500) return 'server'
  if (status === 400 || status === 422) return 'validation'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  return status === 409 ? 'conflict' : 'unexpected'
}

function fieldsOf(errors: unknown): Failure['fields'] {
  if (typeof errors !== 'object' || errors === null) return {}
  const entries = Object.entries(errors).map(([field, messages]) => [
    field,
    Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
  ])
  return Object.fromEntries(entries)
}

/**
 * Reads any rejection of a port. It looks at these optional members: `kind`, one of {@link FailureKind}; `problem`, the
 * problem details of RFC 9457; `status`, the HTTP status, which decides if `kind` is missing.
 * @example
 * readFailure({ kind: 'conflict', problem: { type: 'https://gauze.example/problems/cart-changed', detail: '…' } }).slug
 * // 'cart-changed'
 */
export function readFailure(error: unknown): Failure {
  const problem = property(error, 'problem')
  const named = property(error, 'kind')
  const kind = unheard.includes(named) ? 'network' : named
  return {
    kind:
      kinds.find((known) => known === kind) ?? kindOfStatus(property(error, 'status') ?? property(problem, 'status')),
    detail: textOf(property(problem, 'detail')),
    slug: textOf(property(problem, 'type'))?.split('/').at(-1) ?? null,
    fields: fieldsOf(property(problem, 'errors')),
  }
}

/**
 * Why something did not work, for a catalog to put into words: its words for the code, else the server's. Without
 * either, something unexpected happened.
 */
export interface Reason {
  /** The last part of the problem's type, such as `cart-changed`, or a code of a machine, such as `line-gone`. */
  readonly code: string
  /** The server's English words; `null` if no server gave any. */
  readonly detail: string | null
}

/**
 * The reason that a failure gives; `unexpected-later` when trying again at once is useless, and `unheard` when no answer
 * came.
 */
export function reasonOf({ kind, slug, detail }: Failure): Reason {
  if (slug !== null) return { code: slug, detail }
  if (detail !== null) return { code: 'problem', detail }
  if (kind === 'network') return { code: 'unheard', detail }
  return { code: kind === 'server' ? 'unexpected-later' : 'unexpected', detail }
}
