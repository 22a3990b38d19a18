'use client'
import { useEffect, useRef } from 'react'
import { useSession } from '../../hooks/use-session.js'
import { focusHeading } from '../../internal/focus-heading.js'

export interface OwnerFocusProps {
  /** What the page shows, compared by identity: another value each time that it has been read. */
  data: unknown
}

/**
 * Where the focus goes when the page becomes another owner's, because somebody switched the account or logged in in
 * another tab: to the heading, if it was on something that went with the owner before, at once or when the page has been
 * read again.
 *
 * @example <OwnerFocus data={useMatches()} />
 */
export function OwnerFocus({ data }: OwnerFocusProps) {
  const { ownerId } = useSession()
  const shownTo = useRef(ownerId)
  const isNew = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus may go when the page has been read
  useEffect(() => {
    if (ownerId === null) return
    const isOther = shownTo.current !== null && shownTo.current !== ownerId
    shownTo.current = ownerId
    if (isOther || isNew.current) {
      const active = document.activeElement
      if (active === document.body || active?.id === 'main') focusHeading()
    }
    isNew.current = isOther
  }, [data, ownerId])
  return null
}
