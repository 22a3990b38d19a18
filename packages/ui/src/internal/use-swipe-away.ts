'use client'
import { type PointerEvent, useRef } from 'react'

const FAR_ENOUGH = 72
const STEADY = 8

interface Swipe {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

/**
 * Closes a panel at the start side when it is swiped towards that side by finger or pen. The panel follows the finger,
 * except under reduced motion. The swiped element needs `touch-action: pan-y`, so that the browser leaves horizontal
 * swipes to it.
 *
 * @param panelSelector the ancestor that moves
 */
export function useSwipeAway(panelSelector: string, onAway: () => void): Swipe {
  const start = useRef<{ x: number; y: number; panel: HTMLElement | null; away: number } | null>(null)
  const settle = () => {
    const { panel, away } = start.current ?? { panel: null, away: 0 }
    start.current = null
    if (panel) panel.style.translate = ''
    if (away > FAR_ENOUGH) onAway()
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY, currentTarget }) => {
      if (pointerType === 'mouse') return
      start.current = { x: clientX, y: clientY, panel: currentTarget.closest<HTMLElement>(panelSelector), away: 0 }
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!start.current) return
      const { x, y, panel } = start.current
      const isRightToLeft = panel !== null && getComputedStyle(panel).direction === 'rtl'
      const away = isRightToLeft ? clientX - x : x - clientX
      // A vertical movement is scrolling, not a swipe.
      start.current.away = Math.abs(clientY - y) > Math.abs(away) ? 0 : away
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (panel && !isStill && away > STEADY) panel.style.translate = `${isRightToLeft ? away : -away}px`
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  }
}
