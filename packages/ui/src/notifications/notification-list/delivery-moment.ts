import type { NotificationListMessages } from './notification-list.messages.js'

const TIME = /^([01]\d|2[0-3]):([0-5]\d):[0-5]\d$/

/**
 * A time of day as people say it.
 *
 * @param time HH:MM:SS
 * @returns e.g. '2:05 PM'; null when it is not a time of day
 */
export function formatTimeOfDay(time: string, text: Pick<NotificationListMessages, 'time'>): string | null {
  const [, hours, minutes] = TIME.exec(time) ?? []
  return hours && minutes ? text.time(Number(hours), minutes) : null
}

/**
 * The day of a delivery.
 *
 * @param date YYYYMMDD
 * @returns e.g. '11/20/2026'; null when it is not a date
 */
export function formatDeliveryDate(date: string, dateText: (date: string) => string): string | null {
  try {
    return dateText(date)
  } catch {
    return null
  }
}
