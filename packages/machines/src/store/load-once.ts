/** Code that loads when it is first needed. */
export interface LoadedOnce<Loaded> {
  /** Loads it, once; after a failure the next call tries again. */
  readonly load: () => Promise<Loaded>
  /** The loaded value; undefined until then. */
  readonly loaded: () => Loaded | undefined
}

/**
 * Loads something once, such as a whole store whose machines have stand-ins until then (`createStandIns`).
 *
 * @param start loads it; called again after a failure
 * @example
 * const { load, loaded } = loadOnce(async () => {
 *   const { startStore } = await import('./start-store.js')
 *   return startStore()
 * })
 */
export function loadOnce<Loaded>(start: () => Promise<Loaded>): LoadedOnce<Loaded> {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const startNow = async () => {
    loaded = await start()
    return loaded
  }
  return {
    load() {
      loading ??= startNow().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
    loaded: () => loaded,
  }
}
