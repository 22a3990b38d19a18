import type { RelatedAccount } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RecordList, type RecordListProps } from '../../records/record-list/index.js'
import { orders, relatedAccounts, relatedOrders, shipTo } from '../../story-data/index.js'
import { storyList } from '../../story-data/story-list.js'
import { type ListedOrder, type SalesOrdersMessages, salesOrderKind } from './index.js'

type List = RecordListProps<ListedOrder, SalesOrdersMessages>['list']

interface OrdersStoryProps {
  address?: string
  rows: readonly ListedOrder[]
  accounts?: readonly RelatedAccount[]
  status?: List['table']['status']
  setFilters?: List['setFilters']
}

function Orders({ rows, accounts = [], setFilters = fn(), ...state }: OrdersStoryProps) {
  const list = { ...storyList(salesOrderKind.codec, rows, state), setFilters }
  return <RecordList kind={salesOrderKind} list={list} addresses={shipTo} accounts={accounts} />
}

const meta = {
  title: 'Orders/Sales orders',
  component: Orders,
  args: { rows: orders },
} satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const All: Story = {}
export const Filtered: Story = { args: { address: 'status=Shipped&fromDate=2026-10-01' } }
export const Phone: Story = { globals: phone, args: { address: 'status=Shipped' } }
export const OfParent: Story = {
  args: { rows: relatedOrders, accounts: relatedAccounts, address: 'account=2&address=3' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const NoneMatch: Story = { args: { rows: [], address: 'search=9999' } }
export const Failed: Story = { args: { rows: [], status: 'error' } }
export const WrongDays: Story = { args: { rows: [], address: 'fromDate=2026-03-02&toDate=2026-03-01' } }

const setFilters = fn<List['setFilters']>()

export const ByKeyboard: Story = {
  args: { setFilters },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'PO-77{Enter}')
    await expect(setFilters).toHaveBeenLastCalledWith({ search: 'PO-77' })
  },
}
