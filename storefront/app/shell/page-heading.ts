/** The heading of the page in view; its main part, if it has none. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1') ?? document.getElementById('main')
}

/** Focuses an element that is not in the tab order. */
export function focusOn(target: HTMLElement | null, preventScroll: boolean): void {
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll })
}

/** Whether somebody is already typing there, usually the next search: a page that arrives must not interrupt that. */
export function isTypingIn(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.value !== '' && !element.closest('main')
}
