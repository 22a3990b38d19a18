export const skipLinkMessages = {
  skip: 'Skip to main content',
}

export type SkipLinkMessages = typeof skipLinkMessages
