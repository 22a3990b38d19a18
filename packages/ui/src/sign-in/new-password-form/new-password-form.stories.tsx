import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NewPasswordForm } from './new-password-form.js'

const meta = {
  title: 'Sign-in/New password form',
  component: NewPasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof NewPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Different: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse battery')
    await userEvent.type(canvas.getByLabelText('The same password again'), 'correct horse{Enter}')
    await expect(canvas.getByRole('link', { name: 'The two passwords differ' })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
