/** A source of numbers that gives the same row for the same start. */
export interface Random {
  /** A number from 0 up to but not 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  /** One of these. Throws a RangeError when there is none. */
  pick<T>(from: readonly T[]): T
  /** Whether something of this probability, 0 to 1, happens now. */
  chance(probability: number): boolean
}

/**
 * Makes a repeatable source of numbers (the generator "mulberry32").
 * @param start any whole number
 */
export const createRandom = (start: number): Random => {
  let state = start >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    pick: (from) => {
      const chosen = from[between(0, from.length - 1)]
      if (chosen === undefined) throw new RangeError('There is nothing to pick from. Give a list that is not empty.')
      return chosen
    },
    chance: (probability) => next() < probability,
  }
}
