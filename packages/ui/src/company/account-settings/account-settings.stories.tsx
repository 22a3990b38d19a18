import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AccountSettings } from './index.js'

const meta = {
  title: 'Company/Settings',
  component: AccountSettings,
  tags: ['!picture'],
  args: {
    settings: {
      ...{
        statementFrequency: 'monthly',
        statementMethod: 'email',
        statementEmails: 'ap@mercy.example',
        includeInvoices: true,
      },
      approvalsNotification: 'each',
    },
    ...{ onRetry: fn(), onSave: fn() },
  },
} satisfies Meta<typeof AccountSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { settings: null, status: 'loading' } }
export const Failed: Story = { args: { settings: null, status: 'error' } }
