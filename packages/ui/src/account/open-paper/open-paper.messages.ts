export const openPaperMessages = {
  failed: 'The PDF could not be opened.',
  blocked: 'Your browser blocked the new window.',
  openBlocked: 'Open the PDF',
}

export type OpenPaperMessages = typeof openPaperMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    openPaper: OpenPaperMessages
  }
}
