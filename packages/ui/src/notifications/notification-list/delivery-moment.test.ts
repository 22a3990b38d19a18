import { formatDate } from '@gauze/rules'
import { expect, it } from 'vitest'
import { formatDeliveryDate, formatTimeOfDay } from './delivery-moment.js'
import { notificationListMessages } from './notification-list.messages.js'

it.each([
  ['00:00:00', '12:00 AM'],
  ['09:05:59', '9:05 AM'],
  ['12:30:00', '12:30 PM'],
  ['23:59:59', '11:59 PM'],
  ['24:00:00', null],
  ['9:05', null],
  ['soon', null],
])('NOTE-02 the time of delivery %s reads %s', (time, shown) => {
  expect(formatTimeOfDay(time, notificationListMessages)).toBe(shown)
})

it.each([
  ['20261120', '11/20/2026'],
  ['20240229', '02/29/2024'],
  ['20260231', null],
  ['00000000', null],
  ['', null],
])('NOTE-02 the day of delivery %s reads %s', (date, shown) => {
  expect(formatDeliveryDate(date, formatDate)).toBe(shown)
})
