import { describe, expect, it } from 'vitest'
import { accountPage } from '../account/account-pages.js'
import routes from '../routes.js'
import { accountEntries, accountGroups } from './account-links.js'
import { isOnline } from './online-pages.js'

const admin = { permissions: { isPriceVisible: true, isAdmin: true } }
const noPrices = { permissions: { isPriceVisible: false, isAdmin: false } }
function labels(...given: Parameters<typeof accountEntries>) {
  return accountEntries(...given).map(({ label, items }) =>
    items ? [label, ...items.map((item) => item.label)] : label,
  )
}

type Route = (typeof routes)[number]
function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])
}

const screens = pathsOf(routes).flatMap((path) => /^myaccount\/menu\/([^*]+)$/.exec(path)?.[1] ?? [])

describe('the menu of the account', () => {
  it('NAV-06 has an entry for every page once the store has them all', () => {
    expect(labels(admin, () => true)).toEqual([
      'Overview',
      'Profile settings',
      ['Company', 'Addresses', 'Contacts', 'Settings'],
      ['Billing', 'Make Payment', 'Invoices', 'Payment History', 'Payment Methods'],
      'Sales Orders',
      'Easy Reorder',
      'Item Lists',
      'Approve Orders',
      'Delivery Day',
    ])
  })

  it('NAV-05 NAV-07 leaves out what the user may not open, with every page there', () => {
    expect(labels(noPrices, () => true)).toEqual([
      'Overview',
      'Profile settings',
      ['Company', 'Addresses'],
      ['Billing', 'Payment History', 'Payment Methods'],
      'Easy Reorder',
      'Item Lists',
      'Delivery Day',
    ])
  })

  it('NAV-06 shows only pages that the store has', () => {
    expect(labels(admin)).toEqual(['Overview', 'Sales Orders'])
    expect(labels(noPrices)).toEqual(['Overview'])
    expect(accountGroups(admin).map(({ title }) => title)).toEqual([undefined, undefined])
  })

  it('NAV-06 a page that gets a screen gets its entry, and loses its words for the phone', () => {
    expect(screens.filter((path) => !isOnline(path))).toEqual([])
    expect(screens.filter((path) => accountPage(path) !== null)).toEqual([])
    expect(screens).toContain('salesorders')
  })

  it('NAV-06 a group gets its entry as soon as one of its pages exists', () => {
    expect(labels(admin, (path) => path === 'addresses')).toEqual(['Overview', ['Company', 'Addresses']])
  })
})
