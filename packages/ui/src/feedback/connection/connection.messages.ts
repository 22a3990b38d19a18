export const connectionMessages = {
  offline: 'You are offline.',
  /** Another page was asked for. */
  held: 'What you asked for opens as soon as you are connected again. You can read this page until then.',
  readable: 'You can read what is on this page.',
  /** Shown to a signed-in person. */
  changesKept:
    'Changes to your cart are kept here and sent as soon as you are connected again, while this page is open.',
  back: 'Back online',
}

export type ConnectionMessages = typeof connectionMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    connection: ConnectionMessages
  }
}
