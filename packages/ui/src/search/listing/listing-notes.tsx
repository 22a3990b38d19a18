'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { listingHref } from '../listing-url/index.js'
import { useListingView } from './listing-context.js'

export interface ListingNotesProps {
  /** The address as it was asked for, to try again: the page may lack some filters of it, and its page number. */
  retryHref?: string
}

/** Notes about this listing, shown above its products. */
export function ListingNotes({ retryHref }: ListingNotesProps) {
  const { listing, query, place, isLimited, unreadable = [], text } = useListingView('Notes')
  const [dismissed, setDismissed] = useState('')
  const leftOut = [
    ...listing.leftOut.map(({ label }) => text.goneFilter(label)),
    ...unreadable.map((part) => text.unreadable(part)),
  ]
  const { corrected, relaxed } = listing
  const key = leftOut.join(' ')
  return (
    <>
      {isLimited ? (
        <Banner
          tone="warning"
          title={text.limited}
          actions={
            <LinkButton href={retryHref ?? listingHref(place, query)} size="s" variant="quiet">
              {text.retry}
            </LinkButton>
          }
        >
          {text.limitedBody}
        </Banner>
      ) : null}
      {listing.total > 0 && corrected !== null ? (
        <Banner>
          {text.noMatch} <strong>“{query.search}”</strong>. {text.nearest} <strong>“{corrected}”</strong>.
          {relaxed ? ` ${text.someOfNearest}` : null}
        </Banner>
      ) : null}
      {listing.total > 0 && corrected === null && relaxed ? (
        <Banner>
          {text.notAll} <strong>“{query.search}”</strong>. {text.someWords}
        </Banner>
      ) : null}
      {leftOut.length > 0 && dismissed !== key ? (
        <Banner
          data-slot="left-out"
          actions={
            <Button size="s" variant="plain" onClick={() => setDismissed(key)}>
              {text.dismiss}
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
