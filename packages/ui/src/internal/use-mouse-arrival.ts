'use client'
import { type PointerEvent, useRef } from 'react'

/** Handlers of the element that a mouse may be moved onto. */
export interface MouseArrival {
  readonly onPointerOver: (event: PointerEvent) => void
  readonly onPointerMove: () => void
}

/**
 * Reports that a mouse was moved onto an element. Browsers also fire pointerenter when the page moves under a resting
 * mouse, and a panel that opens then covers the control that its owner was about to press. React does not report a
 * pointer that enters from a part of the page that is not hydrated yet, so this listens to moves over the element.
 */
export function useMouseArrival(onArrive: () => void): MouseArrival {
  const isArriving = useRef(false)
  return {
    onPointerOver: ({ pointerType, currentTarget, relatedTarget }) => {
      const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isWithin) isArriving.current = pointerType === 'mouse'
    },
    onPointerMove: () => {
      if (!isArriving.current) return
      isArriving.current = false
      onArrive()
    },
  }
}
