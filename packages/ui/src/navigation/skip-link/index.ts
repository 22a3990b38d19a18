export { SkipLink, type SkipLinkProps } from './skip-link.js'
export { type SkipLinkMessages, skipLinkMessages } from './skip-link.messages.js'
