export const paymentMethodsMessages = {
  title: 'Cards',
  count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  loading: 'The cards are loading',
  failedTitle: 'The cards could not be loaded',
  emptyTitle: 'There is no card yet',
  empty: 'Add a card to pay for orders with it at checkout.',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  holder: 'Name on card',
  expiry: 'Expiration',
  /** @param month two digits @param year two digits */
  date: (month: string, year: string) => `${month}/${year}`,
  isDefault: 'Default',
  expired: 'Expired',
  expiredBody: (date: string) => `Expired ${date}: add a new card`,
  expiresSoon: 'Expires soon',
  expiresSoonBody: (date: string) => `Expires ${date}: replace it soon`,
  actionsOf: (card: string) => `Actions for ${card}`,
  rename: 'Rename',
  renameOne: (card: string) => `Rename ${card}`,
  name: 'Name of this card',
  nameHelp: 'What your company calls it, such as “Front desk”',
  save: 'Save',
  cancel: 'Cancel',
  makeDefault: 'Make default',
  makeDefaultOne: (card: string) => `Make default: ${card}`,
  delete: 'Delete',
  deleteOne: (card: string) => `Delete ${card}`,
  deleteTitle: (card: string) => `Delete ${card}?`,
  deleteBody: 'Your company can no longer pay with it. Orders that it paid for stay as they are.',
  deleteAnyway: 'Delete anyway',
  keep: 'Keep card',
  saved: (card: string) => `${card} was saved.`,
  madeDefault: (card: string) => `${card} is the default now.`,
  deleted: (card: string) => `${card} was deleted.`,
  notLoaded: 'The dialog did not load. Check your connection, and try again.',
}

export type PaymentMethodsMessages = typeof paymentMethodsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    paymentMethods: PaymentMethodsMessages
  }
}
