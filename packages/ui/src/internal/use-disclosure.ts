'use client'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Disclosure<Root extends HTMLElement> {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  rootRef: RefObject<Root | null>
  triggerRef: RefObject<HTMLButtonElement | null>
}

/**
 * State of a button that shows a panel next to itself (WAI-ARIA APG, disclosure navigation): Escape closes and returns
 * focus to the button; a press outside or focus leaving closes without moving focus.
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [isOpen, setOpen] = useState(false)
  const rootRef = useRef<Root>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const hadFocus = rootRef.current?.matches(':focus-within')
    setOpen(false)
    if (hadFocus) triggerRef.current?.focus()
  })
  const closeWhenOutside = useEffectEvent((event: Event) => {
    const root = rootRef.current
    // The path, because the document sees the host as the target of events inside a shadow root.
    if (root && !event.composedPath().includes(root)) setOpen(false)
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', closeWhenOutside)
    document.addEventListener('focusin', closeWhenOutside)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', closeWhenOutside)
      document.removeEventListener('focusin', closeWhenOutside)
    }
  }, [isOpen])
  return { isOpen, setOpen, rootRef, triggerRef }
}
