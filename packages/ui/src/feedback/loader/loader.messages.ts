export const loaderMessages = {
  heartbeat: 'Loading',
  heartbeatLater: 'This is taking longer than usual. Still working on it.',
  payment: 'Processing Payment',
  paymentLater: 'Verifying Payment Details',
  order: 'Processing Order',
  orderLater: 'Dispatching to warehouse',
}

export type LoaderMessages = typeof loaderMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    loader: LoaderMessages
  }
}
