import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ownList } from '../../lists/item-lists/story-lists.js'
import { QuickOrder } from '../../orders/quick-order/index.js'
import { orders, overview, reorderItems } from '../../story-data/index.js'
import { StoryCart } from '../../story-data/story-cart.js'
import { OrderingDesk } from './index.js'

const ready = { status: 'ready', onRetry: fn() } as const
const loading = { status: 'loading', rows: [], onRetry: fn() } as const
const failed = { status: 'error', rows: [], onRetry: fn() } as const

const meta = {
  title: 'Desk/Ordering desk',
  component: OrderingDesk,
  args: {
    firstName: 'Dana',
    now: new Date('2026-11-23T09:00:00'),
    overview: { ...ready, rows: [overview] },
    items: { ...ready, rows: reorderItems },
    inCart: new Set<number>(),
    waiting: { ...ready, rows: orders.slice(0, 2) },
    lists: { ...ready, rows: [ownList] },
    readList: async () => [],
    quickOrder: (
      <QuickOrder
        pending={[]}
        outcomes={{}}
        find={async () => []}
        check={() => ({ ok: true })}
        access="visible"
        onAdd={fn()}
      />
    ),
    pageHrefOf: (page) => `/account/${page}`,
    ...{ pending: [], outcomes: {}, onAdd: fn(), onUndo: async () => undefined },
  },
  decorators: [
    (Story) => (
      <StoryCart>
        <Story />
      </StoryCart>
    ),
  ],
} satisfies Meta<typeof OrderingDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Morning: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!picture'] }
export const DueInCart: Story = {
  tags: ['!picture'],
  args: { inCart: new Set(reorderItems.map(({ itemId }) => itemId)) },
}
export const Loading: Story = {
  tags: ['!picture'],
  args: { overview: loading, items: loading, waiting: loading, lists: loading },
}
export const Failed: Story = {
  tags: ['!picture'],
  args: { overview: failed, items: failed, waiting: failed, lists: failed },
}
/** A new company, of a user who may not see orders. */
export const Nothing: Story = {
  tags: ['!picture'],
  args: {
    overview: {
      ...ready,
      rows: [
        {
          ...overview,
          ...{ pendingApprovals: 0, expiringLicenses: 0, parcelsOnTheWay: 0, failedSubscriptions: 0, openRecalls: 0 },
          ...{ ages: null, recentFulfillments: [] },
        },
      ],
    },
    items: { ...ready, rows: [] },
    waiting: null,
    lists: { ...ready, rows: [] },
  },
}
