export { Anchor, type AnchorProps, LinkProvider, type LinkProviderProps } from './link.js'
