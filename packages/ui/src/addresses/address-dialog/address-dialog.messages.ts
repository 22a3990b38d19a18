export const addressDialogMessages = {
  notLoaded: 'The form did not load. Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
}

export type AddressDialogMessages = typeof addressDialogMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addressDialog: AddressDialogMessages
  }
}
