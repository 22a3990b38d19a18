export const skipLinkMessages = {
  skip: 'Skip to main content',
}

export type SkipLinkMessages = typeof skipLinkMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    skipLink: SkipLinkMessages
  }
}
