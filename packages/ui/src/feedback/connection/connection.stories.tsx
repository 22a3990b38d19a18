import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, startUnansweredSession, storyUser } from '../../story-data/index.js'
import { Connection } from './connection.js'

interface ConnectionStoryProps {
  user?: 'visitor' | 'customer' | 'unanswered'
  isPageHeld?: boolean
}

function startSession(user: ConnectionStoryProps['user']) {
  if (user === 'unanswered') return startUnansweredSession()
  return startStorySession(user === 'customer' ? storyUser : null)
}

/** A page whose network is gone, or back. */
function Page({ user = 'visitor', isPageHeld = false }: ConnectionStoryProps) {
  const [store] = useState(() => ({ session: startSession(user) }))
  return (
    <GauzeProvider store={store}>
      <p style={{ minHeight: 160 }}>A page in view</p>
      <Connection isPageHeld={isPageHeld} />
    </GauzeProvider>
  )
}

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Comes back again and again, so that its notice stays as long as somebody looks. */
function stayBack() {
  setOnline(true)
  const again = setInterval(() => setOnline(true), 1000)
  return () => clearInterval(again)
}

const meta = {
  title: 'Feedback/Connection',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  beforeEach: () => {
    setOnline(false)
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Customer: Story = {
  args: { user: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Changes to your cart/)
  },
}
export const PageHeld: Story = { args: { isPageHeld: true } }
export const Back: Story = {
  beforeEach: stayBack,
  play: async ({ canvas }) => {
    await canvas.findByText('Back online', {}, { timeout: 5000 })
  },
}
export const Unanswered: Story = {
  args: { user: 'unanswered' },
  beforeEach: () => setOnline(true),
  play: async ({ canvas }) => {
    await canvas.findByText(/cannot check who is signed in/)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { isPageHeld: true } }
