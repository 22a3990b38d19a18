import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { orders } from '../../story-data/index.js'
import { SalesOrderTable } from './sales-order-table.js'

const meta = {
  title: 'Orders/Sales order table',
  component: SalesOrderTable,
  args: { rows: orders, hrefOf: ({ id }) => `/myaccount/menu/orderdetails?id=${id}`, onRetry: fn() },
} satisfies Meta<typeof SalesOrderTable>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const WithoutPrices: Story = { args: { rows: orders.map((order) => ({ ...order, total: null })) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = { args: { rows: [], status: 'error' } }
