/**
 * The generator "mulberry32": quick, and the same numbers for the same start.
 * @param start any whole number
 * @returns a source of numbers from 0 up to but not 1
 */
export function mulberry32(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
