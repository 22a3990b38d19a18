import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { orders, relatedOrders } from '../../story-data/index.js'
import { SalesOrderTable } from './sales-order-table.js'

describeConformance('SalesOrderTable', (props, ref) => (
  <SalesOrderTable {...props} ref={ref} rows={orders} hrefOf={({ id }) => `/order/${id}`} />
))

it('ACCT-07 breaks a long address once where the list is narrow, and stays in its frame', () => {
  const long = { shipTo: 'Main hospital, central supply', poNum: 'PO-24565', total: 1397.93 }
  const { container } = mount(
    <div style={{ width: 660 }}>
      <SalesOrderTable rows={orders.map((order) => ({ ...order, ...long }))} hrefOf={({ id }) => `/order/${id}`} />
    </div>,
  )
  const words = document.createRange()
  const linesOf = (cell: Element) => {
    words.selectNodeContents(cell)
    return words.getClientRects().length
  }
  expect([...container.querySelectorAll('td[data-column="shipTo"]')].map(linesOf)).toEqual(orders.map(() => 2))
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(660)
})

it.each([650, 700, 770, 870, 1100])('ACCT-07 keeps the longest PO number in its frame of %s px', (width) => {
  const long = { shipTo: 'Main hospital, central supply', poNum: 'PO2026NURSINGSTATION4WESTREPLENISHMENT99' }
  const { container } = mount(
    <div style={{ width }}>
      <SalesOrderTable rows={orders.map((order) => ({ ...order, ...long }))} hrefOf={({ id }) => `/order/${id}`} />
    </div>,
  )
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
})

it.each([770, 870, 970, 1010])('ACCT-07 keeps the accounts of a parent login in its frame of %s px', (width) => {
  const { container } = mount(
    <div style={{ width }}>
      <SalesOrderTable
        hasAccounts
        rows={relatedOrders.map((order) => ({ ...order, shipTo: 'Main hospital, central supply', total: 1397.93 }))}
        hrefOf={({ id }) => `/order/${id}`}
      />
    </div>,
  )
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
})

it('SHELL-09 shows dates as MM/DD/YYYY and money as US dollars', async () => {
  mount(<SalesOrderTable rows={orders} hrefOf={({ id }) => `/order/${id}`} />)
  const row = page.getByRole('row', { name: /SO-100398/ })
  await expect.element(row).toMatchTextContent(/11\/12\/2026/)
  await expect.element(row).toMatchTextContent(/\$1,260\.50/)
})
