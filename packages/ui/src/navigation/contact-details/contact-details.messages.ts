export const contactDetailsMessages = {
  /** Above the telephone number in a footer. */
  title: 'Talk to a person',
  /** Before it in a menu. */
  questions: 'Questions?',
}

export type ContactDetailsMessages = typeof contactDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    contactDetails: ContactDetailsMessages
  }
}
