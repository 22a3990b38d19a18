import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'

/** Areas by the start of a path; the first match counts. */
const areas: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/auth\//, 'sign-in'],
  [/^\/api\/(shopping|informational)\/|\/allocation\//, 'catalog'],
  [/^\/api\/cart\/itemList\//, 'item lists'],
  [/^\/api\/cart\//, 'cart'],
  [/^\/api\/checkout\//, 'checkout'],
  [/^\/api\/payments\/|\/(invoices|payments|creditmemos|openitems|totals|export|generate\w+)\b/, 'billing'],
  [/(quote|estimate)/i, 'quotes'],
  [/subscription/i, 'subscriptions'],
  [/notification/i, 'notifications'],
  [/\/transactions\//, 'orders'],
  [/\/recall\//, 'recalls'],
]

/** Returns the area of a call, such as `cart`, for the summary of a report. */
export function areaOf(name: CallName): string {
  const { path }: Call = calls[name]
  return areas.find(([start]) => start.test(path))?.[1] ?? 'account'
}
