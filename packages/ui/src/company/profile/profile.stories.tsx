import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Profile } from './index.js'

const profile = {
  ...{ firstName: 'Rosa', lastName: 'Diaz', username: 'admin@mercy.example', email: 'admin@mercy.example' },
  ...{ phone: '(518) 555-0100', pendingEmail: null },
}

const meta = {
  title: 'Company/Profile',
  component: Profile,
  tags: ['!picture'],
  args: { profile, onRetry: fn(), onSave: fn(), onChangeEmail: fn() },
} satisfies Meta<typeof Profile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WaitsForConfirmation: Story = { args: { profile: { ...profile, pendingEmail: 'rosa@mercy.example' } } }
export const Loading: Story = { args: { profile: null, status: 'loading' } }
export const Failed: Story = { args: { profile: null, status: 'error' } }
