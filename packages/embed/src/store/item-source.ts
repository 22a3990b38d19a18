import type { ApiClient } from '@gauze/api-client'
import type { Product, User } from '@gauze/contract'
import { ownerOfUser } from '@gauze/machines/session'
import { type Addability, addability, needsLicense, type SoldItem, soldItem } from '@gauze/rules'

/** An item as one visitor may buy it. */
export interface OfferedItem {
  readonly product: Product
  /** What is sold of the product: the variant whose item number was given, the first variant, or the product. */
  readonly sold: SoldItem
  readonly addability: Addability
}

/** Loads items once for all elements that show them. */
export interface ItemSource {
  /** @param user who asks; null for a visitor. Prices and addability are theirs. */
  readonly load: (itemId: number, user: User | null) => Promise<OfferedItem>
  /** Forgets everything, e.g. because the session changed. */
  readonly clear: () => void
}

/** Makes the page's source of items; one request an item, however many elements ask. A failure is not kept. */
export function createItemSource(api: ApiClient, supportPhone: string | undefined): ItemSource {
  const kept = new Map<string, Promise<OfferedItem>>()

  async function load(itemId: number, user: User | null): Promise<OfferedItem> {
    const product = await api.getItem({ id: String(itemId) })
    const sold = soldItem(product)
    const [sellable, allocationMax] = await Promise.all([
      needsLicense(sold.rxLevel) ? api.getSellableControlledSubstances().then(({ rxLevels }) => rxLevels) : [],
      sold.allocationPeriod !== null && user
        ? api.getItemAllocation({ itemId: sold.id }).then((answer) => answer.allocationMax)
        : null,
    ])
    return {
      product,
      sold,
      addability: addability({
        item: { ...sold, allocationMax },
        account: user?.account ?? null,
        sellable,
        supportPhone,
      }),
    }
  }

  return {
    load(itemId, user) {
      const key = `${user ? ownerOfUser(user) : 'visitor'}/${itemId}`
      const known = kept.get(key)
      if (known) return known
      const loading = load(itemId, user)
      kept.set(key, loading)
      loading.catch(() => kept.get(key) === loading && kept.delete(key))
      return loading
    },
    clear: () => kept.clear(),
  }
}
