export const formSummaryMessages = {
  title: (count: number) => (count === 1 ? 'One field needs your attention' : `${count} fields need your attention`),
}

export type FormSummaryMessages = typeof formSummaryMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    formSummary: FormSummaryMessages
  }
}
