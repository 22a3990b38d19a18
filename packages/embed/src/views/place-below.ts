const GAP = 8
const WIDTH = 400
/** Below this many pixels the other side is tried. */
const ENOUGH = 320

/**
 * Puts a popover below its button, or above if there is more room, inside the window. It does not need to know the
 * popover's size, so it is in place before it is shown.
 */
export function placeBelow(button: HTMLElement, popover: HTMLElement): void {
  const { innerWidth, innerHeight } = window
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const width = Math.min(WIDTH, innerWidth - 2 * GAP)
  const start = getComputedStyle(button).direction === 'rtl' ? left : right - width
  const below = innerHeight - bottom - 2 * GAP
  const above = top - 2 * GAP
  const isBelow = below >= ENOUGH || below >= above
  const { style } = popover
  style.width = `${width}px`
  style.left = `${Math.min(Math.max(start, GAP), innerWidth - width - GAP)}px`
  style.top = isBelow ? `${bottom + GAP}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${innerHeight - top + GAP}px`
  style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`
}
