export const paymentConfirmationScreenMessages = {
  confirmed: 'Payment Confirmed',
  pending: 'Payment Pending',
  returned: 'Payment Returned',
}

declare module '../../language/words.js' {
  interface StoreWords {
    paymentConfirmationScreen: typeof paymentConfirmationScreenMessages
  }
}
