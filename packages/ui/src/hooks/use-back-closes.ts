'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/** What React Router keeps in an entry of the history, and the mark of one that stands for something open on a page. */
interface EntryState {
  readonly idx?: number
  readonly isOpen?: boolean
}

/**
 * Makes Back close what is open instead of leaving the page: an entry of the history stands for it. For React Router,
 * which numbers its entries. Call it in what is open.
 *
 * @example
 * const close = useBackCloses(onClose)
 * <ListingFilterSheet onClose={(then) => close(() => { onClose(); then?.() })} />
 * @returns closes it in another way: removes that entry, then does what it is given
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
