import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordStatus } from '../../records/record-status/index.js'
import { orderStatuses } from './order-statuses.js'

const meta = {
  title: 'Orders/Order status tag',
  component: RecordStatus,
  args: { of: orderStatuses, status: 'Pending Fulfillment' },
} satisfies Meta<typeof RecordStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {}
export const WaitsForApproval: Story = { args: { status: 'Pending Approval' } }
export const Delivered: Story = { args: { status: 'Delivered' } }
export const Rejected: Story = { args: { status: 'Rejected' } }
