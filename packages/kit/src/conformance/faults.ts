import type { CallName } from '@gauze/contract'
import type { CallResult } from './conformance.types.js'

/** One fault, and the calls that have it. */
export interface Fault {
  readonly text: string
  readonly calls: readonly CallName[]
}

/** Returns each fault of a run once: the faults of one call first, and the one that most calls share last. */
export function faultsOf(results: readonly CallResult[]): readonly Fault[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const found = failed.flatMap(({ call, reasons }) => reasons.map((text) => ({ text, call })))
  const groups = [...Map.groupBy(found, ({ text }) => text)]
  return groups
    .map(([text, rows]) => ({ text, calls: rows.map(({ call }) => call) }))
    .toSorted((one, other) => one.calls.length - other.calls.length)
}
