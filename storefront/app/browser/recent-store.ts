/** The local storage key of this browser's recent searches. */
export const RECENT_KEY = 'gauze.searches'

/** This browser's recent searches, newest first; empty if storage is blocked or holds something else. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : []
  } catch {
    return []
  }
}

/** Stores the searches in this browser, as far as it allows. */
export function writeRecentSearches(recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(RECENT_KEY)
    else localStorage.setItem(RECENT_KEY, JSON.stringify(recent))
  } catch {
    // Blocked or full: they last as long as the page.
  }
}
