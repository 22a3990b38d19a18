import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'

/** Names of POST calls that only read: their inputs are too large for an address, or their answers are files. */
const readingName = /^(export|filter|generate|get|paginate)[A-Z]/

/** Calls that the run makes in an order of its own, to sign in and out. */
const sessionCalls: ReadonlySet<CallName> = new Set<CallName>(['login', 'refreshToken', 'logout'])

/** Changes that a run with `write` makes and takes back. */
export const cartWrites = ['addItem', 'addItems', 'editItem', 'removeItem', 'removeItems', 'emptyCart'] as const

const writes: ReadonlySet<CallName> = new Set<CallName>(cartWrites)

/** How a run plays a call; `never` has the reason. */
export type Play = { readonly kind: 'read' | 'session' | 'write' } | { readonly kind: 'never'; readonly reason: string }

/** Returns how a run plays a call. */
export function playOf(name: CallName): Play {
  const call: Call = calls[name]
  if (sessionCalls.has(name)) return { kind: 'session' }
  if (writes.has(name)) return { kind: 'write' }
  if (name === 'getTwoFactor') return { kind: 'never', reason: 'it needs a sign-in that waits for a second step' }
  const isReading = call.changes === undefined && (call.method === 'GET' || readingName.test(name))
  return isReading ? { kind: 'read' } : { kind: 'never', reason: 'it changes data' }
}
