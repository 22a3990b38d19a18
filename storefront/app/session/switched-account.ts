const MARK = 'gauze.switched'

/** Notes that the page is about to begin again in another account. */
export function noteSwitch(): void {
  try {
    sessionStorage.setItem(MARK, 'true')
  } catch {
    // Without storage the new page is only not read out.
  }
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
