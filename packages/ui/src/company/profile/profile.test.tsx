import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Profile, type ProfileProps } from './index.js'

function propsWith(props: Partial<ProfileProps> = {}): ProfileProps {
  const login = { username: 'rosa@mercy.example', email: 'rosa@mercy.example', pendingEmail: null }
  return {
    profile: { firstName: 'Rosa', lastName: 'Diaz', phone: '', ...login },
    ...{ onRetry: vi.fn(), onSave: vi.fn(async () => undefined), onChangeEmail: vi.fn(async () => undefined) },
    ...props,
  }
}

describeConformance('Profile', (props, ref) => <Profile {...propsWith()} {...props} ref={ref} />)

it('ACCT-02 a person changes name and phone, and a wrong phone number is refused at its field', async () => {
  const props = propsWith()
  const { container } = mount(<Profile {...props} />)
  await page.getByLabelText('First name').fill('Rosalia')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('abc')
  await page.getByRole('button', { name: 'Save name and phone' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('(518) 555-0100')
  await page.getByRole('button', { name: 'Save name and phone' }).click()
  await expect.element(page.getByText('Your name and phone are saved.')).toBeVisible()
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith({
    ...{ firstName: 'Rosalia', lastName: 'Diaz', phone: '(518) 555-0100' },
  })
  await expectAccessible(container)
})

it('ACCT-02 a new email needs the password, and waits for its link', async () => {
  const props = propsWith()
  mount(<Profile {...props} />)
  await page.getByLabelText('New email').fill('Rosa@Other.example')
  await page.getByRole('button', { name: 'Change email' }).click()
  expect(props.onChangeEmail).not.toHaveBeenCalled()
  await page.getByLabelText('Your password').fill('my password')
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect.element(page.getByText(/^We sent a link to rosa@other.example/)).toBeVisible()
  expect(props.onChangeEmail).toHaveBeenCalledExactlyOnceWith({ email: 'rosa@other.example', password: 'my password' })
  await expect.element(page.getByLabelText('Your password')).toHaveValue('')
})
