/**
 * Waits for work, but no longer than so many milliseconds.
 * @throws Error with the code ETIMEDOUT when it takes longer
 * @example await inTime(db.execute(sql`SELECT 1`), 2_000)
 */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error(`No answer within ${milliseconds} ms`), { code: 'ETIMEDOUT' })),
    milliseconds,
  )
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
