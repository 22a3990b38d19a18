import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './link-button.js'

const meta = {
  title: 'Actions/Link button',
  component: LinkButton,
  tags: ['!picture'],
  args: { href: '/checkout', children: 'Checkout' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet', children: 'See why' } }
export const Large: Story = { args: { size: 'l' } }
