/** A value that is read again when it is old, and kept when reading fails. */
export interface LastGood<Value> {
  /** The newest value known. Rejects only when none was ever read and there is no `minimum`. */
  readonly get: () => Promise<Value>
}

/**
 * Keeps the last good answer of a service (CMS-04): while it is fresh nobody waits; when it is old the next reader
 * waits for a new one, and gets the old one if that fails.
 *
 * @param load asks the service
 * @param options `maxAge` in milliseconds; `minimum` stands in while the service has never answered; `now` for tests
 */
export function createLastGood<Value>(
  load: () => Promise<Value>,
  options: { readonly maxAge: number; readonly minimum?: Value; readonly now?: () => number },
): LastGood<Value> {
  const { maxAge, minimum, now = Date.now } = options
  let kept: { readonly value: Value; readonly at: number } | undefined
  let pending: Promise<Value> | undefined
  const read = async () => {
    try {
      const value = await load()
      kept = { value, at: now() }
      return value
    } catch (error) {
      const value = kept?.value ?? minimum
      if (value === undefined) throw error
      // Asked again after one more age, not by every visitor of a service that is down.
      kept = { value, at: now() }
      return value
    } finally {
      pending = undefined
    }
  }
  return {
    get() {
      if (kept && now() - kept.at < maxAge) return Promise.resolve(kept.value)
      pending ??= read()
      return pending
    },
  }
}
