export type { RichEntry } from './read-rich-text.js'
export { RichText, type RichTextProps } from './rich-text.js'
export { type RichTextMessages, richTextMessages } from './rich-text.messages.js'
