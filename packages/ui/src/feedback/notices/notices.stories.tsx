import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ToastContent } from '../toast/index.js'
import { Notices } from './notices.js'
import { PlainNotice } from './plain-notice.js'

const removed: ToastContent = {
  tone: 'info',
  message: 'Removed Gauze roll, item 80011',
  action: { label: 'Undo', onPress: fn() },
}
const adjusted: ToastContent = {
  tone: 'warning',
  message: 'Item quantites are limited and has been adjusted in your cart',
  detail: '5 of 8 × Box of 100, Exam gloves, item 20418',
  action: { label: 'View cart', href: '/cart' },
}

const meta = {
  title: 'Feedback/Notices',
  component: Notices,
  args: { notices: [removed, adjusted] },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof Notices>

export default meta
type Story = StoryObj<typeof meta>

export const AsToasts: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('View cart')).toBeVisible())
  },
}
/** The code of toasts did not come. */
export const Plain: Story = { render: (args) => <PlainNotice {...args} /> }
