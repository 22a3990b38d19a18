import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.js'

function nothing() {
  return undefined
}

describeConformance('NewPasswordForm', (props, ref) => <NewPasswordForm {...props} ref={ref} onSubmit={nothing} />)

it('AUTH-07 VAL-06 sends a password that was typed the same twice, and names the fault of another password at its field', async () => {
  const onSubmit = vi.fn<NewPasswordFormProps['onSubmit']>()
  mount(<NewPasswordForm onSubmit={onSubmit} />)
  const password = page.getByLabelText('New password')
  const again = page.getByLabelText('The same password again')
  await expect.element(password).toHaveAccessibleDescription('At least 12 characters')
  await userEvent.fill(password, 'too short')
  await userEvent.click(page.getByRole('button', { name: 'Set password and log in' }))
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(password, 'correct horse battery')
  await userEvent.fill(again, 'correct horse')
  await userEvent.keyboard('{Enter}')
  await expect.element(again).toHaveAccessibleDescription('The two passwords differ')
  await expect.element(again).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(again, 'correct horse battery')
  await userEvent.keyboard('{Enter}')
  const passwords = { password: 'correct horse battery', passwordMatch: 'correct horse battery' }
  expect(onSubmit.mock.calls).toEqual([[passwords]])
})
