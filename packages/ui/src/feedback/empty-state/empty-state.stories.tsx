import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../actions/link-button/index.js'
import { EmptyState } from './empty-state.js'

const meta = { title: 'Feedback/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: {
    title: 'Your cart is empty',
    children: 'What you add is kept here, on every device.',
    actions: <LinkButton href="/products">Browse products</LinkButton>,
  },
}
export const WordsOnly: Story = { args: { title: 'No products match', children: 'Remove a filter.' } }
