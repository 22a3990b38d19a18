import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Security } from './index.js'

const here = { id: 1, device: 'Firefox on Windows', signedInAt: '2026-11-24T13:00:00Z', seenAt: '2026-11-24T13:40:00Z' }

const meta = {
  title: 'Two-factor/Security',
  component: Security,
  tags: ['!picture'],
  args: {
    devices: [
      { ...here, isCurrent: true },
      { ...here, id: 2, device: 'Safari on iPhone', seenAt: '2026-11-20T08:00:00Z', isCurrent: false },
      { ...here, id: 3, device: '', seenAt: '2026-11-02T08:00:00Z', isCurrent: false },
    ],
    ...{ onRetry: fn(), onChangePassword: fn(), onSignOut: fn() },
  },
} satisfies Meta<typeof Security>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyHere: Story = { args: { devices: [{ ...here, isCurrent: true }] } }
export const Loading: Story = { args: { devices: null, status: 'loading' } }
export const Failed: Story = { args: { devices: null, status: 'error' } }
