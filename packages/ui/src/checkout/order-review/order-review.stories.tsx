import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartLines } from '../../story-data/index.js'
import { OrderReview } from './order-review.js'

const meta = {
  title: 'Checkout/Order review',
  component: OrderReview,
  tags: ['!picture'],
  args: {
    lines: cartLines,
    sections: [
      {
        title: 'Ship to',
        content: 'Mercy General, Main dock, 1200 Harbor Avenue, Columbus, OH 43004',
        editHref: '/checkout',
      },
      { title: 'Payment', content: 'On terms: Net 30', editHref: '/checkout' },
      { title: 'PO number', content: 'PO-7781', editHref: '/checkout' },
    ],
  },
} satisfies Meta<typeof OrderReview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
