/** The same key as in the classic script of a page, such as the storefront's `public/supported-browsers.js`. */
const KEY = 'gauze.browserNotice'
const THREE_DAYS_MS = 3 * 86_400_000

/** Whether the dialog was dismissed in the last three days. */
export function isBrowserNoticeSnoozed(): boolean {
  try {
    const since = Date.now() - Number(localStorage.getItem(KEY))
    return since >= 0 && since < THREE_DAYS_MS
  } catch {
    return false
  }
}

/** Hides the dialog for three days. */
export function snoozeBrowserNotice(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // If storage is blocked, the notice returns on the next page.
  }
}
