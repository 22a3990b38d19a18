const PREFIX = 'itemclick_'

/** Forgets which search results were clicked; logout does so (SRCH-07, AUTH-10). */
export function dropItemClicks(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
    for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
