import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RequestAccessForm } from './request-access-form.js'

const meta = {
  title: 'Sign-in/Request access form',
  component: RequestAccessForm,
  args: { onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof RequestAccessForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Failed: Story = { args: { error: 'Failed to submit request' } }
export const FieldRefused: Story = { args: { fieldErrors: { email: 'Invalid email address' } } }
