/** The heading of the page in view; its main part, if it has none. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

/** Focuses an element that is not in the tab order. */
export function focusOn(target: HTMLElement | null, preventScroll: boolean): void {
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll })
}

/**
 * Focuses the heading of the page in view, without scrolling; its main part, if it has none.
 *
 * @example if (isAnotherStep) focusHeading()
 */
export function focusHeading(): void {
  focusOn(pageHeading(), true)
}
