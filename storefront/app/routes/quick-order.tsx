import { useAddItemsToCart, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { QuickOrder, quickOrderDraft } from '@gauze/ui/orders/quick-order'
import { useState } from 'react'
import { addAllFound } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { useBuying } from '../product/use-buying.js'
import { privateMeta } from '../seo/private-meta.js'
import type { Route } from './+types/quick-order.js'
import { quickOrderScreenMessages } from './quick-order.messages.js'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { rxLevels } = await readProtected(context, (api) => api.getSellableControlledSubstances())
  return { sellable: rxLevels }
}

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'quickOrderScreen', quickOrderScreenMessages).title)
}

/** A whole order by number, MPN or barcode (PLUS-24). */
export default function QuickOrderPage({ loaderData: { sellable } }: Route.ComponentProps) {
  const runtime = useRuntime()
  const buying = useBuying(sellable)
  const { ownerId } = useSession()
  const { add, ...cart } = useAddItemsToCart()
  // A reload shows the saved lines; while the person types, the component holds them.
  const [initial] = useState(() => quickOrderDraft.read(ownerId))
  return (
    <div className="gz-page">
      <PageHeading {...useWords('quickOrderScreen', quickOrderScreenMessages)} />
      <QuickOrder
        {...cart}
        find={async (search) => (await runtime.load()).api.getItemList({ search })}
        initial={initial}
        onDraftChange={(rows) => quickOrderDraft.save(ownerId, rows)}
        check={buying.check}
        access={buying.access}
        autoFocus
        onAdd={(lines) => addAllFound(runtime, lines, add)}
      />
    </div>
  )
}
