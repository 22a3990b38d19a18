export const addToListMessages = {
  open: 'Add to list',
  /** Names the button where a page has several. */
  openOf: (item: string) => `Add to list: ${item}`,
  title: 'Add to List',
  item: (name: string, unit: string) => (unit ? `${name}, ${unit}` : name),
  lists: 'Your lists',
  count: (count: number, written: string) => (count === 1 ? '1 item' : `${written} items`),
  loading: 'Your lists are loading',
  none: 'You have no lists yet. Name the first one below.',
  failedTitle: 'Your lists could not be loaded',
  added: (list: string) => `Added to ${list}`,
  removed: (list: string) => `Removed from ${list}`,
  /** The list is as before. @param why in words */
  notChanged: (list: string, why: string) => `${list} was not changed. ${why}`,
  newList: 'New list',
  create: 'Create and add',
  done: 'Done',
  notLoaded: 'The lists did not load. Check your connection, then try again.',
}

export type AddToListMessages = typeof addToListMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addToList: AddToListMessages
  }
}
