/** The counts of a recalled line at a company, in the unit of the line. */
export interface RecallCountsInput {
  /** Still there when the person looked. */
  readonly found: number
  /** Used before the recall was read. */
  readonly used: number
  /** Of the found goods, set aside. */
  readonly quarantined: number
  /** Of the found goods, sent back. */
  readonly returned: number
}

/** Why the counts of a line cannot be: more than was received, or more than was found. */
export type RecallCountsProblem =
  | { readonly code: 'aboveReceived'; readonly max: number }
  | { readonly code: 'aboveFound'; readonly max: number }

/**
 * Checks the counts of a recalled line against the received quantity: found and used goods are at most all of it, and
 * quarantined and returned goods are at most the found ones. Browser and server use the same function.
 *
 * @param received the shipped quantity of the line
 * @returns null if the counts can be
 * @example recallCountsProblem({ found: 3, used: 2, quarantined: 3, returned: 0 }, 4) // { code: 'aboveReceived', max: 4 }
 */
export function recallCountsProblem(
  { found, used, quarantined, returned }: RecallCountsInput,
  received: number,
): RecallCountsProblem | null {
  if (found + used > received) return { code: 'aboveReceived', max: received }
  return quarantined + returned > found ? { code: 'aboveFound', max: found } : null
}
