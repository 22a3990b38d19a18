export const trackingScreenMessages = {
  title: 'Track a delivery',
  help: (phone: string, hours: string) => `Call ${phone}, ${hours}.`,
  login: 'Sign in to see the delivery',
  /** @param orders the link to the orders */
  all: (orders: string) => `All your deliveries are listed with their orders under ${orders}.`,
  orders: 'Sales Orders',
}

declare module '../language/words.js' {
  interface StoreWords {
    trackingScreen: typeof trackingScreenMessages
  }
}
