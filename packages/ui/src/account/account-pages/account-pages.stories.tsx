import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountByPhone } from './index.js'

const meta = {
  title: 'Account/Account by phone',
  component: AccountByPhone,
  args: {
    action: 'we send you a quote.',
    children: (
      <p>
        <a href="tel:800-555-0134">800-555-0134</a>
      </p>
    ),
  },
} satisfies Meta<typeof AccountByPhone>

export default meta
type Story = StoryObj<typeof meta>

export const Quotes: Story = {}
