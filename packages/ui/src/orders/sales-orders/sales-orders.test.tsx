import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { ListPage, listCall } from '../../../test/list-page.js'
import { mount } from '../../../test/mount.js'
import { RecordList, type RecordListProps } from '../../records/record-list/index.js'
import { relatedAccounts, relatedOrders, shipTo } from '../../story-data/index.js'
import { type ListedOrder, type SalesOrdersMessages, salesOrderKind } from './index.js'

const order: ListedOrder = {
  id: 7,
  orderNumber: 'G-1007',
  poNum: 'PO-77',
  date: '2026-11-02',
  status: 'Shipped',
  shipTo: 'North clinic',
  placedBy: 'Dana Reyes',
  itemCount: 3,
  total: 120.5,
}
/** The request of the first page. */
const newest = { page: 1, limit: 10, sort: 'date', orderBy: 'desc' }

function port(rows: readonly ListedOrder[] = [order]) {
  const { asked, answer } = listCall(rows)
  return { asked, getSalesOrders: answer }
}

interface OrdersProps extends Partial<RecordListProps<ListedOrder, SalesOrdersMessages>> {
  at?: string
  from?: ReturnType<typeof port>
}

function Orders({ at = '', from = port(), ...props }: OrdersProps) {
  return (
    <ListPage source={salesOrderKind} api={from} at={at}>
      {(list) => (
        <RecordList
          addresses={shipTo.filter(({ accountId }) => accountId === 1)}
          {...props}
          kind={salesOrderKind}
          list={list}
        />
      )}
    </ListPage>
  )
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
}

describeConformance('RecordList', (props, ref) => <Orders {...props} ref={ref} />)

it('ACCT-07 puts only the chosen filters into the address, shows them, and removes them one by one', async () => {
  const from = port()
  const { container } = mount(<Orders from={from} />)
  await expect
    .element(page.getByRole('link', { name: 'G-1007' }))
    .toHaveAttribute('href', '/myaccount/menu/orderdetails?id=7')
  await page.getByLabelText('Status').selectOptions('Delivered')
  await page.getByLabelText('From').fill('2026-10-01')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await shows('status=Delivered&fromDate=2026-10-01')
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ status: 'Delivered', fromDate: '2026-10-01', page: 1 })
  await page.getByRole('button', { name: /Remove filter From/ }).click()
  await shows('status=Delivered')
  await expectAccessible(container)
})

it('ACCT-07 filters by an address, and names one that a link asks for and this login has not', async () => {
  const from = port()
  mount(<Orders from={from} at="address=3" />)
  await shows('Another address')
  await page.getByLabelText('Ship to').selectOptions('Surgery center, Columbus')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await shows('address=2')
  await expect.element(page.getByRole('button', { name: 'Remove filter Ship to: Surgery center' })).toBeVisible()
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ address: '2', page: 1 })
  await expect.element(page.getByLabelText('Account')).not.toBeInTheDocument()
})

it('ACCT-07 says whose each order is in the list of a parent login, and filters by the account', async () => {
  const from = port(relatedOrders)
  const { container } = mount(<Orders from={from} accounts={relatedAccounts} addresses={shipTo} at="address=1" />)
  await expect.element(page.getByRole('columnheader', { name: 'Account' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /SO-100398/ })).toMatchTextContent(/Mercy Outpatient Surgery/)
  const options = (label: string) => page.getByLabelText(label).element().textContent
  expect(options('Ship to')).toContain('Mercy Outpatient Surgery, Front desk, Dayton')
  await page.getByLabelText('Account').selectOptions('Mercy Outpatient Surgery')
  expect(options('Ship to')).toBe('All addressesFront desk, Dayton')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await shows('account=2')
  await expect.poll(() => from.asked.at(-1)).toEqual({ account: '2', ...newest })
  await expectAccessible(container)
  await page.getByRole('button', { name: /Remove filter Account: Mercy Outpatient Surgery/ }).click()
  await expect.poll(() => from.asked.at(-1)).toEqual(newest)
})

it('ACCT-07 shows the errors of typed days, keeps the days, and requests nothing', async () => {
  const from = port()
  mount(<Orders from={from} />)
  await shows('G-1007')
  await page.getByLabelText('From').fill('2026-03-02')
  await page.getByLabelText('To', { exact: true }).fill('2026-03-01')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Choose a day that is not before From' })).toBeVisible()
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveFocus()
  await expect.element(page.getByLabelText('From')).toHaveValue('2026-03-02')
  expect(from.asked).toHaveLength(1)
})

it('ACCT-07 lists nothing for an address with wrong days until they are cleared', async () => {
  const from = port()
  mount(<Orders from={from} at="fromDate=0026-11-01&status=Shipped" />)
  await shows('No orders are listed until the days above are corrected.')
  await expect.element(page.getByText(/year in four digits/).first()).toBeVisible()
  expect(from.asked).toEqual([])
  await page.getByRole('button', { name: 'Clear' }).click()
  await shows('G-1007')
  await expect.element(page.getByText(/year in four digits/)).not.toBeInTheDocument()
  expect(from.asked.at(-1)).toEqual(newest)
})

it('shows the replaced words when nothing matches', async () => {
  mount(<Orders from={port([])} at="search=9999" messages={{ noMatchTitle: 'Nothing here' }} />)
  await shows('Nothing here')
  await shows('Change a filter, or clear them all to see every order.')
})

it('LIB-03 gives attributes to its parts', async () => {
  const onClick = vi.fn<() => void>()
  mount(<Orders slotProps={{ table: { count: { onClick } } }} />)
  await page.getByText('1 order', { exact: true }).last().click()
  expect(onClick).toHaveBeenCalled()
})
