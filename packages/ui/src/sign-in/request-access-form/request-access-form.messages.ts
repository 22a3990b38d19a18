export const requestAccessFormMessages = {
  company: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  submit: 'Request access',
  back: 'Back to login',
  failed: 'Failed to submit request',
}

export type RequestAccessFormMessages = typeof requestAccessFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    requestAccessForm: RequestAccessFormMessages
  }
}
