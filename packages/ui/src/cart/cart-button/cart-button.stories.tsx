import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartButton } from './cart-button.js'

const meta = { title: 'Cart/Cart button', component: CartButton } satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = { args: { count: null } }
export const Empty: Story = { args: { count: 0 } }
export const Filled: Story = { args: { count: 16 } }
export const VeryFull: Story = { args: { count: 12_400 } }
