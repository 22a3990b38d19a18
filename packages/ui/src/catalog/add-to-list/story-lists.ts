import type { CallOutput } from '@gauze/contract'
import type { AddToListPort, ListedItem } from './index.js'

type List = CallOutput<'getListsByItemId'>['itemLists'][number]

export const storyItem: ListedItem = {
  itemId: 20418,
  unit: 11,
  name: 'Nitrile exam gloves, medium',
  unitLabel: 'Box of 100',
}

function list(id: number, name: string, itemListDetailCount: number, isMember: true | null = null): List {
  return {
    id,
    name,
    itemListDetailCount,
    isMember,
    shared: false,
    isOwner: true,
    ownerName: 'Dana Reyes',
    isSubscription: false,
  }
}

export const storyLists: List[] = [
  list(1, 'Crash cart', 24),
  list(2, 'Exam rooms of the second floor', 14, true),
  list(3, 'OR weekly restock', 1),
]

const line = { id: 1, itemListId: 1, itemId: 20418, unit: 11, quantity: 1, origQuantity: 1, origUnit: 11 }
const item: CallOutput<'upsertListDetail'>['item'] = {
  ...{ itemId: 20418, itemName: '20418', name: 'Nitrile exam gloves', manufacturer: 'Halden Safety' },
  ...{ mpn: 'HS-4410-M', urlComponent: '' },
  ...{ matrixDetails: [], units: [], price: null, quantityAvailable: 1, thumbnailImage: null, rxLevelId: '1' },
  ...{ specialOrder: false, refusal: null },
}

/** The calls of a person with three lists; calls that are given replace them. */
export function storyListPort(calls: Partial<AddToListPort> = {}): () => Promise<AddToListPort> {
  const port: AddToListPort = {
    getListsByItemId: async () => ({ itemLists: storyLists }),
    upsertListDetail: async () => ({ ...line, item }),
    deleteListDetailByItemListId: async () => ({ updated: true }),
    createList: async ({ name }) => ({ ...list(9, name, 0), shared: false }),
    ...calls,
  }
  return async () => port
}
