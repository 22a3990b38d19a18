export const cardFormMessages = {
  holder: 'Name on card',
  number: 'Card number',
  expiry: 'Expiration',
  cvc: 'Security code',
  label: 'Name of this card',
  labelHelp: 'What your company calls it, such as “Front desk”',
  isDefault: 'Use as default',
  hosted: 'The payment provider reads these three fields. The card number does not reach this store.',
  loading: 'The card fields are loading',
  slow: 'The payment provider takes longer than usual. Your entries stay here.',
  unloaded: 'The card fields did not load. Check your connection, and try again. Your entries stay here.',
  retry: 'Try again',
  silent: 'The payment provider did not answer, so nothing was saved. Your entries are still here: try again.',
  failed: 'Error Uploading Payment Method',
  submit: 'Save card',
  cancel: 'Cancel',
}

export type CardFormMessages = typeof cardFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cardForm: CardFormMessages
  }
}
