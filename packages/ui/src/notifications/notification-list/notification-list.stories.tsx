import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyBillingNotifications, storyNotifications } from '../../story-data/story-notifications.js'
import { NotificationList } from './notification-list.js'

const meta = {
  title: 'Notifications/Notification list',
  component: NotificationList,
  args: { notifications: storyNotifications, status: 'loaded', onRetry: fn() },
  render: (args) => (
    <div className="gz-panel" style={{ maxWidth: 380 }}>
      <NotificationList {...args} />
    </div>
  ),
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const EachType: Story = {}
export const Billing: Story = { args: { notifications: storyBillingNotifications }, tags: ['!picture'] }
export const Loading: Story = { args: { notifications: [], status: 'loading' } }
export const Empty: Story = { args: { notifications: [] } }
export const Failed: Story = { args: { notifications: [], status: 'failed' } }
export const Outdated: Story = { args: { status: 'failed' } }
export const Offline: Story = { args: { notifications: [], status: 'failed', isOffline: true } }
export const NotMarked: Story = { args: { isMarkRefused: true } }
