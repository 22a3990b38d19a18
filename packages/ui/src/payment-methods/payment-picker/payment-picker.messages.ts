export const paymentPickerMessages = {
  label: 'Payment',
  onTerms: (terms: string) => `On terms: ${terms}`,
  available: (amount: string) => `${amount} available`,
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')}/${year}`,
  expired: 'This card has expired',
  none: 'There is no way to pay yet. Add a card to go on.',
}

export type PaymentPickerMessages = typeof paymentPickerMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    paymentPicker: PaymentPickerMessages
  }
}
