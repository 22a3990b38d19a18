/**
 * Focuses an element, or the button of its menu while that is closed.
 *
 * @example focusShown(row.querySelector<HTMLElement>('[data-slot="remove"]'))
 */
export function focusShown(element: HTMLElement | null | undefined): void {
  const isHidden = element?.checkVisibility() === false
  const shown = isHidden ? element?.closest('.gz-action-menu')?.querySelector('button') : element
  shown?.focus()
}
