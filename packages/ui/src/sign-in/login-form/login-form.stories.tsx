import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoginForm } from './login-form.js'

const meta = {
  title: 'Sign-in/Login form',
  component: LoginForm,
  args: { onSubmit: fn(), onView: fn() },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Refused: Story = { args: { error: 'Invalid username or password' } }
export const Pending: Story = { args: { isPending: true } }
export const FieldsMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('2 fields need your attention')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
