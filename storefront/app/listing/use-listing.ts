import type { ProductCard } from '@gauze/contract'
import { useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { track } from '../analytics/track.js'
import { useRuntime } from '../runtime/runtime-provider.js'
import type { ListingPage } from './listing-page.js'
import { changed, type ListingQuery, listingHref, toPaginateInput } from './listing-url.js'

/** A product in view, and the search that found it. */
interface ListedProduct {
  readonly product: ProductCard
  readonly queryID: string | null
}

/** What was chosen or loaded since the page's data came; a newer page's data takes its place. */
interface Ahead {
  readonly since: ListingPage
  readonly query: ListingQuery
  readonly added: readonly ListedProduct[]
  /** Position of the first product that was loaded last; null before. */
  readonly firstNew: number | null
}

type MoreStatus = 'ready' | 'loading' | 'failed'

/** A listing in use: what was chosen shows at once, and the next choice builds on it, while products are on their way. */
export function useListing(page: ListingPage) {
  const { place, listing } = page
  const runtime = useRuntime()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const [stored, setStored] = useState<Ahead | null>(null)
  const [more, setMore] = useState<{ readonly since: ListingPage; readonly status: MoreStatus } | null>(null)
  const turn = useRef(0)
  const ahead = stored?.since === page ? stored : { since: page, query: page.query, added: [], firstNew: null }
  const { query, added } = ahead
  const items: readonly ListedProduct[] = [
    ...listing.results.map((product) => ({ product, queryID: listing.queryID })),
    ...added,
  ]

  const go = (change: Partial<ListingQuery>) => {
    const next = changed(query, change)
    turn.current += 1
    setStored({ ...ahead, query: next })
    void navigate(listingHref(place, next), { preventScrollReset: true })
  }

  const setLayout = (layout: ListingQuery['layout']) => {
    track('Layout_Changed', { view: layout })
    turn.current += 1
    setMore(null)
    setStored({ ...ahead, query: { ...query, layout } })
    // The products stay the same ones.
    void navigate(listingHref(place, { ...query, layout }), {
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }

  const loadMore = async () => {
    const asked = turn.current
    const next = query.page + 1
    setMore({ since: page, status: 'loading' })
    try {
      const { api } = await runtime.load()
      const answer = await api.paginateItems(toPaginateInput({ ...query, page: next, from: next }))
      if (asked !== turn.current) return
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
      // The address names all pages in view, so that a reload and the way back show them.
      void navigate(listingHref(place, grown), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    } catch {
      if (asked === turn.current) setMore({ since: page, status: 'failed' })
    }
  }

  return {
    query,
    items,
    firstNew: ahead.firstNew,
    isLoading,
    moreStatus: more?.since === page ? more.status : 'ready',
    go,
    setLayout,
    loadMore: () => void loadMore(),
  } as const
}
