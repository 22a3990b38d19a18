'use client'
import type { Facet } from '@gauze/contract'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { changeListing, type ListingQuery, listingHref, toFiltersInput, toPaginateInput } from '../listing-url/index.js'
import type { ListedProduct, ListingChange, ListingPage, ListingPort, ListingRootProps } from './listing.types.js'

/** Choices and products since the last page data. New page data replace them. */
interface Ahead {
  readonly since: ListingPage
  readonly query: ListingQuery
  readonly added: readonly ListedProduct[]
  /** Position of the first product of the last load; null before. */
  readonly firstNew: number | null
}

/** All values of the filters, after somebody has requested more than the first ones. */
interface WholeFilters {
  /** Search and category, which determine the possible values. */
  readonly key: string
  /** The page whose products these values count. */
  readonly since: ListingPage
  readonly facets: readonly Facet[]
}

/** The current state, for code that continues after waiting. */
interface Present {
  /** Aborted when the page's data change, or the listing is left. */
  readonly signal: AbortSignal
  readonly isLeaving: boolean
}

type MoreStatus = 'ready' | 'loading' | 'failed'

/** The state of a listing. Choices show at once, and the next choice builds on them while products are loading. */
export function useListing(
  page: ListingPage,
  port: ListingPort,
  onNavigate: ListingRootProps['onNavigate'],
  isLoading: boolean,
) {
  const { place, listing } = page
  const [stored, setStored] = useState<Ahead | null>(null)
  const [more, setMore] = useState<{ readonly since: ListingPage; readonly status: MoreStatus } | null>(null)
  const turn = useRef(0)
  const present = useRef<Present>({ signal: AbortSignal.abort(), isLeaving: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has a signal of its own.
  useLayoutEffect(() => {
    const controller = new AbortController()
    present.current = { ...present.current, signal: controller.signal }
    // An answer for the previous page is dropped.
    return () => controller.abort()
  }, [page])
  useLayoutEffect(() => {
    present.current = { ...present.current, isLeaving: isLoading }
  }, [isLoading])
  const ahead = stored?.since === page ? stored : { since: page, query: page.query, added: [], firstNew: null }
  const { query, added } = ahead
  const items: readonly ListedProduct[] = [
    ...listing.results.map((product) => ({ product, queryID: listing.queryID })),
    ...added,
  ]

  const go = (next: ListingQuery, reason: ListingChange['reason'], filter = '') => {
    turn.current += 1
    // Shows the choice before its page arrives. Without a network no page arrives, so the shown page stays unchanged.
    if (navigator.onLine) setStored({ ...ahead, query: next })
    onNavigate(listingHref(place, next), { reason, query: next, filter })
  }

  const loadMore = async () => {
    const asked = turn.current
    const { signal } = present.current
    const isCurrent = () => asked === turn.current && !signal.aborted
    const next = query.page + 1
    setMore({ since: page, status: 'loading' })
    try {
      const answer = await port.paginateItems(toPaginateInput({ ...query, page: next, from: next }), { signal })
      if (!isCurrent()) return
      const known = new Set(items.map(({ product }) => product.id))
      const fresh = answer.results.filter(({ id }) => !known.has(id))
      const grown = { ...query, page: next }
      setStored({
        since: page,
        query: grown,
        added: [...added, ...fresh.map((product) => ({ product, queryID: answer.queryID }))],
        firstNew: items.length,
      })
      setMore(null)
      // A person on the way to another page is not called back.
      if (present.current.isLeaving) return
      // The address names all pages in view, so that a reload and Back show them.
      onNavigate(listingHref(place, grown), { reason: 'more', query: grown, filter: '' })
    } catch {
      if (isCurrent()) setMore({ since: page, status: 'failed' })
    }
  }

  return {
    query,
    items,
    firstNew: ahead.firstNew,
    moreStatus: more?.since === page ? more.status : 'ready',
    ...useFacets(page, port, present),
    /** Goes to the first page of the listing with something changed. */
    change: (change: Partial<ListingQuery>, reason: ListingChange['reason'], filter?: string) =>
      go(changeListing(query, change), reason, filter),
    setLayout: (layout: ListingQuery['layout']) => {
      setMore(null)
      go({ ...query, layout }, 'layout')
    },
    loadMore: () => void loadMore(),
  } as const
}

/**
 * The filters, with their first values until somebody requests all of them. All values stay while their counts are read
 * again.
 */
function useFacets(page: ListingPage, port: ListingPort, present: { readonly current: Present }) {
  const [whole, setWhole] = useState<WholeFilters | null>(null)
  const key = JSON.stringify([page.query.search, page.query.category])
  const known = whole?.key === key ? whole : null
  const loadFacets = async () => {
    const { signal } = present.current
    const { facets } = await port.filterItems(toFiltersInput(page.query), { signal })
    setWhole({ key, since: page, facets })
  }
  const renewFacets = useEffectEvent(() => {
    const { signal } = present.current
    loadFacets().catch(() => signal.aborted || setWhole(null))
  })
  const outdated = known !== null && known.since !== page ? page : null
  useEffect(() => {
    if (outdated) renewFacets()
  }, [outdated])
  return { facets: known?.facets ?? page.listing.facets, loadFacets }
}
