const MARK = 'gauze.switched'

/**
 * Remembers, as this page is left, that the next one begins in another account.
 *
 * @example store.session.on('account.switched', () => { noteSwitch(); location.assign('/account') })
 */
export function noteSwitch(): void {
  const note = () => {
    try {
      sessionStorage.setItem(MARK, 'true')
    } catch {
      // Without storage the new page is just not announced.
    }
  }
  window.addEventListener('pagehide', note, { once: true })
}

/**
 * Whether the page started again because the account was switched; answers true once. A reload is not a navigation, so
 * the name of the new account is announced from there.
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
