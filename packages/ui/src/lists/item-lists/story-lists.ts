import type { ItemListLine, ItemListSummary } from '@gauze/contract'
import { products } from '../../story-data/index.js'
import type { ItemListsProps } from './item-lists.types.js'

export const ownList: ItemListSummary = {
  ...{ id: 1, name: 'OR weekly restock', itemListDetailCount: 3, isSubscription: false },
  ...{ shared: true, isOwner: true, ownerName: 'Dana Whitfield' },
}

const lists: ItemListSummary[] = [
  ownList,
  {
    ...{ id: 2, name: 'ED crash carts', itemListDetailCount: 31, isSubscription: true },
    ...{ shared: false, isOwner: true, ownerName: 'Dana Whitfield' },
  },
  {
    ...{ id: 3, name: 'Clinic basics', itemListDetailCount: 3, shared: true, isOwner: false, ownerName: 'Luis Ortega' },
    isSubscription: false,
  },
]

const licenseNeeded = {
  code: 'item-restricted',
  detail: 'Your company has no license for Rx level 3. An administrator can add one.',
}

/** The lines of a list: an item in stock, one without stock, and one that the company may not buy. */
export function makeLines(itemListId: number): ItemListLine[] {
  return products.slice(0, 3).map((product, index) => {
    const unit = product.unit.details[0]?.id ?? 0
    const quantity = 12 - 4 * index
    return {
      ...{ id: 10 + index, itemListId, itemId: product.id, unit, quantity, origQuantity: quantity, origUnit: unit },
      item: {
        itemId: product.id,
        itemName: product.itemName,
        price: product.price,
        units: product.unit.details,
        rxLevelId: product.rxLevel,
        thumbnailImage: product.thumbnailImage,
        name: product.siteDisplayName,
        manufacturer: product.manufacturer,
        mpn: product.mpn,
        urlComponent: product.urlComponent,
        matrixDetails: product.matrixDetails,
        quantityAvailable: index === 1 ? 0 : 40,
        specialOrder: false,
        refusal: index === 2 ? licenseNeeded : null,
      },
    }
  })
}

/** The props of the page of an own list, with calls that answer as the server does. */
export function makeProps(): ItemListsProps {
  return {
    lists,
    openId: 1,
    lines: makeLines(1),
    onRetry: () => undefined,
    onLinesRetry: () => undefined,
    hrefOf: (id, page = 1) => `?id=${id}&page=${page}`,
    countHref: (id) => `/count?id=${id}`,
    subscriptionHref: (id) => `/subscription?itemListId=${id}`,
    onOpen: () => undefined,
    onChanged: () => undefined,
    onNotice: () => undefined,
    port: {
      createList: async ({ name, shared = false }) => ({ ...ownList, id: 9, name, shared, itemListDetailCount: 0 }),
      editList: async ({ name = ownList.name, shared = ownList.shared }) => ({ ...ownList, name, shared }),
      deleteList: async () => ({ success: true }),
      restoreList: async () => ownList,
      upsertListDetail: async ({ id, unit, quantity, itemId }) => {
        const line = makeLines(1).find((each) => each.itemId === itemId)
        if (!line) throw new Error('The stories have no such item.')
        return { ...line, unit, quantity, id: id ?? 99 }
      },
      addListRows: async ({ rows }) => ({
        list: ownList,
        outcomes: rows.map((_, index) => ({ outcome: 'added', id: 50 + index })),
      }),
      moveListDetails: async ({ ids }) => ({ moved: ids.length, list: ownList }),
      restoreListDetails: async ({ lines }) => ({ restored: lines.length, list: ownList }),
      deleteListDetails: async () => ({ updated: true }),
    },
    cart: { pending: [], outcomes: {}, onAdd: () => undefined, onUndo: async () => undefined },
  }
}
