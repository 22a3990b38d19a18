import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SupportedBrowsersDialog } from './supported-browsers-dialog.js'

const meta = {
  title: 'Feedback/Supported browsers dialog',
  component: SupportedBrowsersDialog,
  args: { onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof SupportedBrowsersDialog>

export default meta
type Story = StoryObj<typeof meta>

export const InternetExplorer: Story = {}
export const OnIos: Story = { args: { isIos: true } }
