/** The heading of the page in view; its main part, where it has none. */
export const pageHeading = (): HTMLElement | null =>
  document.querySelector('main h1') ?? document.getElementById('main')

/** Gives an element focus that cannot be reached by keyboard alone. */
export function focusOn(target: HTMLElement | null, preventScroll: boolean): void {
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll })
}

/** Whether somebody types there already, the next search above all: a page that arrives must not take that away. */
export function isTypingIn(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.value !== '' && !element.closest('main')
}
