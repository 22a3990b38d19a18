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
 * Focuses the heading of the current page, or its main element if it has no heading, and brings it into view. For an
 * action whose control is gone: the person sees where the focus is.
 *
 * @example if (hasDeleted) focusHeading()
 */
export function focusHeading(): void {
  focusOn(pageHeading(), false)
}

/**
 * Focuses the heading of the current page without scrolling, for a new page, whose place the browser or the router
 * restores.
 *
 * @example if (isAnotherStep) focusHeadingInPlace()
 */
export function focusHeadingInPlace(): void {
  focusOn(pageHeading(), true)
}
