import { cents } from '@gauze/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FreeShipping } from './free-shipping.js'

const meta = {
  title: 'Cart/Free shipping',
  component: FreeShipping,
  tags: ['!picture'],
  args: { subtotal: cents(16555), freeFrom: cents(25000) },
} satisfies Meta<typeof FreeShipping>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {}
export const Reached: Story = { args: { subtotal: cents(26000) } }
