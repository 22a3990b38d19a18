import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { delivery, overview } from '../../story-data/index.js'
import { DeliveryProgress } from './index.js'

const meta = {
  title: 'Deliveries/Delivery progress',
  component: DeliveryProgress,
  tags: ['!picture'],
  args: {
    delivery,
    onRetry: fn(),
    carrierHrefOf: ({ trackingNumber }) => `https://carrier.example/${trackingNumber}`,
    orderHrefOf: ({ orderId }) => `/orders/${orderId}`,
    help: 'Call 800-555-0134.',
  },
} satisfies Meta<typeof DeliveryProgress>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {}
export const Delivered: Story = {
  args: {
    delivery: {
      ...delivery,
      status: 'Delivered',
      deliveredAt: '2026-11-14T16:20:00Z',
      steps: delivery.steps.map((step) =>
        step.name === 'Delivered' ? { ...step, isReached: true, at: '2026-11-14T16:20:00Z' } : step,
      ),
    },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const UnknownNumber: Story = { args: { delivery: null, recent: overview.recentFulfillments } }
export const Loading: Story = { args: { delivery: null, status: 'loading' } }
export const Failed: Story = { args: { delivery: null, status: 'error' } }
