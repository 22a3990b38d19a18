/** Buttons of the main menu, which do nothing without script. */
export const MENU_BUTTONS = '.gz-main-nav :is([data-slot="opener"], [data-slot="rail"] > li) > button'

const early = new Set<Element>()
let isMissing = false
let say: () => void

function hold(event: Event) {
  const button = event.target instanceof Element && event.target.closest(MENU_BUTTONS)
  if (!button) return
  early.add(button)
  event.stopImmediatePropagation()
  if (isMissing) say()
}

/**
 * Keeps the presses of the main menu's buttons until its code has come: React drops them.
 *
 * @param onMissing says that the code for a press did not load
 */
export function holdEarlyPresses(onMissing: () => void): void {
  say = onMissing
  addEventListener('click', hold, true)
}

/** The code of the menu did not come: a person who has pressed a button, or presses one now, has to know. */
export function noteMissingMenu(): void {
  isMissing = true
  if (early.size > 0) say()
}

/** Ends the keeping of presses, because the menu answers them itself from now on. */
export function endEarlyPresses(): void {
  removeEventListener('click', hold, true)
}

/** Whether a button of the main menu was pressed before its code came. */
export function wasPressedEarly(button: Element): boolean {
  return early.has(button)
}
