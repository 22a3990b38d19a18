import type { Meta, StoryObj } from '@storybook/react-vite'
import { orders, overview } from '../../story-data/index.js'
import { AccountOverview } from './index.js'

const meta = {
  title: 'Overview/Account overview',
  component: AccountOverview,
  args: {
    overview: { ...overview, recentOrders: orders.slice(0, 3) },
    pageHrefOf: (page) => `/account/${page}`,
  },
} satisfies Meta<typeof AccountOverview>

export default meta
type Story = StoryObj<typeof meta>

export const AtAGlance: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutPrices: Story = {
  args: {
    overview: {
      ...{
        ...overview,
        balance: null,
        overdue: null,
        availableBalance: null,
        recentOrders: null,
        ages: null,
        spend: null,
      },
    },
  },
}

export const NothingToday: Story = {
  tags: ['!picture'],
  args: {
    overview: {
      ...{
        ...overview,
        pendingApprovals: 0,
        expiringLicenses: 0,
        parcelsOnTheWay: 0,
        failedSubscriptions: 0,
        openRecalls: 0,
      },
      ages: [{ age: 'notDue', count: 4, open: 4498.5 }],
    },
  },
}
