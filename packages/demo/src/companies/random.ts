import { mulberry32 } from '../mulberry32.js'

/** A source of numbers that gives the same sequence for the same start. */
export interface Random {
  /** A number from 0 up to but not 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  /** Returns one element of the list. Throws a RangeError for an empty list. */
  pick<T>(from: readonly T[]): T
  /** Whether something of this probability, 0 to 1, happens now. */
  chance(probability: number): boolean
}

/**
 * Makes a repeatable source of numbers.
 * @param start any whole number
 */
export function createRandom(start: number): Random {
  const next = mulberry32(start)
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
