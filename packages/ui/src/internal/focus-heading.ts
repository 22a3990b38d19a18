/** The heading of the current page, or its main element if it has no heading. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

/** Focuses an element that is not in the tab order. */
export function focusOn(target: HTMLElement | null, preventScroll: boolean): void {
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll })
}

/**
 * Focuses the heading of the current page, or its main element if it has no heading, without scrolling.
 *
 * @example if (isAnotherStep) focusHeading()
 */
export function focusHeading(): void {
  focusOn(pageHeading(), true)
}
