import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeliveryTracking } from './index.js'

const meta = {
  title: 'Deliveries/Delivery tracking',
  component: DeliveryTracking,
  args: {
    trackingNumber: '1Z999AA10123456784',
    hrefOf: ({ number }) => `https://carrier.example/${number}`,
    help: 'Call 800-555-0134.',
  },
  render: (args) => (
    <div style={{ maxWidth: 600 }}>
      <DeliveryTracking {...args} />
    </div>
  ),
} satisfies Meta<typeof DeliveryTracking>

export default meta
type Story = StoryObj<typeof meta>

export const Carried: Story = {}
export const Mistyped: Story = { args: { trackingNumber: '1Z999AA10123456785' } }
export const Unknown: Story = { args: { trackingNumber: 'my parcel' } }
