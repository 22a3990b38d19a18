/** Focuses the heading of the page in view, without scrolling; its main part, if it has none. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
