/** A value that is read again when it is old, and kept when reading fails. */
export interface LastGood<Value> {
  /**
   * The newest value known. Rejects only when none was ever read and there is no `minimum`.
   *
   * @param onMinimum called when the minimum is used
   */
  readonly get: (onMinimum?: () => void) => Promise<Value>
}

export interface LastGoodOptions<Value> {
  /** Milliseconds until a value is old. */
  readonly maxAge: number
  /** Used while the service has never answered. */
  readonly minimum?: Value
  /** Milliseconds to wait for a slow service when there is an old value to show; 300 by default. */
  readonly patience?: number
  /** Called when reading fails after it succeeded, or the first time. */
  readonly onFailure?: (error: unknown) => void
  /** For tests. */
  readonly now?: () => number
}

const PATIENCE = 300

/**
 * Caches the last good answer of a service. Readers get a fresh answer at once. When the answer is old, the next
 * readers wait a moment for a new one, and get the old one if the request fails or takes too long.
 *
 * @example const categories = createLastGood(() => api.getCategories(), { maxAge: 15_000, minimum: [] })
 */
export function createLastGood<Value>(
  load: () => Promise<Value>,
  { maxAge, minimum, patience = PATIENCE, onFailure, now = Date.now }: LastGoodOptions<Value>,
): LastGood<Value> {
  let kept: { readonly value: Value; readonly at: number; readonly isMinimum: boolean } | undefined
  let pending: Promise<Value> | undefined
  let isFailing = false
  const read = async () => {
    try {
      const value = await load()
      kept = { value, at: now(), isMinimum: false }
      isFailing = false
      return value
    } catch (error) {
      if (!isFailing) onFailure?.(error)
      isFailing = true
      const value = kept?.value ?? minimum
      if (value === undefined) throw error
      // Asked again after the same time, not by every visitor of a service that is down.
      kept = { value, at: now(), isMinimum: kept?.isMinimum ?? true }
      return value
    } finally {
      pending = undefined
    }
  }
  const newest = () => {
    if (kept && now() - kept.at < maxAge) return Promise.resolve(kept.value)
    pending ??= read()
    return kept ? Promise.race([pending, after(patience, kept.value)]) : pending
  }
  return {
    async get(onMinimum) {
      const value = await newest()
      if (kept?.isMinimum) onMinimum?.()
      return value
    },
  }
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
}
