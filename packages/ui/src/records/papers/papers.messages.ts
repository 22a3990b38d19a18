export const papersMessages = {
  failedTitle: 'The file could not be made.',
  blocked: 'Your browser blocked the new window.',
  openBlocked: 'Open the PDF',
}

export type PapersMessages = typeof papersMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    papers: PapersMessages
  }
}
