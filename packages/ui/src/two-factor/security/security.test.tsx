import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Security, type SecurityProps } from './index.js'

const here = { id: 1, device: 'Firefox on Windows', signedInAt: '2026-11-24T13:00:00Z', seenAt: '2026-11-24T13:40:00Z' }

function propsWith(props: Partial<SecurityProps> = {}): SecurityProps {
  return {
    devices: [
      { ...here, isCurrent: true },
      { ...here, id: 2, device: 'Safari on iPhone', isCurrent: false },
    ],
    onRetry: vi.fn(),
    onChangePassword: vi.fn(async () => undefined),
    onSignOut: vi.fn(async () => undefined),
    ...props,
  }
}

describeConformance('Security', (props, ref) => <Security {...propsWith()} {...props} ref={ref} />)

it('ACCT-02 changes the password with the present one, and shows at the field why that is refused', async () => {
  const errors = { current: ['This is not your present password. Enter it again.'] }
  const onChangePassword = vi.fn(async () => undefined)
  onChangePassword.mockRejectedValueOnce({ problem: { detail: errors.current[0], errors } })
  const { container } = mount(<Security {...propsWith({ onChangePassword })} />)
  await page.getByLabelText('Present password').fill('wrong')
  await page.getByLabelText('New password', { exact: true }).fill('gauze and tape, 4 inch')
  await page.getByLabelText('New password again').fill('gauze and tape, 4 inch')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByLabelText('Present password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText('Present password').fill('right')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('Your password has changed. You are logged out everywhere else.')).toBeVisible()
  await expect.element(page.getByLabelText('Present password')).toHaveValue('')
  await expectAccessible(container)
})

it('ACCT-02 logs out another browser, says so, and keeps the focus near', async () => {
  const props = propsWith()
  mount(<Security {...props} />)
  await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
  await expect.element(page.getByText('Logged out there.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  expect(props.onSignOut).toHaveBeenCalledExactlyOnceWith(2)
})
