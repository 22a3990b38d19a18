import { nameWithVariant, type SoldItem, type SoldUnit } from '@gauze/rules'
import { ProductActions } from '@gauze/ui/catalog/product-actions'
import { useSession } from '@gauze/ui/hooks'
import { useSite } from '../data/use-site.js'
import { comparePath, pickOf } from './comparison.js'
import { StoreAddToList } from './lazy-add-to-list.js'
import { useUnloaded } from './use-unloaded.js'

export interface StoreProductActionsProps {
  item: SoldItem
  unit: SoldUnit
  /** The canonical address of the page, with its origin. */
  url: string
  isSignedIn: boolean
}

/** Lists, comparison, sharing and questions on a product's page. */
export function StoreProductActions({ item, unit, url, isSignedIn }: StoreProductActionsProps) {
  const { contact, content } = useSite()
  const { isSignedOut } = useSession()
  const onUnloaded = useUnloaded()
  // Somebody may be signed in, and their list would move the other actions.
  if (!isSignedIn && !isSignedOut && document.documentElement.dataset.session) return null
  return (
    <ProductActions
      pick={pickOf(item.parentId ?? item.id, item)}
      compareHref={comparePath}
      url={url}
      contact={contact}
      contactHref={content.contentPages.find(({ path }) => path === '/contactus')?.path}
      onUnloaded={onUnloaded}
    >
      {isSignedIn ? (
        <StoreAddToList
          item={{
            itemId: item.id,
            unit: unit.id,
            name: nameWithVariant(item.name, item.matrixDetails),
            unitLabel: unit.label,
          }}
        />
      ) : null}
    </ProductActions>
  )
}
