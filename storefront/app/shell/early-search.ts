import { useEffect, useState } from 'react'

/** The form of a search that was sent before the code of its field came. */
let early: HTMLFormElement | null = null

function hold(event: Event) {
  const { target } = event
  if (!(target instanceof HTMLFormElement) || !target.matches('.gz-header .gz-search')) return
  early = target
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Keeps a search that is sent before the code of its field has come, which then sends it without leaving the page. */
export function holdEarlySearch(): void {
  addEventListener('submit', hold, true)
}

/** The code of the field did not come: the browser sends the search, unless it has no network to send it over. */
export function releaseEarlySearch(): void {
  if (!navigator.onLine) return
  removeEventListener('submit', hold, true)
  early?.submit()
  early = null
}

/** Sends the search that was kept, once the field has the text that was typed. */
export function useEarlySearch(): void {
  const [kept, setKept] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    removeEventListener('submit', hold, true)
    setKept(early)
    early = null
  }, [])
  useEffect(() => kept?.requestSubmit(), [kept])
}
