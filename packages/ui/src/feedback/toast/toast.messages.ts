export const toastMessages = {
  region: 'Notifications',
  dismiss: 'Dismiss',
}

export type ToastMessages = typeof toastMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    toast: ToastMessages
  }
}
