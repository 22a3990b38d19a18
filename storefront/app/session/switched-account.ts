const MARK = 'gauze.switched'

/** Notes, as this page is left, that the next one begins in another account. */
export function noteSwitch(): void {
  const note = () => {
    try {
      sessionStorage.setItem(MARK, 'true')
    } catch {
      // Without storage the new page is only not read out.
    }
  }
  window.addEventListener('pagehide', note, { once: true })
}

/** Whether the page began again because the account was switched; told once. */
export function takeSwitch(): boolean {
  try {
    const isSwitched = sessionStorage.getItem(MARK) !== null
    sessionStorage.removeItem(MARK)
    return isSwitched
  } catch {
    return false
  }
}
