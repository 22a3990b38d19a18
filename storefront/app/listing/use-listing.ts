import type { Facet, ProductCard } from '@gauze/contract'
import { useIsForUser, useSession } from '@gauze/ui/hooks'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { track } from '../browser/track.js'
import type { ListingPage } from '../data/listing-page.js'
import { changed, type ListingQuery, listingHref, toFiltersInput, toPaginateInput } from '../data/listing-url.js'

/** A product in view, and the search that found it. */
interface ListedProduct {
  readonly product: ProductCard
  readonly queryID: string | null
}

/** What was chosen or loaded since the page's data came; newer page data replace it. */
interface Ahead {
  readonly since: ListingPage
  readonly query: ListingQuery
  readonly added: readonly ListedProduct[]
  /** Position of the first product of the last load; null before. */
  readonly firstNew: number | null
}

/** All values of the filters, once somebody asked for more than the first ones. */
interface WholeFilters {
  /** Search and category, which decide what values there are. */
  readonly key: string
  /** The page whose products they count. */
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

/** A listing in use: choices show at once, and the next choice builds on them, while products are on their way. */
export function useListing(page: ListingPage) {
  const { place, listing } = page
  const runtime = useRuntime()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const isForUser = useIsForUser(page.sellable)
  const { isSignedIn } = useSession()
  const [stored, setStored] = useState<Ahead | null>(null)
  const [more, setMore] = useState<{ readonly since: ListingPage; readonly status: MoreStatus } | null>(null)
  const [whole, setWhole] = useState<WholeFilters | null>(null)
  const turn = useRef(0)
  const present = useRef<Present>({ signal: AbortSignal.abort(), isLeaving: false })
  useLayoutEffect(() => {
    const controller = new AbortController()
    present.current = { ...present.current, signal: controller.signal }
    // An answer for the previous page does not belong in this one.
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

  /** Shows what was chosen before its page comes; without a network none does, and the page stays as it is. */
  const choose = (next: ListingQuery) => {
    turn.current += 1
    if (navigator.onLine) setStored({ ...ahead, query: next })
  }

  const go = (change: Partial<ListingQuery>) => {
    const next = changed(query, change)
    choose(next)
    void navigate(listingHref(place, next), { preventScrollReset: true })
  }

  // The products stay the same, unless they are a visitor's and a customer's are on their way.
  const isTheirs = () => (isSignedIn ? isForUser : !runtime.hasToken())
  const keepingProducts = () => (isTheirs() ? { defaultShouldRevalidate: false } : {})

  const setLayout = (layout: ListingQuery['layout']) => {
    const next = { ...query, layout }
    track('Layout_Changed', { view: layout })
    setMore(null)
    choose(next)
    void navigate(listingHref(place, next), { preventScrollReset: true, ...keepingProducts() })
  }

  const loadMore = async () => {
    const asked = turn.current
    const { signal } = present.current
    const isCurrent = () => asked === turn.current && !signal.aborted
    const next = query.page + 1
    setMore({ since: page, status: 'loading' })
    try {
      const [{ api }, { listingSearchIdentity }] = await Promise.all([
        runtime.load(),
        import('../browser/search-identity.js'),
      ])
      const input = { ...toPaginateInput({ ...query, page: next, from: next }), ...listingSearchIdentity() }
      const answer = await api.paginateItems(input, { signal })
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
      void navigate(listingHref(place, grown), { replace: true, preventScrollReset: true, ...keepingProducts() })
    } catch {
      if (isCurrent()) setMore({ since: page, status: 'failed' })
    }
  }

  const key = JSON.stringify([page.query.search, page.query.category])
  const known = whole?.key === key ? whole : null
  const loadFacets = async () => {
    const { signal } = present.current
    const { api } = await runtime.load()
    const { facets } = await api.filterItems(toFiltersInput(page.query), { signal })
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

  return {
    query,
    /** With their first values until all are asked for; all of them stay while their counts are read again. */
    facets: known?.facets ?? listing.facets,
    loadFacets,
    items,
    firstNew: ahead.firstNew,
    isLoading,
    moreStatus: more?.since === page ? more.status : 'ready',
    go,
    setLayout,
    loadMore: () => void loadMore(),
  } as const
}
