const KEY = 'gauze.consent'

/** The choice about being measured. */
export type ConsentChoice = 'granted' | 'denied'

declare global {
  interface Navigator {
    /** Global Privacy Control: the browser asks sites not to measure or sell. */
    readonly globalPrivacyControl?: boolean
  }
}

/**
 * Returns true if the browser itself refuses tracking. This counts as denial, regardless of the choice of the visitor
 * on the page.
 */
export function isDeniedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}

/** The stored choice; null when none was made, or storage is blocked. */
export function readConsentChoice(): ConsentChoice | null {
  try {
    const choice = localStorage.getItem(KEY)
    return choice === 'granted' || choice === 'denied' ? choice : null
  } catch {
    return null
  }
}

/**
 * Stores the choice in this browser.
 * @returns whether it could be stored
 */
export function writeConsentChoice(choice: ConsentChoice): boolean {
  try {
    localStorage.setItem(KEY, choice)
    return true
  } catch {
    return false
  }
}

/**
 * Returns true if analytics and search insights may be sent. Neither names a person, so they are allowed until somebody
 * declines, or the browser does so for them (Global Privacy Control, Do Not Track).
 */
export function hasConsent(): boolean {
  return !isDeniedByBrowser() && readConsentChoice() !== 'denied'
}
