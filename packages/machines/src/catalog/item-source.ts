import type { CallInput, User } from '@gauze/contract'
import { type Addability, addability, type CardProduct, needsLicense, type SoldItem, soldItem } from '@gauze/rules'
import type { CallOptions, Calls } from '../port/index.js'
import { selectUser } from '../session/index.js'
import type { Feature, StorePart } from '../store/features.js'

/** The calls for an item and its restrictions. `getItem` needs only the fields of a card. */
export interface ItemsPort extends Calls<'getSellableControlledSubstances' | 'getItemAllocation'> {
  readonly getItem: (input: CallInput<'getItem'>, options: CallOptions) => Promise<CardProduct>
}

/** An item as one visitor may buy it. */
export interface OfferedItem {
  readonly product: CardProduct
  /** The sold item of the product: the variant whose item number was given, the first variant, or the product. */
  readonly sold: SoldItem
  readonly addability: Addability
}

/** Loads items for everything on a page that shows them, as the signed-in user may see and buy them. */
export interface ItemSource extends StorePart {
  /**
   * One request for an item, however many ask for it. A failure is not kept, and nothing is kept from one owner to the
   * next.
   *
   * @param itemId the item number
   */
  readonly load: (itemId: number) => Promise<OfferedItem>
}

/** A page's options for its items. */
export interface ItemSourceOptions {
  /** The phone number in the sentence of a restricted item. */
  readonly supportPhone?: string | undefined
}

/**
 * The items of a store as a feature of it.
 *
 * @example
 * const store = createStore({ port: api, tokens, channel, page, keySeed, features: { items: itemsFeature(api) } })
 * const { sold, addability } = await store.items.load(80011)
 */
export function itemsFeature(port: ItemsPort, { supportPhone }: ItemSourceOptions = {}): Feature<ItemSource> {
  return ({ session, followOwner }) => {
    const kept = new Map<number, Promise<OfferedItem>>()
    followOwner(() => kept.clear())

    return {
      load(itemId) {
        const known = kept.get(itemId)
        if (known) return known
        const loading = loadFor(selectUser(session.getSnapshot()), itemId)
        kept.set(itemId, loading)
        loading.catch(() => kept.get(itemId) === loading && kept.delete(itemId))
        return loading
      },
    }
  }

  async function loadFor(user: User | null, itemId: number): Promise<OfferedItem> {
    const options = { signal: new AbortController().signal }
    const product = await port.getItem({ id: String(itemId) }, options)
    const sold = soldItem(product)
    const [sellable, allocationMax] = await Promise.all([
      needsLicense(sold.rxLevel)
        ? port.getSellableControlledSubstances({}, options).then(({ rxLevels }) => rxLevels)
        : [],
      sold.allocationPeriod !== null && user
        ? port.getItemAllocation({ itemId: sold.id }, options).then((answer) => answer.allocationMax)
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
}
