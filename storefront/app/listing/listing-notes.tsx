import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingPage } from '../data/listing-page.js'

/** What the shopper should know of this listing before its products. */
export function ListingNotes({ page }: { page: ListingPage }) {
  const { listing, query, isLimited, unreadable } = page
  const { pathname, search } = useLocation()
  const [dismissed, setDismissed] = useState('')
  const leftOut = [
    ...listing.leftOut.map(({ label }) => `The filter “${label}” no longer exists and was left out.`),
    ...unreadable.map((part) => `The address asks for “${part}”, which this list does not have. It was left out.`),
  ]
  const isRelaxed = listing.relaxed && listing.total > 0
  const isCorrected = listing.corrected !== null && listing.total > 0
  const key = leftOut.join(' ')
  return (
    <>
      {isLimited ? (
        <Banner
          tone="warning"
          title="Search is limited right now."
          actions={
            // The page lacks some filters of the address, and its page number.
            <LinkButton href={pathname + search} size="s" variant="quiet">
              Try again
            </LinkButton>
          }
        >
          These are the first products of our catalog for your words; filters, sorting and further pages will be back
          soon.
        </Banner>
      ) : null}
      {isRelaxed || isCorrected ? (
        <Banner>
          No products match <strong>“{query.search}”</strong>. Showing the nearest:{' '}
          {isCorrected ? <strong>“{listing.corrected}”</strong> : 'products that have some of the words'}.
        </Banner>
      ) : null}
      {leftOut.length > 0 && dismissed !== key ? (
        <Banner
          className="listing-left-out"
          actions={
            <Button size="s" variant="plain" onClick={() => setDismissed(key)}>
              Dismiss
            </Button>
          }
        >
          {leftOut.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Banner>
      ) : null}
    </>
  )
}
