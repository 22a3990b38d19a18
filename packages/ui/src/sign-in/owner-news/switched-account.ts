const MARK = 'gauze.switched'

/**
 * Remembers, when the browser leaves this page, that the next page starts in another account.
 *
 * @example store.session.on('account.switched', () => { noteSwitch(); location.assign('/account') })
 */
export function noteSwitch(): void {
  const note = () => {
    try {
      sessionStorage.setItem(MARK, 'true')
    } catch {
      // Without storage, the new page does not announce the account.
    }
  }
  window.addEventListener('pagehide', note, { once: true })
}

/**
 * Returns true once if the page was reloaded because the account was switched. A reload is not a navigation, so the new
 * page uses this to announce the name of the account.
 *
 * @example if (takeSwitch()) focusHeading()
 */
export function takeSwitch(): boolean {
  try {
    const isSwitched = sessionStorage.getItem(MARK) !== null
    sessionStorage.removeItem(MARK)
    return isSwitched
  } catch {
    return false
  }
}
