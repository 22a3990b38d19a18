import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusTag } from './order-status-tag.js'

const meta = { title: 'Orders/Order status tag', component: OrderStatusTag } satisfies Meta<typeof OrderStatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = { args: { status: 'Pending Fulfillment' } }
export const WaitsForApproval: Story = { args: { status: 'Pending Approval' } }
export const Delivered: Story = { args: { status: 'Delivered' } }
export const Rejected: Story = { args: { status: 'Rejected' } }
