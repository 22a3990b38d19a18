import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RecordListTable, type RecordListTableProps } from '../../records/record-list/index.js'
import { orders } from '../../story-data/index.js'
import { type ListedOrder, type SalesOrdersMessages, salesOrderKind } from './index.js'

function Table(props: Omit<RecordListTableProps<ListedOrder, SalesOrdersMessages>, 'kind'>) {
  return <RecordListTable kind={salesOrderKind} {...props} />
}

const meta = {
  title: 'Orders/Sales order table',
  component: Table,
  // The pictures of the list show it.
  tags: ['!picture'],
  args: { rows: orders, onRetry: fn() },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const WithoutPrices: Story = { args: { rows: orders.map((order) => ({ ...order, total: null })) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = { args: { rows: [], status: 'error' } }
