export const errorStateMessages = {
  title: 'This could not be loaded',
  body: 'Your connection or our server had a problem. Nothing was lost.',
  retry: 'Try again',
}

export type ErrorStateMessages = typeof errorStateMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    errorState: ErrorStateMessages
  }
}
