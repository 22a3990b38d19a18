import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { Connection } from './connection.js'

interface ConnectionStoryProps {
  isCustomer?: boolean
  isPageHeld?: boolean
}

/** A page whose network is gone, or back. */
function Page({ isCustomer = false, isPageHeld = false }: ConnectionStoryProps) {
  const [store] = useState(() => ({ session: startStorySession(isCustomer ? storyUser : null) }))
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
  args: { isCustomer: true },
  play: async ({ canvas }) => {
    await canvas.findByText(/Changes to your cart/)
  },
}
export const PageHeld: Story = { args: { isPageHeld: true } }
export const Back: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You are offline.')
    setOnline(true)
    await canvas.findByText('Back online')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { isPageHeld: true } }
