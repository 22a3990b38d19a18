'use client'
import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

// Not longer than a browser waits for a long press, after which lifting the finger does not click.
const FIRST_REPEAT_MS = 400
const REPEAT_MS = 80
// A finger that moves farther is scrolling, however slowly. A resting finger trembles less than this.
const SLOP = 8

interface HoldOptions {
  /** The amount that one press adds. */
  readonly by: number
  /** Returns whether the quantity changed. */
  readonly step: (by: number) => boolean
  readonly isDisabled: boolean
}

export interface Hold {
  readonly isHeld: boolean
  readonly props: {
    readonly disabled: boolean
    readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
    readonly onPointerLeave: () => void
    readonly onContextMenu: (event: MouseEvent) => void
    readonly onClick: (event: MouseEvent) => void
  }
}

interface Press {
  readonly x: number
  readonly y: number
  /** A finger or a pen scrolls where it moves; a mouse does not. */
  readonly canScroll: boolean
  /** The sum of the repeats so far. */
  changes: number
  hasRepeated?: boolean
  /** The press no longer repeats. */
  isOver?: boolean
  /** It was the beginning of a scroll, not a press. */
  isScroll?: boolean
}

/**
 * A button whose action runs when it is released, and repeats while it is held. A pointer that leaves it ends the
 * repeat. A finger that moves on or scrolls, or whose gesture the browser takes over, does not count as a press, and
 * its repeats are reverted.
 */
export function useHold({ by, step, isDisabled }: HoldOptions): Hold {
  const [isDown, setDown] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const press = useRef<Press>({ x: 0, y: 0, canScroll: false, changes: 0, isOver: true })
  const repeat = useEffectEvent(() => {
    // The state may be rendered later than the timer fires.
    if (press.current.isOver) return
    press.current.hasRepeated = true
    if (step(by)) press.current.changes += by
  })
  const stop = useCallback(() => {
    press.current.isOver = true
    setHeld(false)
  }, [])
  const lift = useCallback(() => {
    stop()
    setDown(false)
  }, [stop])
  const endAsScroll = useEffectEvent(() => {
    lift()
    press.current.isScroll = true
    if (press.current.changes) step(-press.current.changes)
    press.current.changes = 0
  })
  useLayoutEffect(() => {
    if (!isDown) return
    const { x, y, canScroll } = press.current
    const ends = new AbortController()
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { capture: true, passive: true, signal: ends.signal })
    listen('pointerup', lift)
    listen('blur', lift)
    listen('pointercancel', endAsScroll)
    listen('scroll', canScroll ? endAsScroll : lift)
    if (canScroll) {
      listen('pointermove', (event) => {
        if (event instanceof globalThis.PointerEvent && Math.hypot(event.clientX - x, event.clientY - y) > SLOP)
          endAsScroll()
      })
    }
    return () => ends.abort()
  }, [isDown, lift])
  useLayoutEffect(() => {
    if (!isHeld) return
    if (isDisabled) {
      stop()
      return
    }
    let timer = setTimeout(function again() {
      repeat()
      timer = setTimeout(again, REPEAT_MS)
    }, FIRST_REPEAT_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isDisabled, stop])
  return {
    isHeld,
    props: {
      // A disabled button would not receive the rest of its pointer events.
      disabled: isDisabled && !isDown,
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return
        // The field keeps its focus, and a phone keeps its keyboard as it was.
        event.preventDefault()
        // Without capture, a finger's leaving is reported too.
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.releasePointerCapture(event.pointerId)
        }
        const { clientX, clientY, pointerType } = event
        press.current = { x: clientX, y: clientY, canScroll: pointerType !== 'mouse', changes: 0 }
        setDown(true)
        setHeld(true)
      },
      onPointerLeave: stop,
      onContextMenu: (event) => {
        if (isHeld) event.preventDefault()
      },
      onClick: ({ detail }) => {
        const { hasRepeated, isScroll } = press.current
        // The click that ends a repeat is not another step; assistive technology clicks without a pointer, detail 0.
        if (!isDisabled && (detail === 0 || !(hasRepeated || isScroll))) step(by)
        lift()
      },
    },
  }
}
