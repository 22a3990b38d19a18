'use client'
import { type PointerEvent, useRef } from 'react'

/** Handlers of the element that a mouse may be moved onto. */
export interface MouseArrival {
  readonly onPointerOver: (event: PointerEvent) => void
  readonly onPointerMove: () => void
}

/**
 * Says that a mouse was moved onto an element. Browsers also say that the pointer entered when the page moved beneath a
 * mouse that rests, and what opens then covers what its owner was about to press. React itself says nothing of a pointer
 * that enters from a part of the page which it has yet to take over, so this listens to what passes over the element.
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
