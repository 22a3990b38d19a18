export const alertBarMessages = {
  label: 'Notice from the store',
  dismiss: 'Dismiss this notice',
}

export type AlertBarMessages = typeof alertBarMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    alertBar: AlertBarMessages
  }
}
