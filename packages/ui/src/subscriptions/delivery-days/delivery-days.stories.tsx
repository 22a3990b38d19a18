import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeliveryDays } from './index.js'

const meta = {
  title: 'Subscriptions/Delivery days',
  component: DeliveryDays,
  tags: ['!picture'],
  args: {
    answer: {
      deliveryDays: [2, 4],
      shipDates: ['2026-11-26', '2026-12-01', '2026-12-03', '2026-12-08'],
      cutoffTime: '15:00',
    },
    ...{ mayChange: true, onRetry: fn(), onSave: fn() },
  },
} satisfies Meta<typeof DeliveryDays>

export default meta
type Story = StoryObj<typeof meta>

export const Administrator: Story = {}
export const Buyer: Story = { args: { mayChange: false } }
export const Loading: Story = { args: { answer: null, status: 'loading' } }
export const Failed: Story = { args: { answer: null, status: 'error' } }
