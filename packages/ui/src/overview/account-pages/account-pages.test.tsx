import { describe, expect, it } from 'vitest'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import {
  accountEntries,
  accountGroups,
  accountPage,
  accountPagesMessages,
  useAccountEntries,
  useAccountGroups,
  useAccountPage,
} from './index.js'

const admin = { permissions: { isPriceVisible: true, isAdmin: true, isApprover: true, mayPay: true } }
const noPrices = { permissions: { isPriceVisible: false, isAdmin: false, isApprover: false, mayPay: false } }

function siteOf(hasPage: (name: string) => boolean) {
  return { hasPage, hrefOf: (name = '') => `/account/${name}` }
}

function labels(user: typeof admin & { isPunchout?: boolean }, hasPage: (name: string) => boolean = () => true) {
  return accountEntries(user, siteOf(hasPage)).map(({ label, items }) =>
    items ? [label, ...items.map((item) => item.label)] : label,
  )
}

describe('the menu of the account', () => {
  it('NAV-06 has an entry for every page once the store has them all', () => {
    expect(labels(admin)).toEqual([
      'Overview',
      'Profile settings',
      ['Company', 'Addresses', 'Contacts', 'Settings'],
      ['Billing', 'Make Payment', 'Invoices', 'Payment History', 'Payment Methods'],
      'Sales Orders',
      'Easy Reorder',
      'Item Lists',
      'Recalls',
      'Approve Orders',
      'Delivery Day',
    ])
  })

  it('NAV-05 NAV-07 leaves out pages that the user may not open, with every page there', () => {
    expect(labels(noPrices)).toEqual([
      'Overview',
      'Profile settings',
      ['Company', 'Addresses'],
      ['Billing', 'Payment Methods'],
      'Easy Reorder',
      'Item Lists',
      'Recalls',
      'Delivery Day',
    ])
  })

  it('PUN-01 NAV-07 a punch-out session has no entry for orders, bills or the company', () => {
    expect(labels({ ...admin, isPunchout: true })).toEqual(labels(noPrices))
  })

  it('NAV-06 a group gets its entry as soon as one of its pages exists', () => {
    expect(labels(admin, (name) => name === 'addresses')).toEqual(['Overview', ['Company', 'Addresses']])
    expect(labels(noPrices, (name) => name === 'contacts')).toEqual(['Overview'])
  })

  it('NAV-06 the same entries are groups of links, with the links of the store last', () => {
    const tools = [{ label: 'Product lookup', href: '/lookup' }]
    const site = { ...siteOf((name) => name === 'invoices'), tools }
    expect(accountGroups(admin, site, { ...accountPagesMessages, billing: 'Money' })).toEqual([
      { links: [{ label: 'Overview', href: '/account/' }] },
      { title: 'Money', links: [{ label: 'Invoices', href: '/account/invoices' }] },
      { links: tools },
    ])
  })
})

it('NAV-06 the menus of the header lead to open items and credit memos, too, for a user who sees prices', () => {
  const titles = (user: typeof admin) =>
    accountGroups(
      user,
      siteOf(() => true),
    ).flatMap(({ links }) => links.map(({ label }) => label))
  expect(titles(admin)).toEqual(expect.arrayContaining(['Open Items', 'Credit Memos']))
  expect(titles(noPrices)).not.toContain('Open Items')
})

function Menus({ user }: { user: typeof admin | null }) {
  const site = siteOf((name) => name === 'invoices')
  const titles = useAccountGroups(user, site).map(({ title }) => title)
  return <output>{[...useAccountEntries(user, site).map(({ label }) => label), ...titles].join()}</output>
}

it('LIB-08 NAV-06 the menu of the account is in the words of the provider, and a visitor has none', () => {
  const menus = (user: typeof admin | null) =>
    mount(
      <GauzeProvider messages={{ accountPages: { overview: 'Start', billing: 'Money' } }}>
        <Menus user={user} />
      </GauzeProvider>,
    ).container.textContent
  expect(menus(admin)).toBe('Start,Money,,Money')
  expect(menus(null)).toBe('')
})

it('NAV-08 every page of the specification has its title, and no other page has one', () => {
  const titles = (...names: string[]) => names.map((name) => accountPage(name)?.title)
  expect(titles('profile', 'addresses', 'contacts', 'quotes', 'salesorders', 'estimates', 'reorder')).toEqual([
    ...['Profile', 'Addresses', 'Contacts', 'Quotes', 'Sales Orders', 'Estimates', 'Easy Reorder'],
  ])
  expect(titles('invoices', 'payment/create', 'paymenthistory', 'paymentmethod', 'security')).toEqual([
    ...['Invoices', 'Make a Payment', 'Payment History', 'Payment Methods', 'Security'],
  ])
  expect(titles('itemlists', 'openitems', 'approvals', 'creditmemos', 'accountsettings')).toEqual([
    ...['Item Lists', 'Open Items', 'Approve Orders', 'Credit Memos', 'Settings'],
  ])
  expect(titles('', 'orderdetails', 'subscriptions', 'gauzedeliveryday', 'toString')).toEqual(Array(5).fill(undefined))
})

function Description({ of }: { of: string }) {
  return useAccountPage(of)?.description
}

it('NAV-08 LIB-08 the description of a page is in the words of the provider', () => {
  const pages = { quotes: { title: 'Offers', description: 'Prices for you' } }
  const { container } = mount(
    <GauzeProvider messages={{ accountPages: { pages } }}>
      <Description of="quotes" />
    </GauzeProvider>,
  )
  expect(container.textContent).toBe('Prices for you')
})
