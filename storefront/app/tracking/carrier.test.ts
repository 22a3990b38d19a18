import { expect, it } from 'vitest'
import { carrierOf } from './carrier.js'

it.each([
  ['1Z999AA10123456784', 'ups'],
  ['9400 1000 0000 0000 0000 00', 'usps'],
  ['EA123456789US', 'usps'],
  ['123456789012', 'fedex'],
  ['GZ-2026-0001', null],
  ['', null],
])('ROUTE-01 reads the carrier of tracking number %s', (number, carrier) => {
  expect(carrierOf(number)).toBe(carrier)
})
