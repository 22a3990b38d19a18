export { Anchor, type AnchorProps } from './link.js'
