'use client'
import type { ItemSource, OfferedItem } from '@gauze/machines/catalog'
import { readFailure } from '@gauze/machines/port'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStorePart } from '../provider/store-context.js'
import { useSession } from './use-session.js'

declare module '../provider/store-context.js' {
  interface StoreParts {
    readonly items: ItemSource
  }
}

/** An item while it loads, when it did not load, when there is none of this number, and as the visitor may buy it. */
export type OfferedItemState =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | ({ readonly status: 'ready' } & OfferedItem)

/** The result of {@link useOfferedItem}. */
export interface OfferedItemResult {
  readonly item: OfferedItemState
  /** Loads the item again. */
  readonly retry: () => void
  /** Marks the item as failed, for a component that cannot show it. */
  readonly fail: (error: unknown) => void
}

const LOADING: OfferedItemState = { status: 'loading' }

/**
 * An item as the current visitor may see and buy it. It waits until the visitor is known, because prices depend on
 * them, and loads again for the next one.
 *
 * @param itemId the item number
 * @param onError called when the item did not load, e.g. to log it
 * @throws Error when there is no GauzeProvider with a store that has `itemsFeature` as `items`.
 */
export function useOfferedItem(itemId: number, onError?: (error: unknown) => void): OfferedItemResult {
  const items = useStorePart('items', 'useOfferedItem')
  const { ownerId, isAccountLoading } = useSession()
  const [item, setItem] = useState<OfferedItemState>(LOADING)
  const [attempt, setAttempt] = useState(0)
  const fail = (error: unknown) => {
    setItem({ status: readFailure(error).slug === 'not-found' ? 'missing' : 'failed' })
    onError?.(error)
  }
  const failLoading = useEffectEvent(fail)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner and another attempt load again.
  useEffect(() => {
    if (isAccountLoading) return
    let isCurrent = true
    setItem(LOADING)
    items.load(itemId).then(
      (offered) => isCurrent && setItem({ status: 'ready', ...offered }),
      (error: unknown) => isCurrent && failLoading(error),
    )
    return () => {
      isCurrent = false
    }
  }, [items, itemId, ownerId, isAccountLoading, attempt])
  return { item, retry: () => setAttempt((count) => count + 1), fail }
}
