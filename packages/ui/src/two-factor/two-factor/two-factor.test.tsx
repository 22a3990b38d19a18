import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { storyDevice, storyTwoFactor } from '../../story-data/index.js'
import { PasskeyFailure } from '../passkey-device/index.js'
import { TwoFactor, type TwoFactorProps } from './index.js'

function propsWith(props: Partial<TwoFactorProps> = {}): TwoFactorProps {
  return { port: storyTwoFactor, device: storyDevice, onBack: vi.fn(), ...props }
}

describeConformance('TwoFactor', (props, ref) => <TwoFactor {...propsWith()} {...props} ref={ref} />)

it('PLUS-17 begins at its heading, keeps a wrong code with its reason, and stores the token of a right one', async () => {
  const keepToken = vi.fn()
  const { container } = mount(<TwoFactor {...propsWith({ port: { ...storyTwoFactor, keepToken } })} />)
  await expect.element(page.getByRole('heading', { name: 'Confirm that it is you' })).toHaveFocus()
  const code = page.getByLabelText('Code of your authenticator app')
  await userEvent.fill(code, '000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expect.element(code).toHaveValue('000000')
  await expectAccessible(container)
  await userEvent.fill(code, ' 123456 ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => keepToken.mock.calls).toEqual([['story']])
})

it('PLUS-17 takes a passkey, and says so if nobody answers the browser', async () => {
  const keepToken = vi.fn()
  const sign = vi.fn(storyDevice.sign)
  sign.mockRejectedValueOnce(new PasskeyFailure('cancelled', null))
  const device = { ...storyDevice, sign }
  mount(<TwoFactor {...propsWith({ port: { ...storyTwoFactor, keepToken }, device })} />)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/gave no passkey/)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.poll(() => keepToken.mock.calls).toEqual([['story']])
})

it('PLUS-17 changes between app and recovery code, and sends which one it is', async () => {
  const submitTwoFactor = vi.fn(storyTwoFactor.submitTwoFactor)
  mount(<TwoFactor {...propsWith({ port: { ...storyTwoFactor, submitTwoFactor } })} />)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await userEvent.fill(page.getByLabelText('Recovery code'), 'abcd')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => submitTwoFactor.mock.calls).toEqual([[{ way: 'recoveryCode', code: 'abcd' }]])
  await page.getByRole('button', { name: 'Use a code of your app' }).click()
  await expect.element(page.getByLabelText('Code of your authenticator app')).toHaveValue('')
})

it('PLUS-17 says why a login is over, and leads back', async () => {
  const over = { problem: { type: 'two-factor-over', detail: 'This login has waited too long.' } }
  const onBack = vi.fn()
  const submitTwoFactor = () => Promise.reject(over)
  mount(<TwoFactor {...propsWith({ port: { ...storyTwoFactor, submitTwoFactor }, onBack })} />)
  await userEvent.fill(page.getByLabelText('Code of your authenticator app'), '000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This login has waited too long.')).toBeVisible()
  await expect.element(page.getByLabelText('Code of your authenticator app')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back to login' }).click()
  expect(onBack).toHaveBeenCalledOnce()
})

it('PLUS-17 tries again after the second step could not be loaded', async () => {
  const getTwoFactor = vi.fn(storyTwoFactor.getTwoFactor)
  getTwoFactor.mockRejectedValueOnce(new Error('down'))
  mount(<TwoFactor {...propsWith({ port: { ...storyTwoFactor, getTwoFactor } })} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByLabelText('Code of your authenticator app')).toBeVisible()
})
