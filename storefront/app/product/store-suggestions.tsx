import type { SuggestedSection } from '@gauze/contract'
import { Suggestions } from '@gauze/ui/catalog/suggestions'
import { useEffect, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'
import '../styles/protected.css'
import { StoreProductCard } from './store-product-card.js'
import type { Buying } from './use-buying.js'
import { useUnloaded } from './use-unloaded.js'

export interface StoreSuggestionsProps {
  /** The item that was added. */
  itemId: number
  buying: Buying
}

/** Products that the customer may need with the goods in the cart. */
export function StoreSuggestions({ itemId, buying }: StoreSuggestionsProps) {
  const { load } = useRuntime()
  const onUnloaded = useUnloaded()
  const [sections, setSections] = useState<readonly SuggestedSection[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    load()
      .then(({ api }) => api.suggestedProducts({ itemId }, { signal }))
      .then((answer) => signal.aborted || setSections(answer.sections))
      // Nobody asked for an offer: one that does not come is not worth a message.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [load, itemId])
  return (
    <Suggestions
      sections={sections}
      renderProduct={(product) => <StoreProductCard product={product} buying={buying} />}
      onUnloaded={onUnloaded}
    />
  )
}
