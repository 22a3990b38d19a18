import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderDetails } from '../../story-data/index.js'
import { OrderDetails } from './order-details.js'

const meta = {
  title: 'Account/Order details',
  component: OrderDetails,
  args: { order: orderDetails, trackingHrefOf: ({ trackingNumber }) => `/tracking/${trackingNumber}` },
} satisfies Meta<typeof OrderDetails>

export default meta
type Story = StoryObj<typeof meta>

export const PartlyShipped: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
