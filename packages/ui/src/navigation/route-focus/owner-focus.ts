'use client'
import { useEffect, useRef } from 'react'
import { useSession } from '../../hooks/use-session.js'
import { focusHeadingInPlace } from '../../internal/focus-heading.js'

export interface OwnerFocusProps {
  /** The data of the page, compared by identity. Pass a new value each time the data has been read. */
  data: unknown
}

/**
 * Moves the focus to the heading when the page changes to another owner, because somebody switched the account or
 * logged in in another tab, and the change removes the focused element, at once or when the data has been read again.
 *
 * @example <OwnerFocus data={useMatches()} />
 */
export function OwnerFocus({ data }: OwnerFocusProps) {
  const { ownerId } = useSession()
  const shownTo = useRef(ownerId)
  const isNew = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element may go when the page has been read
  useEffect(() => {
    if (ownerId === null) return
    const isOther = shownTo.current !== null && shownTo.current !== ownerId
    shownTo.current = ownerId
    if (isOther || isNew.current) {
      const active = document.activeElement
      if (active === document.body || active?.id === 'main') focusHeadingInPlace()
    }
    isNew.current = isOther
  }, [data, ownerId])
  return null
}
