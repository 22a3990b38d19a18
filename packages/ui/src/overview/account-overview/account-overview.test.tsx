import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { orders, overview } from '../../story-data/index.js'
import { AccountOverview, type AccountOverviewProps, RecentOrders } from './index.js'

function Overview(props: Partial<AccountOverviewProps>) {
  return (
    <AccountOverview
      overview={{ ...overview, recentOrders: orders.slice(0, 1) }}
      pageHrefOf={(page) => `/account/${page}`}
      {...props}
    />
  )
}

describeConformance('AccountOverview', (props, ref) => <Overview {...props} ref={ref} />)

describeConformance('RecentOrders', (props, ref) => (
  <RecentOrders {...props} ref={ref} orders={orders} ordersHref="/orders" />
))

it('ROUTE-06 says how the account stands, and leads to orders and parcels', async () => {
  const { container } = mount(<Overview />)
  expect([...container.querySelectorAll('dl[data-slot=facts] dt')].map((term) => term.textContent)).toEqual([
    'Balance',
    'Overdue',
    'Available on terms',
    'Open orders',
    'Waiting for approval',
  ])
  await expect.element(page.getByText('$1,240.50')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All sales orders' }))
    .toHaveAttribute('href', '/account/salesorders')
  await expect.element(page.getByText('Delivered 11/18/2026')).toBeVisible()
  await expect.element(page.getByText('Shipped 11/19/2026')).toBeVisible()
  const parcel = page.getByRole('link', { name: '1Z999AA10123456784' })
  await expect.element(parcel).toHaveAttribute('href', '/tracking/1Z999AA10123456784')
})

function tasks(container: HTMLElement) {
  return [...container.querySelectorAll('[data-slot=today] a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
}

it('ACCT-01 names the tasks of today, each with a link to its page', async () => {
  const { container, rerender } = mount(
    <Overview
      overview={{ ...overview, overdue: 2036.68, pendingApprovals: 2, failedSubscriptions: 3, openRecalls: 1 }}
    />,
  )
  expect(tasks(container)).toEqual([
    ['1 recall is not acknowledged', '/account/recalls?status=Open'],
    ['2 orders need your approval', '/account/approvals'],
    ['6 invoices are overdue, $2,036.68', '/account/invoices?status=overdue'],
    ['1 license has expired or will soon', '/account/addresses'],
    ['3 subscriptions stopped', '/account/subscriptions'],
    ['1 parcel is on its way', '/account/salesorders'],
  ])
  await expectAccessible(container)
  rerender(<Overview pageHrefOf={(page) => (page === 'approvals' ? undefined : `/account/${page}`)} />)
  expect(tasks(container).map(([words]) => words)).not.toContain('1 order needs your approval')
})

it('ACCT-01 says in one sentence that nothing at this account needs the user', async () => {
  const none = {
    pendingApprovals: 0,
    expiringLicenses: 0,
    parcelsOnTheWay: 0,
    failedSubscriptions: 0,
    openRecalls: 0,
    ages: [],
  }
  const { container } = mount(<Overview overview={{ ...overview, ...none }} />)
  await expect.element(page.getByText(`Nothing at ${overview.accountName} needs you today.`)).toBeVisible()
  expect(tasks(container)).toEqual([])
})

it('ACCT-01 links the ages of open invoices to their lists, and offers only pages that the user has', async () => {
  mount(<Overview pageHrefOf={(page) => (page === 'payment/create' ? undefined : `/account/${page}`)} />)
  const table = page.getByRole('table', { name: 'Open invoices' })
  const link = table.getByRole('link', { name: '1 to 30 days overdue' })
  await expect.element(link).toHaveAttribute('href', '/account/invoices?age=days1to30')
  await expect.element(table.getByText('$1,212.43')).toBeVisible()
  await expect.element(table.getByRole('link', { name: '61 to 90 days overdue' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Easy Reorder' })).toHaveAttribute('href', '/account/reorder')
  await expect.element(page.getByRole('link', { name: 'Make a payment' })).not.toBeInTheDocument()
})

it('ACCT-01 shows the spend of twelve months as a table, and as a chart on request', async () => {
  const { container } = mount(<Overview />)
  const table = page.getByRole('table', { name: 'Spend by month' })
  const rows = [...table.element().querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(12)
  expect(rows[0]).toBe('Nov 2026$4,009.00')
  expect(container.querySelector('svg.recharts-surface')).toBeNull()
  const button = page.getByRole('button', { name: 'Show as chart' })
  await button.click()
  await expect.poll(() => container.querySelectorAll('.recharts-bar-rectangle').length).toBe(12)
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Hide chart' }).click()
  expect(container.querySelector('svg.recharts-surface')).toBeNull()
  await expect.element(table).toBeVisible()
})

it('ACCT-01 ROUTE-06 leaves out sections that a user may not see, and an empty list of deliveries', () => {
  const hidden = { balance: null, overdue: null, availableBalance: null, ages: null, spend: null, recentOrders: null }
  const { container } = mount(<Overview overview={{ ...overview, ...hidden, recentFulfillments: [] }} />)
  expect(container.querySelectorAll('dt')).toHaveLength(2)
  expect(container.querySelector('table')).toBeNull()
  expect(container.textContent).not.toContain('$')
})

it('ROUTE-06 WCAG 1.4.10 keeps an amount in one line on a phone', () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <Overview overview={{ ...overview, availableBalance: 123_592_005.76 }} />
    </div>,
  )
  const heights = [...container.querySelectorAll<HTMLElement>('dd')].map(({ offsetHeight }) => offsetHeight)
  expect(new Set(heights).size).toBe(1)
  expect(container.firstElementChild?.scrollWidth).toBe(320)
})
