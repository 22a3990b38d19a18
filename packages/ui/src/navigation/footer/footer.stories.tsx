import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryFooter } from '../../story-data/story-page.js'

const meta = {
  title: 'Navigation/Footer',
  component: StoryFooter,
  args: { isSignedOut: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Short: Story = { args: { isShort: true } }
