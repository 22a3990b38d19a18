import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { CustomerMenu } from '../customer-menu/index.js'
import { AccountTool } from './account-tool.js'

function Tool({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const [store] = useState(() => ({ session: startStorySession(isSignedIn ? storyUser : null) }))
  return (
    <GauzeProvider store={store}>
      <div style={{ width: 300, minHeight: 260, marginInlineStart: 'auto' }}>
        <AccountTool loginHref="/login" registerHref="/register" requestAccessHref="/access" resetHref="/reset">
          <CustomerMenu groups={[{ links: [{ label: 'Overview', href: '/myaccount' }] }]} />
        </AccountTool>
      </div>
    </GauzeProvider>
  )
}

const meta = { title: 'Overview/Account tool', component: Tool } satisfies Meta<typeof Tool>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const VisitorOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login/Register' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Reset your password' })).toBeVisible())
  },
}
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /account menu/ })
  },
}
