export const deliveryDaysMessages = {
  loading: 'The delivery days are loading',
  failedTitle: 'The delivery days could not be loaded',
  legend: 'Ship our orders on',
  help: 'Without a choice, orders ship on any business day.',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  anyDay: 'Your orders ship on any business day.',
  /** The last of several days. */
  lastDay: (others: string, last: string) => `${others} and ${last}`,
  onDays: (days: string) => `Your orders ship on ${days}.`,
  readOnly: 'An administrator of your company chooses the days.',
  save: 'Save delivery days',
  saved: (sentence: string) => `Saved. ${sentence}`,
  nextTitle: 'Next ship dates',
  nextHelp: 'To your default ship-to address.',
  noDates: 'There is no ship date in the next weeks. Call us.',
  /** A date with its weekday. */
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  /** The time of day until which an order can leave on the same day. */
  cutoff: (hour: number, minutes: string) =>
    `Order by ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'} Eastern time to ship on the same day.`,
}

export type DeliveryDaysMessages = typeof deliveryDaysMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    deliveryDays: DeliveryDaysMessages
  }
}
