export const dialogMessages = {
  close: 'Close',
}

export type DialogMessages = typeof dialogMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    dialog: DialogMessages
  }
}
