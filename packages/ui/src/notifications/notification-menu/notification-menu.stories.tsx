import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { startStoryNotifications } from '../../story-data/story-notifications.js'
import { NotificationMenu } from './notification-menu.js'

function Header({ path }: { path: string }) {
  const [store] = useState(() => ({ notifications: startStoryNotifications(path) }))
  return (
    <GauzeProvider store={store}>
      <div style={{ display: 'flex', justifyContent: 'end', minHeight: 420 }}>
        <NotificationMenu path={path} />
      </div>
    </GauzeProvider>
  )
}

const meta = {
  title: 'Notifications/Notification menu',
  component: Header,
  tags: ['!picture'],
  args: { path: '/' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Gauze sponges 4 × 4 in' })).toBeVisible())
    await canvas.findByRole('button', { name: 'Notifications' })
  },
}
