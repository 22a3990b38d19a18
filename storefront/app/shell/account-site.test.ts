import { accountEntries } from '@gauze/ui/overview/account-pages'
import { expect, it } from 'vitest'
import routes from '../routes.js'
import { accountSite } from './account-site.js'

const admin = { permissions: { isPriceVisible: true, isAdmin: true, isApprover: true, mayPay: true } }
const noPrices = { permissions: { isPriceVisible: false, isAdmin: false, isApprover: false, mayPay: false } }
function labels(user: typeof admin) {
  return accountEntries(user, accountSite).map(({ label }) => label)
}

type Route = (typeof routes)[number]
function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])
}

const screens = pathsOf(routes).flatMap((path) => /^myaccount\/menu\/([^*]+)$/.exec(path)?.[1] ?? [])

it('NAV-06 shows only pages that the store has', () => {
  expect(labels(admin)).toEqual([
    ...['Overview', 'Profile settings', 'Company', 'Billing', 'Sales Orders', 'Easy Reorder', 'Item Lists'],
    ...['Recalls', 'Approve Orders', 'Delivery Day'],
  ])
  expect(labels(noPrices)).toEqual([
    ...['Overview', 'Profile settings', 'Company', 'Billing', 'Easy Reorder', 'Item Lists', 'Recalls'],
    'Delivery Day',
  ])
  const company = accountEntries(admin, accountSite).find(({ label }) => label === 'Company')
  expect(company?.items?.map(({ label }) => label)).toEqual(['Addresses', 'Contacts', 'Settings'])
  const billing = accountEntries(admin, accountSite).find(({ label }) => label === 'Billing')
  expect(billing?.items?.map(({ label }) => label)).toEqual([
    ...['Make Payment', 'Invoices', 'Payment History', 'Payment Methods'],
  ])
})

it('NAV-06 a page that gets a screen gets its entry', () => {
  expect(screens.filter((path) => !accountSite.hasPage(path))).toEqual([])
  expect(screens).toContain('salesorders')
})
