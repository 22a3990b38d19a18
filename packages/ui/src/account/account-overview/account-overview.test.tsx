import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { orders, overview } from '../../story-data/index.js'
import { AccountOverview, type AccountOverviewProps, RecentOrders } from './index.js'

function Overview(props: Partial<AccountOverviewProps>) {
  return (
    <AccountOverview
      overview={{ ...overview, recentOrders: orders.slice(0, 1) }}
      ordersHref="/orders"
      hrefOf={({ id }) => `/orders/${id}`}
      trackingHrefOf={({ trackingNumber }) => `/tracking/${trackingNumber}`}
      {...props}
    />
  )
}

describeConformance('AccountOverview', (props, ref) => <Overview {...props} ref={ref} />)

describeConformance('RecentOrders', (props, ref) => (
  <RecentOrders {...props} ref={ref} orders={orders} ordersHref="/orders" hrefOf={({ id }) => `/orders/${id}`} />
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
  await expect.element(page.getByRole('link', { name: 'All sales orders' })).toHaveAttribute('href', '/orders')
  await expect.element(page.getByText('Delivered 11/18/2026')).toBeVisible()
  await expect.element(page.getByText('Shipped 11/19/2026')).toBeVisible()
  const parcel = page.getByRole('link', { name: '1Z999AA10123456784' })
  await expect.element(parcel).toHaveAttribute('href', '/tracking/1Z999AA10123456784')
})

it('ROUTE-06 leaves out what a user may not see, and an empty list of deliveries', () => {
  const hidden = { balance: null, overdue: null, availableBalance: null, recentOrders: null, recentFulfillments: [] }
  const { container } = mount(<Overview overview={{ ...overview, ...hidden }} />)
  expect(container.querySelectorAll('dt')).toHaveLength(2)
  expect(container.querySelector('section')).toBeNull()
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
