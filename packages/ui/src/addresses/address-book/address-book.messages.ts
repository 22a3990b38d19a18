export const addressBookMessages = {
  count: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
  loading: 'The addresses are loading',
  failedTitle: 'The addresses could not be loaded',
  outOfDate: 'The addresses could not be loaded again, so they may be out of date.',
  retry: 'Try again',
  emptyTitle: 'There is no address yet',
  empty: 'Add the address where your company receives its orders. The checkout then offers it.',
  /** For people who may not add an address. */
  emptyAsk: 'Ask an administrator of your company to add the address where it receives its orders.',
  add: 'Add an address',
  actionsOf: (label: string) => `Actions for ${label}`,
  edit: 'Edit',
  /** The name of the dialog, and of its button. */
  editOne: (label: string) => `Edit ${label}`,
  saved: (label: string) => `${label} was saved.`,
  delete: 'Delete',
  deleteOne: (label: string) => `Delete ${label}`,
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteBody: 'Your company can no longer ship or bill to it. Orders that were placed keep it.',
  /** Follows the question about an address that is a default of the company. */
  deleteDefault: (isShipping: boolean, isBilling: boolean) =>
    `It is the default ${[isShipping ? 'ship-to' : '', isBilling ? 'billing' : ''].filter(Boolean).join(' and ')} address of your company, which then has none.`,
  deleteAnyway: 'Delete anyway',
  keep: 'Keep address',
  deleted: (label: string) => `${label} was deleted.`,
  restored: (label: string) => `${label} is back.`,
  undo: 'Undo',
  notLoaded: 'The dialog did not load. Check your connection, and try again.',
  changed: (name: string, date: string) => `Changed by ${name} on ${date}`,
  adminsOnly: 'Only an administrator can change this address.',
  /** Of an address that another buyer added for their own orders. */
  adderOnly: 'Only the person who added this address or an administrator can change it.',
  isDefaultShipping: 'Default ship-to address',
  isDefaultBilling: 'Default billing address',
  attention: (name: string) => `Attention ${name}`,
}

export type AddressBookMessages = typeof addressBookMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addressBook: AddressBookMessages
  }
}
