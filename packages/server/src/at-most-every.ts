/**
 * Does something at most once in so many milliseconds, for what would be said over and over while a trouble lasts.
 * @param work is told, too, how many were left out since it was last done
 * @example
 * const report = atMostEvery(60_000, (error: Error) => log(error.message))
 */
export const atMostEvery = <T>(
  milliseconds: number,
  work: (value: T, leftOut: number) => void,
): ((value: T) => void) => {
  let doneAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return (value) => {
    if (performance.now() - doneAt < milliseconds) {
      leftOut += 1
      return
    }
    doneAt = performance.now()
    work(value, leftOut)
    leftOut = 0
  }
}
