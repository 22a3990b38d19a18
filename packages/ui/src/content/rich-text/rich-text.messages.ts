export const richTextMessages = {
  /** Stands at the end of a document that is too long or too deep to be shown whole. */
  cut: 'This text is longer than can be shown here. Ask us for the rest.',
  /** Said after a link that leaves the site. */
  leavesSite: '(leaves this site)',
  /** Names a table that stands below no heading. */
  table: 'Table',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
}

export type RichTextMessages = typeof richTextMessages
