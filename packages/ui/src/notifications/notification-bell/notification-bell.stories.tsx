import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyNotifications } from '../../story-data/story-notifications.js'
import { NotificationList } from '../notification-list/index.js'
import { NotificationBell } from './notification-bell.js'

const meta = {
  title: 'Notifications/Notification bell',
  component: NotificationBell,
  args: {
    unread: 2,
    onOpenChange: fn(),
    renderList: () => <NotificationList notifications={storyNotifications} status="loaded" onRetry={fn()} />,
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 420 }}>
      <NotificationBell {...args} />
    </div>
  ),
} satisfies Meta<typeof NotificationBell>

export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {}
export const AllRead: Story = { args: { unread: 0 } }
export const VeryMany: Story = { args: { unread: 130 } }
export const Open: Story = {
  tags: ['own-look'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Gauze sponges 4 × 4 in' })).toBeVisible())
  },
}
