import type { Address, MenuEntry, Product, User } from '@gauze/contract'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type AddableItem, addability, isPriced, isUnavailable } from './addability.js'
import { allocationRemaining, allowedQuantity, isAllocationSpent } from './allocation.js'
import {
  addressCoversLevels,
  hasSoundDeaDigit,
  isPlainLicenseNumber,
  type LicensedAddress,
  licenseGaps,
  licenseState,
} from './licenses.js'
import { itemRefusalMessages, itemRefusalText } from './messages/index.js'
import { needsLicense } from './needs-license.js'
import {
  accountPagePermission,
  can,
  type GuardedEntry,
  mayOpenAccountPage,
  type PermissionHolder,
  visibleEntries,
} from './permissions.js'
import { compareSizes, compareUnitWeights, orderOfValues, parseOunces, toOunces } from './sizes.js'

function user(isPriceVisible: boolean, isAdmin: boolean) {
  return { permissions: { isPriceVisible, isAdmin, isApprover: isAdmin, mayPay: isPriceVisible && isAdmin } }
}

describe('permissions', () => {
  it('allows the granted actions of a user, and a visitor nothing', () => {
    expect(can(user(true, false), 'isPriceVisible')).toBe(true)
    expect(can(user(true, false), 'isAdmin')).toBe(false)
    expect(can(user(false, true), 'isPriceVisible')).toBe(false)
    expect(can(user(false, true), 'isAdmin')).toBe(true)
    expect(can(null, 'isPriceVisible')).toBe(false)
    expectTypeOf<User>().toExtend<PermissionHolder>()
  })

  it.each([
    ['salesorders', 'isPriceVisible'],
    ['/payment/create', 'mayPay'],
    ['payment/review', 'mayPay'],
    ['invoices', 'isPriceVisible'],
    ['paymentdetails', 'isPriceVisible'],
    ['approvals', 'isApprover'],
    ['contacts', 'isAdmin'],
    ['accountsettings', 'isAdmin'],
    ['paymenthistory', 'isPriceVisible'],
    ['paymentdetails', 'isPriceVisible'],
    ['creditmemos', 'isPriceVisible'],
    ['openitems', 'isPriceVisible'],
    ['paymentmethod', null],
    ['profile', null],
    ['constructor', null],
    ['', null],
  ])('knows what the account page %j needs', (page, permission) => {
    expect(accountPagePermission(page)).toBe(permission)
  })

  it('PLUS-25: a person who sees bills and may not pay opens all of their pages but the payment', () => {
    const pages = ['invoices', 'openitems', 'creditmemos', 'paymenthistory', 'payment/create', 'payment/review']
    expect(pages.filter((page) => mayOpenAccountPage(user(true, false), page))).toEqual(pages.slice(0, 4))
    expect(pages.filter((page) => mayOpenAccountPage(user(true, true), page))).toEqual(pages)
  })

  it('PUN-01 NAV-07 a punch-out session opens only account pages that need no permission', () => {
    const visit = { ...user(true, true), isPunchout: true }
    const opened = ['salesorders', 'estimates', 'invoices', 'payment/create', 'contacts', 'profile', 'itemlists', '']
    expect(opened.filter((page) => mayOpenAccountPage(visit, page))).toEqual(['profile', 'itemlists', ''])
    expect(opened.filter((page) => mayOpenAccountPage(user(true, true), page))).toEqual(opened)
    expect(mayOpenAccountPage(null, 'invoices')).toBe(false)
  })

  it('NAV-05 hides an entry whose permission the user lacks, at every depth', () => {
    const menu: MenuEntry[] = [
      { label: 'Overview', path: '' },
      {
        label: 'Company',
        items: [
          { label: 'Addresses', path: '/addresses' },
          { label: 'Contacts', path: '/contacts', permission: 'isAdmin' },
        ],
      },
      { label: 'Billing', permission: 'isPriceVisible', items: [{ label: 'Payment Methods' }] },
    ]
    const labels = (entries: readonly MenuEntry[]): string[] =>
      entries.flatMap(({ label, items }) => [label, ...labels(items ?? [])])
    expect(labels(visibleEntries(menu, user(false, false)))).toEqual(['Overview', 'Company', 'Addresses'])
    expect(labels(visibleEntries(menu, user(true, true)))).toHaveLength(6)
    expect(labels(visibleEntries(menu, null))).not.toContain('Contacts')
    expectTypeOf<MenuEntry>().toExtend<GuardedEntry>()
  })
})

describe('addability', () => {
  const item: AddableItem = { rxLevel: '1', price: 12.5, isAddableToCart: true, allocationMax: null }
  const account = { rxLevels: ['2'] }
  const sellable = ['2', '3']

  it('PDP-09 lets an account add an item that it may buy', () => {
    expect(addability({ item, account, sellable })).toEqual({ ok: true })
    expect(addability({ item: { ...item, rxLevel: '2' }, account, sellable })).toEqual({ ok: true })
    expect(addability({ item, account: { rxLevels: [] }, sellable: [] })).toEqual({ ok: true })
    expectTypeOf<Product>().toExtend<AddableItem>()
  })

  it.each([
    [{ inactive: true }, 'inactive', 'Currently Unavailable'],
    [{ isAddableToCart: false }, 'unavailable', 'Currently Unavailable'],
    [{ price: 'N/A' }, 'unavailable', 'Currently Unavailable'],
    [{ rxLevel: '4' }, 'notSellable', 'Currently Unavailable'],
    [{ rxLevel: '3' }, 'license', 'This item requires a medical license to purchase'],
    [{ allocationMax: 0 }, 'allocation', 'Please contact your sales rep for information on allocation.'],
  ] as const)('PDP-05 PDP-07 PDP-08 PDP-09 refuses %j as %s', (change, reason, words) => {
    const refusal = { ok: false, reason } as const
    expect(addability({ item: { ...item, ...change }, account, sellable })).toEqual(refusal)
    expect(itemRefusalText(refusal, itemRefusalMessages)).toBe(words)
  })

  it('PDP-08 says for an item refused for another reason whether the license is held', () => {
    const spent = { ...item, allocationMax: 0 }
    expect(addability({ item: { ...spent, rxLevel: '2' }, account, sellable })).toMatchObject({ isLicensed: true })
    expect(addability({ item: { ...item, rxLevel: '2', restricted: true }, account, sellable })).toMatchObject({
      reason: 'restricted',
      isLicensed: true,
    })
    expect(addability({ item: spent, account, sellable })).not.toHaveProperty('isLicensed')
    expect(addability({ item: { ...spent, rxLevel: '3' }, account, sellable })).not.toHaveProperty('isLicensed')
    expect(addability({ item: { ...spent, rxLevel: '2' }, account: null, sellable })).not.toHaveProperty('isLicensed')
  })

  it('PDP-08 gives the phone number for a restricted item', () => {
    const restricted = { item: { ...item, restricted: true }, account, sellable }
    const refusal = { ok: false, reason: 'restricted' } as const
    const supportPhone = '(800) 555-0142'
    expect(addability({ ...restricted, supportPhone })).toEqual({ ...refusal, supportPhone })
    expect(itemRefusalText({ ...refusal, supportPhone }, itemRefusalMessages)).toBe(
      'This item is currently restricted. Please call an administrator at (800) 555-0142',
    )
    expect(addability(restricted)).toEqual(refusal)
    expect(itemRefusalText(refusal, itemRefusalMessages)).toBe(
      'This item is currently restricted. Please call an administrator.',
    )
  })

  it('PDP-09 refuses a visitor everything, and gives reasons that hold for anyone first', () => {
    expect(addability({ item, account: null, sellable })).toMatchObject({ ok: false, reason: 'signedOut' })
    expect(addability({ item: { ...item, inactive: true }, account: null, sellable })).toMatchObject({
      reason: 'inactive',
    })
  })

  it('PDP-09 never lets through an item that any one rule refuses', () => {
    const level = fc.constantFrom('1', '2', '3', '4', '5', null)
    const levels = fc.subarray(['1', '2', '3', '4', '5'])
    const anyItem = fc.record({
      rxLevel: level,
      inactive: fc.boolean(),
      restricted: fc.boolean(),
      isAddableToCart: fc.boolean(),
      price: fc.constantFrom<12.5 | 'N/A' | null>(12.5, 'N/A', null),
      allocationMax: fc.constantFrom(null, 0, 5),
    })
    fc.assert(
      fc.property(anyItem, levels, levels, (candidate, rxLevels, sold) => {
        const { rxLevel } = candidate
        const open = rxLevel === '1' || rxLevel === null
        const allowed =
          !candidate.inactive &&
          !candidate.restricted &&
          candidate.isAddableToCart &&
          candidate.price !== 'N/A' &&
          candidate.allocationMax !== 0 &&
          (open || (rxLevels.includes(rxLevel) && sold.includes(rxLevel)))
        expect(addability({ item: candidate, account: { rxLevels }, sellable: sold }).ok).toBe(allowed)
      }),
    )
  })

  it('PDP-05 hides a price that is not a number and shows N/A as unavailable', () => {
    expect([12.5, 0].every(isPriced)).toBe(true)
    expect(([null, 'N/A', undefined, Number.NaN] as const).some(isPriced)).toBe(false)
    expect(isUnavailable({ price: 'N/A', isAddableToCart: true })).toBe(true)
    expect(isUnavailable({ price: null, isAddableToCart: true })).toBe(false)
  })
})

describe('allocation', () => {
  it('PDP-07 counts the units that are left, never below 0, and nothing for an item that is not on allocation', () => {
    expect(allocationRemaining(100, 30)).toBe(70)
    expect(allocationRemaining(100, 130)).toBe(0)
    expect(allocationRemaining(null, 130)).toBeNull()
    expect([0, -1].every(isAllocationSpent)).toBe(true)
    expect([1, null, undefined].some(isAllocationSpent)).toBe(false)
  })

  it('lowers a quantity to the rest of the allocation in that unit, and says so', () => {
    expect(allowedQuantity({ requested: 5, conversionRate: 50, remaining: 120 })).toEqual({
      quantity: 2,
      isAdjusted: true,
    })
    expect(allowedQuantity({ requested: 2, conversionRate: 50, remaining: 100 })).toEqual({
      quantity: 2,
      isAdjusted: false,
    })
    expect(allowedQuantity({ requested: 1, conversionRate: 50, remaining: 49 })).toEqual({
      quantity: 0,
      isAdjusted: true,
    })
    expect(allowedQuantity({ requested: 7, conversionRate: 1, remaining: null })).toEqual({
      quantity: 7,
      isAdjusted: false,
    })
  })
})

describe('licenses', () => {
  it.each([
    ['2026-11-23', 'expired'],
    ['2026-11-24', 'soon'],
    ['2026-12-24', 'soon'],
    ['2026-12-25', 'valid'],
  ] as const)('PLUS-02 one that ends on %s is %s', (expiration, state) => {
    expect(licenseState(expiration, '2026-11-24')).toBe(state)
  })

  it.each(['AB1234563', ' ab1234563 ', 'F91234563', 'BJ6125341', 'AB0000000'])(
    'PLUS-25 takes %j, whose last digit agrees with the others',
    (number) => {
      expect(hasSoundDeaDigit(number)).toBe(true)
    },
  )

  it.each([
    ...['AB1234567', 'ab1234560', 'F91234562', 'AB2134563', ' BJ6125342 '],
    ...['AB-1234567', 'AB 1234567', 'A.B/123#4567.', 'AB1234567\u200B', 'AB\u00AD1234567', 'ＡＢ１２３４５６７'],
  ])('PLUS-25 refuses %j, a DEA number with a wrong digit', (number) => {
    expect(hasSoundDeaDigit(number)).toBe(false)
  })

  it.each(['NY-4711', 'AB 123.4/5#6', ' ab1234563 ', ''])('PLUS-25 takes the characters of %j', (number) => {
    expect(isPlainLicenseNumber(number)).toBe(true)
  })

  it.each([
    '\u0410\u04121234567',
    'ＡＢ１２３４５６７',
    'AB1234563\u200B',
    'NY\u00A04711',
    'NY\u20114711',
    'NÝ4711',
    'NY;4711',
    'NY\n4711',
  ])('PLUS-25 refuses %j, which has characters that look like others', (number) => {
    expect(isPlainLicenseNumber(number)).toBe(false)
  })

  it.each([
    ...['NY-4711', 'AB123', '911234567', 'AB12345678', 'ABC1234567', '1B1234567', ''],
    ...['NY1234567', 'MA 1234567', ' tx-1234567'],
  ])('PLUS-25 leaves %j alone, which is no DEA number', (number) => {
    expect(hasSoundDeaDigit(number)).toBe(true)
  })

  const today = '2026-11-20'
  const address = (...held: [string, string][]) => ({
    controlledSubstance: held.map(([rxLevel, expiration]) => ({ rxLevel, expiration })),
  })

  it('CHK-02 offers an address that covers every level of the cart but level 1', () => {
    expect(addressCoversLevels(address(['2', '2027-01-01'], ['4', '2027-01-01']), ['1', '2', '4', '2'], today)).toBe(
      true,
    )
    expect(addressCoversLevels(address(['2', '2027-01-01']), ['2', '4'], today)).toBe(false)
    expect(addressCoversLevels(address(), ['1', '1', null], today)).toBe(true)
    expect(addressCoversLevels({}, ['2'], today)).toBe(false)
    expectTypeOf<Address>().toExtend<LicensedAddress>()
  })

  it('PLUS-01 names the items that keep a cart from one address, with the addresses that could receive each', () => {
    const [dock, surgery] = [address(['2', '2027-01-01']), address(['4', '2027-01-01'], ['2', '2026-11-19'])]
    const [open, two, four, five] = ['1', '2', '4', '5'].map((rxLevelId) => ({ rxLevelId }))
    if (!open || !two || !four || !five) throw new Error('There are four items.')
    expect(licenseGaps([open, two], [dock, surgery], today)).toEqual([])
    expect(licenseGaps([open, two, four, five], [dock, surgery], today)).toEqual([
      { item: two, holders: [dock] },
      { item: four, holders: [surgery] },
      { item: five, holders: [] },
    ])
    expect(licenseGaps([open], [], today)).toEqual([])
  })

  it('CHK-02 counts a license through its last day and no longer', () => {
    expect(addressCoversLevels(address(['3', '2026-11-20']), ['3'], today)).toBe(true)
    expect(addressCoversLevels(address(['3', '2026-11-19']), ['3'], today)).toBe(false)
    expect(addressCoversLevels(address(['3', '2026-11-19'], ['3', '2028-01-01']), ['3'], today)).toBe(true)
    expect(addressCoversLevels({ controlledSubstance: [{ rxLevel: '3', expiration: null }] }, ['3'], today)).toBe(false)
  })

  it('CHK-02 requires no license for level 1 or none', () => {
    expect(['1', null, undefined, ''].some(needsLicense)).toBe(false)
    expect(['2', '5'].every(needsLicense)).toBe(true)
  })
})

describe('sizes and weights', () => {
  it('SRCH-09 sorts sizes from xx-small to x-large and beyond, then the rest', () => {
    const sorted = [
      'xx-small',
      'X-Small',
      'small',
      'Medium',
      'L',
      'x-large',
      '2XL',
      'XXX-Large',
      '4XL',
      '6.5',
      '7',
      '10',
      'One Size',
    ]
    expect(sorted.toReversed().sort(compareSizes)).toEqual(sorted)
    expect(['Extra Large', 'XXS', 'XL', 'Extra Small', '5X-Large'].sort(compareSizes)).toEqual([
      'XXS',
      'Extra Small',
      'Extra Large',
      'XL',
      '5X-Large',
    ])
  })

  it('SRCH-09 sorts the same from any order', () => {
    const words = fc.constantFrom(
      'XS',
      'small',
      'M',
      'Medium',
      'large',
      'XL',
      '2XL',
      'x-large',
      '7',
      '6.5',
      '10',
      'Pediatric',
      '',
    )
    fc.assert(
      fc.property(fc.array(words), fc.array(words), (first, second) => {
        expect([...first, ...second].sort(compareSizes)).toEqual([...second, ...first].sort(compareSizes))
      }),
    )
  })

  it.each([
    [8, 'oz', 8],
    [2, 'lb', 32],
    [1, 'GAL', 128],
    [500, 'ml', 16.907],
    [1, ' L ', 33.814],
  ])('SRCH-09 converts %d %s to ounces', (amount, unit, ounces) => {
    expect(toOunces(amount, unit)).toBeCloseTo(ounces, 3)
  })

  it('SRCH-09 tells weights from other texts', () => {
    expect(toOunces(1, 'furlong')).toBeNull()
    expect(toOunces(1, 'constructor')).toBeNull()
    expect(parseOunces('one bottle')).toBeNull()
    expect(parseOunces('2.5 lb')).toBe(40)
  })

  it('SRCH-09 compares bottles by volume', () => {
    const sorted = ['2 oz', '100 ml', '8 oz', '500ml', '1 L', '0.5 gal', '1 gal', 'Case', 'Refill']
    expect(sorted.toReversed().sort(compareUnitWeights)).toEqual(sorted)
  })

  it('SRCH-09 sorts bottles by volume from any order, in all units', () => {
    const unit = fc.constantFrom('oz', 'lb', 'gal', 'ml', 'l', 'ML', ' Oz')
    const bottle = fc.tuple(fc.integer({ min: 1, max: 5000 }), unit).map(([amount, name]) => `${amount} ${name}`)
    fc.assert(
      fc.property(fc.array(bottle, { minLength: 2 }), (bottles) => {
        const ounces = [...bottles].sort(compareUnitWeights).map((text) => parseOunces(text) ?? Number.NaN)
        expect(ounces).toEqual([...ounces].sort((a, b) => a - b))
      }),
    )
  })

  it.each([
    ['sizes', ['large', 'One Size', 'XXS', 'medium'], ['XXS', 'medium', 'large', 'One Size']],
    ['weights', ['1 gal', '500 ml', '2 oz', 'Refill'], ['2 oz', '500 ml', '1 gal', 'Refill']],
    ['figures', ['10 in', '9 in', '2 in', 'Custom'], ['2 in', '9 in', '10 in', 'Custom']],
    ['gauges', ['25G', '18G', '#9'], ['#9', '18G', '25G']],
  ])('SRCH-09 knows %s by their values', (_kind, values, sorted) => {
    expect([...values].sort(orderOfValues(values) ?? undefined)).toEqual(sorted)
  })

  it('SRCH-09 leaves words in the order they come in', () => {
    expect(orderOfValues(['Nitrile', 'Latex', '3M tape'])).toBeNull()
    expect(orderOfValues([])).toBeNull()
  })
})
