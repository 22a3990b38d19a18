/**
 * Does something at most once per period, for reports that would otherwise repeat while a problem lasts.
 * @param work also receives how many calls were left out since its last run
 * @example const report = atMostEvery(60_000, (error: Error) => log(error.message))
 */
export function atMostEvery<T>(milliseconds: number, work: (value: T, leftOut: number) => void): (value: T) => void {
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
