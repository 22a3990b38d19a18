import { mulberry32 } from '../mulberry32.js'

/** A source of numbers in [0, 1). */
export type Random = () => number

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/**
 * A mulberry32 generator that belongs to one key, so that adding a product never changes another one's numbers.
 *
 * @param seed the catalogue's seed
 * @param key the purpose of the numbers
 * @returns the generator
 * @example const next = randomFor(2026, 'glove/price'); next()
 */
export function randomFor(seed: number, key: string): Random {
  return mulberry32(hash(`${seed}:${key}`))
}

/**
 * Draws up to `count` different members of a list.
 *
 * @param next the source of numbers
 * @param from the list
 * @param count how many at most
 * @returns the chosen members in the order drawn
 * @example draw(next, [1, 2, 3], 2)
 */
export function draw<T>(next: Random, from: readonly T[], count: number): T[] {
  const rest = [...from]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return chosen
}
