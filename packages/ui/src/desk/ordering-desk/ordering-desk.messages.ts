export const orderingDeskMessages = {
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  today: (weekday: string, day: string) => `${weekday}, ${day}`,
  number: 'Order by number',
  shortcut: 'Press / to come here.',
  turnOff: 'Turn off',
  turnOffKey: 'Turn off the / key',
  turnOn: 'Turn on the / key',
  turnOnKey: 'Turn on the / key',
  due: 'Time to reorder',
  /** The title while nothing is due. */
  again: 'Order again',
  dueCount: (count: number, written: string) => (count === 1 ? '1 item is due' : `${written} items are due`),
  noneDue: 'Nothing is due',
  inCart: 'In your cart',
  allInCart: 'What is due is in your cart',
  allItems: 'Easy Reorder',
  addDue: (count: number, written: string) => (count === 1 ? 'Add 1 due item' : `Add ${written} due items`),
  addDueFor: (add: string, total: string) => `${add}, ${total}`,
  add: 'Add',
  addOne: (name: string) => `Add ${name} to cart`,
  everyWeeks: (count: number, written: string) => (count === 1 ? 'Every week' : `Every ${written} weeks`),
  everyDays: (count: number, written: string) => (count === 1 ? 'Every day' : `Every ${written} days`),
  dueOn: (every: string, weekday: string, day: string) => `${every}, due ${weekday} ${day}`,
  orderedOn: (day: string) => `Ordered on ${day}`,
  emptyItems: 'Items appear here after your company’s first order.',
  waiting: 'Orders that wait for approval',
  allWaiting: 'Approve Orders',
  by: (name: string, po: string) => (po ? `${name} · ${po}` : name),
  noneWaits: 'No order waits for approval.',
  deliveries: 'Deliveries',
  allOrders: 'Sales Orders',
  onTheWay: 'On its way',
  delivered: 'Delivered today',
  delivery: (order: string, carrier: string) => `${order} · ${carrier}`,
  noDelivery: 'No parcel is on its way, and none came today.',
  lists: 'Item lists',
  allLists: 'All lists',
  items: (count: number, written: string) => (count === 1 ? '1 item' : `${written} items`),
  standing: 'Subscription',
  addList: 'Add to cart',
  addListNamed: (name: string) => `Add to cart: all items of ${name}`,
  noLists: 'A list keeps the items that you order together.',
  listFailed: 'The list was not read, so nothing was added. Try again.',
  failed: 'This did not load.',
}

export type OrderingDeskMessages = typeof orderingDeskMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderingDesk: OrderingDeskMessages
  }
}
