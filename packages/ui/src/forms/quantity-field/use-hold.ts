'use client'
import { type MouseEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

// Not longer than a browser waits for a long press, after which a finger that lifts clicks no more.
const FIRST_REPEAT_MS = 400
const REPEAT_MS = 80

interface Hold {
  readonly isHeld: boolean
  readonly props: {
    readonly disabled: boolean
    readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
    readonly onPointerLeave: () => void
    readonly onContextMenu: (event: MouseEvent) => void
    readonly onClick: (event: MouseEvent) => void
  }
}

/**
 * A button whose action runs when it is released, and repeats while it is held. A pointer that leaves it, scrolls or is
 * taken by the browser ends the repeat, so a finger that begins to scroll on it does nothing.
 */
export function useHold(action: () => void, isDisabled: boolean): Hold {
  const [isHeld, setHeld] = useState(false)
  const hasRepeated = useRef(false)
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true
    action()
  })
  const release = () => setHeld(false)
  useLayoutEffect(() => {
    if (!isHeld) return
    // A disabled button does not hear that its pointer is released.
    if (isDisabled) {
      setHeld(false)
      return
    }
    const ends = new AbortController()
    const end = () => setHeld(false)
    for (const type of ['pointerup', 'pointercancel', 'scroll', 'blur']) {
      window.addEventListener(type, end, { capture: true, passive: true, signal: ends.signal })
    }
    let timer = setTimeout(function again() {
      repeat()
      timer = setTimeout(again, REPEAT_MS)
    }, FIRST_REPEAT_MS)
    return () => {
      ends.abort()
      clearTimeout(timer)
    }
  }, [isHeld, isDisabled])
  return {
    isHeld,
    props: {
      disabled: isDisabled,
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return
        // The field keeps its focus, and with it a phone keeps its keyboard as it was.
        event.preventDefault()
        // Without capture a finger, too, is heard to leave.
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.releasePointerCapture(event.pointerId)
        }
        hasRepeated.current = false
        setHeld(true)
      },
      onPointerLeave: release,
      onContextMenu: (event) => {
        if (isHeld) event.preventDefault()
      },
      onClick: ({ detail }) => {
        // The click that ends a repeat is no step more; assistive technology clicks without a pointer, detail 0.
        if (detail === 0 || !hasRepeated.current) action()
        release()
      },
    },
  }
}
