import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { HeaderShell } from '../header-shell/index.js'
import { HeaderUtility } from './header-utility.js'

const contact = {
  contactNumber: '800-555-0134',
  contactEmail: 'care@gauze.example',
  hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
}
const resources = [{ title: 'Learn', links: [{ label: 'Sizing guides', href: '/guides' }] }]

function Bar({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const [store] = useState(() => ({ session: startStorySession(isSignedIn ? storyUser : null) }))
  return (
    <GauzeProvider store={store}>
      <div style={{ minHeight: 320 }}>
        <HeaderShell
          logo=""
          search=""
          tools=""
          utility={
            <HeaderUtility
              contact={contact}
              links={[{ title: 'About', path: '/about' }]}
              resources={resources}
              registerHref="/register"
              contactHref="/contactus"
            />
          }
        />
      </div>
    </GauzeProvider>
  )
}

const meta = {
  title: 'Navigation/Header utility',
  component: Bar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const SupportOpen: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Register for an account' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Support' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Email care@gauze.example' })).toBeVisible())
  },
}
