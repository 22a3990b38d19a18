export const richTextMessages = {
  /** Shown at the end of a document that is too long or too deep to be shown in full. */
  cut: 'This text is longer than can be shown here. Ask us for the rest.',
  /** Read after a link that leaves the site. */
  leavesSite: '(leaves this site)',
  /** Names a table that has no heading above it. */
  table: 'Table',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  kilobytes: (size: number) => `${size} kB`,
  megabytes: (size: number) => `${size.toFixed(1)} MB`,
}

export type RichTextMessages = typeof richTextMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    richText: RichTextMessages
  }
}
