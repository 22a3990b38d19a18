export const toastMessages = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  /** Follows the words of a toast for people who hear it. */
  reach: (action: string) => `Press F6 for ${action}.`,
}

export type ToastMessages = typeof toastMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    toast: ToastMessages
  }
}
