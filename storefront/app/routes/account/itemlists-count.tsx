import { itemListPath } from '@gauze/rules'
import { useAddItemsToCart, useSession } from '@gauze/ui/hooks'
import { CountSheet, countDraft } from '@gauze/ui/lists/count-sheet'
import { useState } from 'react'
import { data } from 'react-router-dom'
import { addAllFound } from '../../browser/found-items.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import { type MetaLanguage, metaWords } from '../../language/words.js'
import { privateMeta } from '../../seo/private-meta.js'
import type { Route } from './+types/itemlists-count.js'
import { countSheetScreenMessages } from './itemlists-count.messages.js'

/** The list that the address names. @throws 404 when the user has no such list, and no colleague shares it */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const itemListId = Number(url.searchParams.get('id'))
  return readProtected(context, async (api) => {
    const [{ itemLists }, { itemListDetails }] = await Promise.all([
      api.getAllLists({ showShared: true }),
      api.getListDetails({ itemListId }),
    ])
    const list = itemLists.find(({ id }) => id === itemListId)
    if (!list) throw data(null, { status: 404 })
    return { list, lines: itemListDetails }
  })
}

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'countSheetScreen', countSheetScreenMessages).title)
}

/** A list as a count sheet that makes the order (PLUS-11). */
export default function CountSheetPage({ loaderData: { list, lines } }: Route.ComponentProps) {
  return <Sheet key={list.id} list={list} lines={lines} />
}

function Sheet({ list, lines }: Route.ComponentProps['loaderData']) {
  const runtime = useRuntime()
  const { ownerId } = useSession()
  const { add, ...cart } = useAddItemsToCart()
  // A reload shows the saved counts; while the person types, the component holds them.
  const [initial] = useState(() => countDraft(list.id).read(ownerId))
  return (
    <CountSheet
      {...cart}
      list={list}
      lines={lines}
      listHref={itemListPath(list.id)}
      initial={initial}
      onDraftChange={(counts) => countDraft(list.id).save(ownerId, counts)}
      find={async (search) => (await runtime.load()).api.getItemList({ search })}
      onAdd={(missing) => addAllFound(runtime, missing, add)}
    />
  )
}
