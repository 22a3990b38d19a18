export const formMessages = {
  missing: (field: string) => `${field} is required`,
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
