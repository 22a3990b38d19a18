import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { RecordListTable } from '../../records/record-list/index.js'
import { orders, relatedOrders } from '../../story-data/index.js'
import { salesOrderKind } from './index.js'

describeConformance('RecordListTable', (props, ref) => (
  <RecordListTable kind={salesOrderKind} {...props} ref={ref} rows={orders} />
))

it('ACCT-07 breaks a long address once where the list is narrow, and stays in its frame', () => {
  const long = { shipTo: 'Main hospital, central supply', poNum: 'PO-24565', total: 1397.93 }
  const { container } = mount(
    <div style={{ width: 660 }}>
      <RecordListTable kind={salesOrderKind} rows={orders.map((order) => ({ ...order, ...long }))} />
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
      <RecordListTable kind={salesOrderKind} rows={orders.map((order) => ({ ...order, ...long }))} />
    </div>,
  )
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
})

it.each([770, 870, 970, 1010])('ACCT-07 keeps the accounts of a parent login in its frame of %s px', (width) => {
  const { container } = mount(
    <div style={{ width }}>
      <RecordListTable
        kind={salesOrderKind}
        hasAccounts
        rows={relatedOrders.map((order) => ({ ...order, shipTo: 'Main hospital, central supply', total: 1397.93 }))}
      />
    </div>,
  )
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
})

it('SHELL-09 shows dates as MM/DD/YYYY and money as US dollars', async () => {
  mount(<RecordListTable kind={salesOrderKind} rows={orders} />)
  const row = page.getByRole('row', { name: /SO-100398/ })
  await expect.element(row).toMatchTextContent(/11\/12\/2026/)
  await expect.element(row).toMatchTextContent(/\$1,260\.50/)
})
