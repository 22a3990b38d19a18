import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../actions/link-button/index.js'
import { OrderConfirmation } from './order-confirmation.js'

const confirmation = {
  id: 412,
  orderNumber: 'SO-100412',
  status: 'Pending Fulfillment',
  total: 184.03,
  placedAt: '2026-11-20T15:04:00Z',
} as const

const meta = {
  title: 'Checkout/Order confirmation',
  component: OrderConfirmation,
  args: {
    confirmation,
    children: <LinkButton href="/myaccount/menu/salesorders">View sales orders</LinkButton>,
  },
} satisfies Meta<typeof OrderConfirmation>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {}
export const WaitsForApproval: Story = { args: { confirmation: { ...confirmation, status: 'Pending Approval' } } }
