const shortestPrefix = 4
const longestPrefix = 8

function withOneLetterDropped(text: string): string[] {
  const letters = [...text]
  return [text, ...letters.map((_, at) => letters.filter((__, index) => index !== at).join(''))]
}

function suffixKey(word: string): string {
  return `$${word.slice(-shortestPrefix)}`
}

/** Words with digits are codes and sizes: guessing at codes and sizes would do harm. */
export function mayHaveTypo(word: string): boolean {
  return word.length >= shortestPrefix && !/\d/.test(word)
}

/** How many typos a word of this length may have: one from 4 letters, two from 8, as in the hosted service. */
export function allowedTypos(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/** The keys under which a word of the vocabulary is stored. */
export function typoKeysOf(word: string): string[] {
  if (!mayHaveTypo(word)) return []
  const keys = new Set<string>()
  for (let length = shortestPrefix; length <= Math.min(word.length, longestPrefix); length += 1) {
    for (const key of withOneLetterDropped(word.slice(0, length))) keys.add(key)
  }
  if (word.length >= longestPrefix) keys.add(suffixKey(word))
  return [...keys]
}

/** The keys to look up for a typed word. Long words have more keys, since they may have two typos. */
export function typoLookupKeys(typed: string): string[] {
  const keys = new Set(withOneLetterDropped(typed.slice(0, longestPrefix)))
  if (typed.length >= longestPrefix) {
    for (const key of withOneLetterDropped(typed.slice(0, longestPrefix - 2))) keys.add(key)
    keys.add(suffixKey(typed))
  }
  return [...keys]
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

/** Edits between a word as typed and a word that it may mean; a letter in another place is one edit. */
export function wordDistance(typed: string, word: string): number {
  const distance = typoDistance(typed, word, false)
  return distance === 2 && sorted(typed) === sorted(word) ? 1 : distance
}

/**
 * Edits (insert, drop, replace, swap neighbors) between the typed text and a word, or any beginning of the word
 * when `prefix` is set. Damerau-Levenshtein, optimal string alignment.
 */
export function typoDistance(typed: string, word: string, prefix: boolean): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return prefix ? Math.min(...last) : (last[word.length] ?? 0)
}
