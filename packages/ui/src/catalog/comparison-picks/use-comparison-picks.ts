'use client'
import { MOST_COMPARED } from '@gauze/rules'
import { useEffect, useState } from 'react'

/** A product that a person picked to compare. */
export interface ComparisonPick {
  readonly productId: number
  /** The item to compare: a variant of the product, or the product itself. */
  readonly itemId: number
  readonly name: string
}

/** The picked products, and the changes to them. */
export interface ComparisonPicks {
  readonly picks: readonly ComparisonPick[]
  /** No more products fit side by side. */
  readonly isFull: boolean
  /** Adds a product if it fits. */
  readonly add: (pick: ComparisonPick) => void
  readonly remove: (productId: number) => void
  readonly clear: () => void
}

const PLACE = 'gauze-compare'

/**
 * The products that a person picked to compare on listings. They last as long as the tab, over pages and reloads.
 *
 * @example
 * const picks = useComparisonPicks()
 * return <ComparisonBar picks={picks} href={`/compare?ids=${picks.picks.map(({ itemId }) => itemId).join()}`} />
 */
export function useComparisonPicks(): ComparisonPicks {
  const [picks, setPicks] = useState<readonly ComparisonPick[]>([])
  // After hydration, because the server does not know them.
  useEffect(() => setPicks(read()), [])
  const change = (next: readonly ComparisonPick[]) => {
    setPicks(next)
    write(next)
  }
  return {
    picks,
    isFull: picks.length >= MOST_COMPARED,
    add: (pick) => {
      if (picks.length < MOST_COMPARED) change([...picks, pick])
    },
    remove: (productId) => change(picks.filter((pick) => pick.productId !== productId)),
    clear: () => change([]),
  }
}

function write(picks: readonly ComparisonPick[]): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(picks))
  } catch {
    // Without storage, the picks last as long as the page.
  }
}

function read(): readonly ComparisonPick[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPick).slice(0, MOST_COMPARED) : []
  } catch {
    return []
  }
}

function isPick(stored: unknown): stored is ComparisonPick {
  return (
    typeof stored === 'object' && stored !== null && 'productId' in stored && 'itemId' in stored && 'name' in stored
  )
}
