export const onDemandMessages = {
  /** Code did not load. */
  unloaded: 'A part of the store did not load.',
  /** Shown to a person who opened the part. */
  retry: 'Check your connection, then try again.',
  /** Shown to a person whose action waits for the code. */
  kept: 'Check your connection; what you did is kept and tried again.',
  reload: 'Reload page',
}

export type OnDemandMessages = typeof onDemandMessages

declare module '../messages/messages.types.js' {
  interface MessageCatalog {
    onDemand: OnDemandMessages
  }
}
