import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AlertBar } from './alert-bar.js'

const meta = {
  title: 'Navigation/Alert bar',
  component: AlertBar,
  args: {
    children: (
      <p>
        Snow in the north-east may delay deliveries by a day. <a href="/updates">What is affected</a>
      </p>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertBar>

export default meta
type Story = StoryObj<typeof meta>

export const Dismissible: Story = { args: { onDismiss: fn() } }
export const Lasting: Story = {}
