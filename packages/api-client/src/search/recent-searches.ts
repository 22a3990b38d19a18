/** The store of a browser's recent searches. Pass it to `searchFeature` of `@gauze/machines/search` as `recent`. */
export interface RecentSearches {
  /** The searches, newest first; empty if storage is blocked or holds something else. */
  readonly read: () => readonly string[]
  /** Stores the searches, as far as the browser allows. */
  readonly write: (recent: readonly string[]) => void
  /** Listens to the other tabs. Returns a function that stops. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The recent searches of this browser, in its local storage. They belong to the current user: write an empty list when
 * the user logs out.
 *
 * @param key the local storage key
 * @example
 * const recent = localStorageRecentSearches()
 * const store = startBrowserStore({ port: api, tokens, onForget: () => recent.write([]), features })
 */
export function localStorageRecentSearches(key = 'gauze.searches'): RecentSearches {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : []
      } catch {
        return []
      }
    },
    write(recent) {
      try {
        if (recent.length === 0) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, JSON.stringify(recent))
      } catch {
        // Blocked or full: they last as long as the page.
      }
    },
    subscribe(listener) {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      globalThis.window?.addEventListener('storage', listen)
      return () => globalThis.window?.removeEventListener('storage', listen)
    },
  }
}
