import type { KeyboardEvent } from 'react'

/**
 * Moves focus along links and buttons with two arrow keys, Home and End (WAI-ARIA APG, disclosure navigation). Tab
 * still works as usual.
 *
 * @param keys the key for the previous element and the key for the next one
 */
export function moveFocus(event: KeyboardEvent, selector: string, [back, on]: readonly [string, string]): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
  if (at < 0) return
  const to = { [back]: Math.max(at - 1, 0), [on]: at + 1, Home: 0, End: items.length - 1 }[event.key]
  const item = to === undefined ? undefined : items[to]
  if (!item) return
  event.preventDefault()
  item.focus()
}
