'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MouseArrival, useMouseArrival } from './use-mouse-arrival.js'

const OPEN_AFTER_MS = 150
const CLOSE_AFTER_MS = 250

interface HoverIntent {
  /** For the element that contains the button and its panel. */
  hover: MouseArrival & { onPointerLeave: () => void }
  /** For the button: opens, keeps a hovered panel open, or closes. */
  press: () => void
}

/**
 * Opens a panel when a mouse rests on its button and closes it after the mouse has left both; a press keeps it open, so
 * that the press after hovering never closes the panel. Touch and pen only press. The last request counts, even while
 * the owner of the state is slow to answer: nothing is requested twice.
 */
export function useHoverIntent(isOpen: boolean, setOpen: (isOpen: boolean) => void): HoverIntent {
  const [isHovered, setHovered] = useState(false)
  const isByHover = useRef(false)
  const requested = useRef(isOpen)
  const arrival = useMouseArrival(() => setHovered(true))
  useEffect(() => {
    requested.current = isOpen
  }, [isOpen])
  const ask = (next: boolean) => {
    if (next === requested.current) return
    requested.current = next
    setOpen(next)
  }
  const settle = useEffectEvent(() => {
    if (isHovered === requested.current || (requested.current && !isByHover.current)) return
    isByHover.current = isHovered
    ask(isHovered)
  })
  useEffect(() => {
    const timer = setTimeout(settle, isHovered ? OPEN_AFTER_MS : CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isHovered])
  return {
    hover: {
      ...arrival,
      onPointerLeave: () => setHovered(false),
    },
    press: () => {
      ask(!requested.current || isByHover.current)
      isByHover.current = false
    },
  }
}
