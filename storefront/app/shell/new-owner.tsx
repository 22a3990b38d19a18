import { useSession } from '@gauze/ui/hooks'
import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { focusOn, pageHeading } from './page-heading.js'

/**
 * Where the focus goes when the page becomes another owner's, because somebody switched the account or logged in in
 * another tab: to the heading, if it was on something that went with the owner before, at once or when the page has been
 * read again (WCAG 2.4.3).
 */
export function NewOwner() {
  const { ownerId } = useSession()
  const matches = useMatches()
  const shownTo = useRef(ownerId)
  const isNew = useRef(false)
  useEffect(() => {
    if (ownerId === null) return
    const isOther = shownTo.current !== null && shownTo.current !== ownerId
    shownTo.current = ownerId
    if (isOther || isNew.current) {
      const active = document.activeElement
      if (active === document.body || active?.id === 'main') focusOn(pageHeading(), true)
    }
    isNew.current = isOther
  }, [matches, ownerId])
  return null
}
