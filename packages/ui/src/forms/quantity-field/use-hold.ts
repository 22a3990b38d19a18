'use client'
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

const FIRST_REPEAT_MS = 400
const REPEAT_MS = 80

interface HoldProps {
  disabled: boolean
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
  onPointerUp: () => void
  onPointerLeave: () => void
  onPointerCancel: () => void
  onClick: (event: { detail: number }) => void
}

/** Props of a button whose action runs at once when pressed and repeats while it is held. */
export function useHold(action: () => void, isDisabled: boolean): HoldProps {
  const [isHeld, setHeld] = useState(false)
  const repeat = useEffectEvent(() => {
    if (!isDisabled) action()
  })
  useEffect(() => {
    if (!isHeld) return
    let interval: ReturnType<typeof setInterval> | undefined
    const first = setTimeout(() => {
      interval = setInterval(repeat, REPEAT_MS)
    }, FIRST_REPEAT_MS)
    return () => {
      clearTimeout(first)
      clearInterval(interval)
    }
  }, [isHeld])
  const release = () => setHeld(false)
  return {
    disabled: isDisabled,
    onPointerDown: (event) => {
      if (event.button !== 0) return
      // The field keeps its focus, and with it a phone keeps its keyboard as it was.
      event.preventDefault()
      action()
      setHeld(true)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // Assistive technology clicks without a pointer; a pointer's own click was served when it went down.
    onClick: ({ detail }) => {
      if (detail === 0) action()
    },
  }
}
