import type { Meta, StoryObj } from '@storybook/react-vite'
import { orders, overview } from '../../story-data/index.js'
import { AccountOverview } from './index.js'

const meta = {
  title: 'Account/Account overview',
  component: AccountOverview,
  args: {
    overview: { ...overview, recentOrders: orders.slice(0, 3) },
    ordersHref: '/orders',
    hrefOf: ({ id }) => `/orders/${id}`,
    trackingHrefOf: ({ trackingNumber }) => `/tracking/${trackingNumber}`,
  },
} satisfies Meta<typeof AccountOverview>

export default meta
type Story = StoryObj<typeof meta>

export const AtAGlance: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutPrices: Story = {
  args: { overview: { ...overview, balance: null, overdue: null, availableBalance: null, recentOrders: null } },
}
