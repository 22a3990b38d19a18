export const deliveryDayScreenMessages = {
  title: 'Delivery Day',
  description: 'The weekdays on which we ship your orders',
}

declare module '../../language/words.js' {
  interface StoreWords {
    deliveryDayScreen: typeof deliveryDayScreenMessages
  }
}
