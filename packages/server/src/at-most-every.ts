/**
 * Does something at most once in so many milliseconds, for what would be said over and over while a trouble lasts.
 * @example
 * const report = atMostEvery(60_000, (error: Error) => log(error.message))
 */
export const atMostEvery = <T>(milliseconds: number, work: (value: T) => void): ((value: T) => void) => {
  let doneAt = Number.NEGATIVE_INFINITY
  return (value) => {
    if (performance.now() - doneAt < milliseconds) return
    doneAt = performance.now()
    work(value)
  }
}
