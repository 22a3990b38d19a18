/** Where the visit stores which alert was dismissed; also read before the first paint. */
export const DISMISSED_ALERT = 'gauze.alert'

/** Where the visit stores which alert was announced. */
export const KNOWN_ALERT = 'gauze.alert.known'

/**
 * A script for the head of each page that serves a `StoreAlert`: hides an alert that was dismissed in this visit before
 * it is painted, and records a press on Dismiss that happens before the alert's code has loaded.
 *
 * @example <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ALERT_SCRIPT }} />
 */
export const ALERT_SCRIPT = `{const d=document.documentElement.dataset;addEventListener('click',({target:t})=>{if(t.closest?.('.gz-alert-bar button'))d.alert='pressed'},!0);try{if(sessionStorage.getItem('${DISMISSED_ALERT}'))d.alert='dismissed'}catch{}}`
