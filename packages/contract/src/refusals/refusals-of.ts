import { calls } from '../calls/calls.js'
import type { CallName } from '../types.js'
import { callRefusals, type RefusalName } from './call-refusals.js'
import { commonRefusalsOf } from './common-refusals.js'
import { type RefusalSlug, slugs } from './slugs.js'

/** A refusal that a call may answer. */
export interface Refusal {
  /** The HTTP status. */
  readonly status: number
  /** The last part of the problem's `type`. */
  readonly slug: RefusalSlug
  /** When the server sends it, as a sentence. */
  readonly when: string
  /** True for a refusal that follows from the kind of the call, false for one of this call alone. */
  readonly isCommon: boolean
}

const ownRefusals: Partial<Record<CallName, readonly RefusalName[]>> = callRefusals

function refusal(name: RefusalName, isCommon: boolean): Refusal {
  // The type of a name ensures that a slug of the table follows the status.
  const [status, slug] = name.split(' ') as [string, RefusalSlug]
  return { status: Number(status), slug, when: slugs[slug], isCommon }
}

/**
 * Returns every refusal that a call may answer, by status.
 *
 * @param name the name of the call
 * @example
 * refusalsOf('addItem').find(({ slug }) => slug === 'unknown-unit') // { status: 422, … }
 */
export function refusalsOf(name: CallName): readonly Refusal[] {
  const common = commonRefusalsOf(calls[name])
  const own = (ownRefusals[name] ?? []).filter((refusalName) => !common.includes(refusalName))
  return [...own.map((each) => refusal(each, false)), ...common.map((each) => refusal(each, true))].toSorted(
    (one, other) => one.status - other.status,
  )
}
