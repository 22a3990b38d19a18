import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ResetRequestForm } from './reset-request-form.js'

const meta = {
  title: 'Sign-in/Reset request form',
  component: ResetRequestForm,
  args: { onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof ResetRequestForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Pending: Story = { args: { isPending: true } }
