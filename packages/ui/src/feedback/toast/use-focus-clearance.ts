import { useCallback } from 'react'
import type { ToastPlacement } from './toast.js'

/** So that the outline of the focused element is visible as well. */
const OUTLINE = 8

/**
 * A ref for an element that covers an edge of the window. It gives the theme the covered height, which keeps focused
 * elements clear of it (WCAG 2.4.11), and scrolls the focused element out from under it.
 */
export function useFocusClearance(placement: ToastPlacement) {
  const side = placement.startsWith('top') ? 'top' : 'bottom'
  return useCallback(
    (region: HTMLElement | null) => {
      if (!region) return
      const { style } = document.documentElement
      const covered = `--gz-covered-${side}`
      const observer = new ResizeObserver(() => {
        const { top, bottom } = region.getBoundingClientRect()
        style.setProperty(covered, `${OUTLINE + (side === 'top' ? bottom : window.innerHeight - top)}px`)
        const focused = document.activeElement
        if (focused && !region.contains(focused) && isOver(region, focused))
          focused.scrollIntoView({ block: 'nearest' })
      })
      observer.observe(region)
      return () => {
        observer.disconnect()
        style.removeProperty(covered)
      }
    },
    [side],
  )
}

function isOver(region: Element, focused: Element): boolean {
  const over = region.getBoundingClientRect()
  const under = focused.getBoundingClientRect()
  return over.top < under.bottom && under.top < over.bottom && over.left < under.right && under.left < over.right
}
