import { expect, it } from 'vitest'
import { isOwnDelivery, readTracking, withCheckDigit } from './tracking.js'

it.each([
  ['1Z999AA10123456784', 'ups'],
  ['1z 999aa 101 2345 6784', 'ups'],
  ['9400 1000 0000 0000 0000 06', 'usps'],
  ['420021189400100000000000000006', 'usps'],
  ['EA123456785US', 'usps'],
  ['70160910000108310009', 'usps'],
  ['123456789012', 'fedex'],
  ['986578788855', 'fedex'],
  ['041441760228964', 'fedex'],
  ['9611020987654312345672', 'fedex'],
])('ROUTE-01 reads the carrier of tracking number %s, and that it is sound', (number, carrier) => {
  expect(readTracking(number)).toMatchObject({ carrier, isSound: true })
})

it.each([
  ['1Z999AA10123456785', 'ups'],
  ['1Z999AB10123456784', 'ups'],
  ['9400100000000000000007', 'usps'],
  ['EA123456789US', 'usps'],
  ['123456789013', 'fedex'],
  ['041441760228965', 'fedex'],
])('ROUTE-01 sees that %s, as of %s, is mistyped', (number, carrier) => {
  expect(readTracking(number)).toMatchObject({ carrier, isSound: false })
})

it.each([
  'GZ-2026-0001',
  '',
  ' ',
  '١٢٣٤٥٦٧٨٩٠١٢',
  '1Z999AA1012345678\u0000',
  '<script>alert(1)</script>',
  '"><img src=x>',
  '../../etc/passwd',
  '\ud800',
  '1'.repeat(100_000),
])('ROUTE-01 takes %.30j for no carrier’s number', (number) => {
  expect(readTracking(number)).toBeNull()
})

it('ROUTE-01 knows the numbers of its own deliveries', () => {
  expect(['GZ12345678', ' gz12345678 '].map(isOwnDelivery)).toEqual([true, true])
  expect(['GZ1234567', 'GZ123456789', 'xx', '1Z999AA10123456784'].map(isOwnDelivery)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('ROUTE-01 completes a number by its check digit, and refuses one that no carrier writes', () => {
  expect(['1Z999AA1012345678', '940010000000000000000', '12345678901'].map(withCheckDigit)).toEqual([
    '1Z999AA10123456784',
    '9400100000000000000006',
    '123456789012',
  ])
  expect(() => withCheckDigit('GZ-2026')).toThrow(RangeError)
})
