export const formMessages = {
  missing: (field: string) => `${field} is required`,
  /** Something was typed that is none, such as 02/31/2026. */
  unreadable: (field: string) => `${field} is not a day of the calendar`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
  invalid: (field: string) => `Check ${field}`,
  failed: 'Unexpected error occurred. Please try again.',
}

export type FormMessages = typeof formMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    form: FormMessages
  }
}
