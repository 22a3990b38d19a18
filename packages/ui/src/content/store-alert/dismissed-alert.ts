import { DISMISSED_ALERT, KNOWN_ALERT } from './alert-script.js'

/** Whether this alert was dismissed in this visit. If not, removes the mark that hides it from the first paint on. */
export function isAlertDismissed(alert: unknown): boolean {
  const isDismissed = read(DISMISSED_ALERT) === fingerprint(alert)
  if (!isDismissed) delete document.documentElement.dataset.alert
  return isDismissed
}

/** Whether Dismiss was pressed before the alert's code had loaded, as recorded by `ALERT_SCRIPT`. */
export function wasPressedEarly(): boolean {
  return document.documentElement.dataset.alert === 'pressed'
}

/** Hides an alert for the visit. */
export function dismissAlert(alert: unknown): void {
  document.documentElement.dataset.alert = 'dismissed'
  write(DISMISSED_ALERT, alert)
}

/** Whether this alert was announced in this visit. */
export function isAlertKnown(alert: unknown): boolean {
  return read(KNOWN_ALERT) === fingerprint(alert)
}

/** Lets the next pages of the visit show an alert without announcing it. */
export function noteAlert(alert: unknown): void {
  write(KNOWN_ALERT, alert)
}

function write(place: string, alert: unknown): void {
  try {
    sessionStorage.setItem(place, fingerprint(alert))
  } catch {
    // Without storage, the alert returns on the next page, which is harmless.
  }
}

function read(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

/** Identifies a text; short, because storage is shared with the whole origin. */
function fingerprint(alert: unknown): string {
  let hash = 5381
  for (const character of JSON.stringify(alert)) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
