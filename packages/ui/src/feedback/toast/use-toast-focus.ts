import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { QueuedToast } from 'react-stately/useToastState'
import type { ToastContent, Toasts } from './toast-queue.js'

/**
 * Pauses toasts that are added while the region has the focus or the pointer, and never leaves the focus on the body
 * when the focused toast disappears (WCAG 2.2.1, 2.4.3). React Aria does neither for toasts that were added later.
 */
export function useToastFocus(toasts: Toasts, visibleToasts: readonly QueuedToast<ToastContent>[]) {
  const region = useRef<HTMLElement | null>(null)
  const origin = useRef<HTMLElement | null>(null)
  const hadFocus = useRef(false)
  const attach = useCallback((element: HTMLElement | null) => {
    region.current = element
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) origin.current = relatedTarget
    }
    element?.addEventListener('focusin', enter)
    return () => {
      region.current = null
      element?.removeEventListener('focusin', enter)
    }
  }, [])
  useEffect(() => {
    const unsubscribe = toasts.subscribe(() => {
      hadFocus.current = hasFocus(region.current)
    })
    return () => void unsubscribe()
  }, [toasts])
  useLayoutEffect(() => {
    if (!hadFocus.current || visibleToasts.length === 0 || hasFocus(region.current)) return
    region.current?.querySelector<HTMLElement>('[role="alertdialog"]')?.focus()
  }, [visibleToasts])
  useEffect(() => {
    // A new toast starts its timer, even while the timers of other toasts are paused.
    if (visibleToasts.length > 0 && region.current?.matches('[data-hovered], :focus-within')) toasts.pauseAll()
  }, [toasts, visibleToasts])
  useEffect(() => {
    // React Aria has already returned the focus to its previous element, unless that element no longer exists.
    if (visibleToasts.length > 0 || !hadFocus.current || document.activeElement !== document.body) return
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [visibleToasts])
  return {
    attach,
    /** Returns the focus to its previous element, if a toast has the focus and that element still exists. */
    leave: () => {
      const back = origin.current
      const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false
      if (back?.isConnected && hasFocus(region.current)) back.focus({ preventScroll: !isByKeyboard })
    },
  }
}

function hasFocus(region: Element | null): boolean {
  return region?.contains(document.activeElement) ?? false
}
