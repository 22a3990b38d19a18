import { beginsDrugName, drugNamesNear, isDrugName } from './drug-names.js'
import { allowedTypos, typoDistance, wordDistance } from './typos.js'

const maxCorrections = 5
const longDrugName = 10

/** A word that the typed text may mean. */
interface Candidate {
  readonly word: string
  readonly docs: number
}

/** The cost of a typo: the edits first, then matching only a beginning. */
function typoCost(typed: string, word: string, last: boolean): { distance: number; cost: number } {
  const whole = wordDistance(typed, word)
  const distance = last ? Math.min(whole, typoDistance(typed, word, true)) : whole
  return { distance, cost: distance * 4 + (distance < whole ? 1 : 0) }
}

/** People rarely miss the first letter, so another first letter is another word: 'tire' is no 'wire'. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/**
 * Whether a word is certainly the drug that was meant: a whole word, one typo away (two from ten letters), with the
 * same first letter, and no other drug's name as near, or within one more typo if it begins alike, whether the store
 * carries it or not.
 */
function isSurely(typed: string, drug: string, named: readonly { word: string; distance: number }[]): boolean {
  const distance = typoDistance(typed, drug, false)
  return (
    typed[0] === drug[0] &&
    distance <= (typed.length >= longDrugName ? 2 : 1) &&
    named.every(({ word, distance: other }) => word === drug || other > distance + (word[0] === drug[0] ? 1 : 0))
  )
}

/** Whether a word without any match may be a drug's name, written in full, in part or with typos. */
export function looksLikeDrug(typed: string): boolean {
  return isDrugName(typed) || beginsDrugName(typed) || drugNamesNear(typed, allowedTypos(typed)).length > 0
}

/**
 * The known words that an unknown word may be a typo of; only the nearest. A drug's name is never taken for another
 * drug's name, or for any other word that is not nearer.
 * @param last whether it may still be the beginning of a word
 * @param known words of the catalogue that may be near
 */
export function correctionsOf(typed: string, last: boolean, known: readonly Candidate[]): string[] {
  if (last && beginsDrugName(typed)) return []
  const close = known
    .filter(({ word }) => beginsAlike(typed, word))
    .map((row) => ({ ...row, ...typoCost(typed, row.word, last) }))
    .filter((row) => row.distance <= allowedTypos(typed))
  const listed = drugNamesNear(typed, allowedTypos(typed) + 1)
  const named = [
    ...listed,
    ...close
      .filter(({ word }) => isDrugName(word))
      .map(({ word }) => ({ word, distance: typoDistance(typed, word, false) })),
  ]
  const safe = close
    .filter(({ word }) => !isDrugName(word) || isSurely(typed, word, named))
    .sort((left, right) => left.cost - right.cost || right.docs - left.docs)
  const best = safe[0]?.cost
  if (best === undefined) return []
  const isDrugNearer = listed.some(({ word }) => typoCost(typed, word, false).cost < best)
  return isDrugNearer
    ? []
    : safe
        .filter((row) => row.cost === best)
        .slice(0, maxCorrections)
        .map((row) => row.word)
}
