import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'

/** POST calls that change nothing. */
const readingPosts: ReadonlySet<CallName> = new Set<CallName>([
  'exportTransactions',
  'filterItems',
  'generatePDF',
  'generateZip',
  'getConvenienceFee',
  'getItemAllocation',
  'getSubscriptionAddressPaymentDetails',
  'getTaxRate',
  'paginateContacts',
  'paginateCreditMemos',
  'paginateEstimates',
  'paginateInvoices',
  'paginateItems',
  'paginateOpenItems',
  'paginatePayments',
  'paginateQuotes',
  'paginateRecalls',
  'paginateReorders',
  'paginateSalesOrders',
])

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
  if (name === 'getSecondStep') return { kind: 'never', reason: 'it needs a sign-in that waits for a second step' }
  if (readingPosts.has(name) || (call.method === 'GET' && call.changes === undefined)) return { kind: 'read' }
  return { kind: 'never', reason: 'it changes data' }
}
