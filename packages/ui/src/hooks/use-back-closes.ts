'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/** The state that React Router keeps in a history entry, and the mark of an entry that represents an open panel. */
interface EntryState {
  readonly idx?: number
  readonly isOpen?: boolean
}

/**
 * Makes Back close an open panel instead of leaving the page: a history entry represents the panel. Call it in the
 * panel's component. It needs React Router, which numbers its history entries.
 *
 * @example
 * const close = useBackCloses(onClose)
 * <ListingFilterSheet onClose={(then) => close(() => { onClose(); then?.() })} />
 * @returns a function that closes the panel by other means than Back: it removes the entry, then calls the given
 * function
 */
export function useBackCloses(onClose: () => void): (then: () => void) => void {
  const whatFollows = useRef<(() => void) | null>(null)
  const closed = useEffectEvent(() => {
    if (whatFollows.current) whatFollows.current()
    else onClose()
  })
  useEffect(() => {
    const here: EntryState | null = history.state
    // The mark is there already after a reload, and when React mounts twice in development.
    const index = (here?.idx ?? 0) - (here?.isOpen ? 1 : 0)
    if (!here?.isOpen) history.pushState({ ...here, idx: index + 1, isOpen: true }, '')
    const pop = (event: PopStateEvent) => {
      const entry: EntryState | null = event.state
      // Several steps back at once are the router's.
      if (entry?.idx !== index) return
      event.stopImmediatePropagation()
      closed()
    }
    window.addEventListener('popstate', pop, { capture: true })
    return () => window.removeEventListener('popstate', pop, { capture: true })
  }, [])
  return (then) => {
    if (whatFollows.current) return
    whatFollows.current = then
    history.back()
  }
}
