import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { orders } from '../../story-data/index.js'
import { SalesOrderTable } from './sales-order-table.js'

const meta = {
  title: 'Account/Sales order table',
  component: SalesOrderTable,
  args: { orders, hrefOf: ({ id }) => `/myaccount/menu/orderdetails?id=${id}`, onRetry: fn() },
} satisfies Meta<typeof SalesOrderTable>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { orders: [], status: 'loading' } }
export const Empty: Story = { args: { orders: [] } }
export const Failed: Story = { args: { orders: [], status: 'error' } }
