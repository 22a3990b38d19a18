import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StoryHeader } from '../../story-data/story-page.js'

const meta = {
  title: 'Navigation/Header shell',
  component: StoryHeader,
  args: { onMenu: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryHeader>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}
export const SignedOut: Story = { args: { isSignedOut: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
