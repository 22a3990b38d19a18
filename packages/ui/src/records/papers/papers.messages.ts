export const papersMessages = {
  failedTitle: 'The file could not be made.',
  blocked: 'Your browser blocked the new window.',
  openBlocked: 'Open the PDF',
  /** After the words of a button that opens a paper, for screen readers. */
  newWindow: '(opens in a new window)',
}

export type PapersMessages = typeof papersMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    papers: PapersMessages
  }
}
