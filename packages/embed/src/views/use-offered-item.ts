import { useSession } from '@gauze/ui/hooks'
import { useEffect, useState } from 'react'
import type { OfferedItem } from '../store/item-source.js'
import { useEmbedding } from './embed-context.js'

type Loaded = { readonly status: 'loading' | 'failed' } | ({ readonly status: 'ready' } & OfferedItem)

const LOADING: Loaded = { status: 'loading' }

/**
 * An item as the current visitor may buy it. It waits until the visitor is known, because prices depend on them.
 *
 * @param itemId the item number
 */
export function useOfferedItem(itemId: number): { item: Loaded; retry: () => void } {
  const { store, host } = useEmbedding()
  const { user, isAccountLoading } = useSession()
  const [item, setItem] = useState<Loaded>(LOADING)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (isAccountLoading) return
    let isCurrent = true
    setItem(LOADING)
    store.items.load(itemId, user).then(
      (offered) => isCurrent && setItem({ status: 'ready', ...offered }),
      (error: unknown) => {
        if (!isCurrent) return
        setItem({ status: 'failed' })
        const message = error instanceof Error ? error.message : store.text.notLoaded
        store.announce('gauze-error', { operation: 'getItem', itemId, message }, { origin: host })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [store, host, itemId, user, isAccountLoading, attempt])
  return { item, retry: () => setAttempt((count) => count + 1) }
}
