import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { storyDevice, storySteps, storyStepsOn, storyStepsPort } from '../../story-data/index.js'
import { PasskeyFailure } from '../passkey-device/index.js'
import { SignInSteps, type SignInStepsProps, StepSetup, type StepSetupProps } from './index.js'

function propsWith(props: Partial<SignInStepsProps> = {}): SignInStepsProps {
  return {
    ...{ steps: storySteps, port: storyStepsPort, device: storyDevice },
    ...{ onRetry: vi.fn(), onChanged: vi.fn(), ...props },
  }
}

function press(name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

describeConformance('SignInSteps', (props, ref) => <SignInSteps {...propsWith()} {...props} ref={ref} />)

it('PLUS-17 adds a passkey by name and password, shows the codes once, and names the added passkey', async () => {
  const addPasskey = vi.fn(storyStepsPort.addPasskey)
  const props = propsWith({ port: { ...storyStepsPort, addPasskey } })
  const { container } = mount(<SignInSteps {...props} />)
  await press('Add a passkey')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name of the passkey').fill(' Work laptop ')
  await dialog.getByLabelText('Your password').fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('Your password').fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus()
  await expectAccessible(document.body)
  // Escape does not throw the codes away.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByText(/^The codes are not shown again\. Keep them first/)).toBeVisible()
  expect(props.onChanged).not.toHaveBeenCalled()
  await press('I have kept the codes')
  await expect.element(page.getByText('Work laptop was added.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Second step' })).toHaveFocus()
  const passkey = await storyDevice.make(await storyStepsPort.startPasskey({ password: 'right' }))
  expect(addPasskey.mock.calls).toEqual([[{ name: 'Work laptop', passkey }]])
  expect(props.onChanged).toHaveBeenCalledExactlyOnceWith(storyStepsOn)
  await expectAccessible(container)
})

it.each([
  ['cancelled', /gave no passkey/],
  ['known', /This device has a passkey of your login already/],
] as const)('PLUS-17 says that a passkey is %s, and keeps what was typed', async (code, words) => {
  const make = vi.fn(() => Promise.reject(new PasskeyFailure(code, null)))
  mount(<SignInSteps {...propsWith({ device: { ...storyDevice, make } })} />)
  await press('Add a passkey')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Your password').fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words)
  await expect.element(dialog.getByLabelText('Your password')).toHaveValue('right')
})

it('PLUS-17 removes a passkey by another passkey instead of the password', async () => {
  const removePasskey = vi.fn(storyStepsPort.removePasskey)
  const props = propsWith({ steps: storyStepsOn, port: { ...storyStepsPort, removePasskey } })
  mount(<SignInSteps {...props} />)
  await press('Remove Phone')
  await press('Use a passkey instead')
  await expect.element(page.getByText('Phone was removed.')).toBeVisible()
  expect(removePasskey.mock.calls[0]?.[0]).toMatchObject({ id: 2, passkey: { type: 'public-key' } })
})

it('PLUS-17 returns the focus to the button when a change is cancelled', async () => {
  mount(<SignInSteps {...propsWith({ steps: storyStepsOn })} />)
  await press('Rename Work laptop')
  await expect.element(page.getByLabelText('Name of the passkey')).toHaveValue('Work laptop')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Rename Work laptop' })).toHaveFocus()
})

it('PLUS-17 offers no passkeys where browsers allow none', async () => {
  mount(<SignInSteps {...propsWith({ steps: { ...storySteps, arePasskeysOffered: false } })} />)
  await expect.element(page.getByText('Browsers allow no passkeys at this address of the store.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add an app' })).toBeVisible()
})

function setupWith(props: Partial<StepSetupProps> = {}): StepSetupProps {
  return {
    ...{ company: 'Mercy General', steps: { ...storySteps, isProofNeeded: false }, port: storyStepsPort },
    ...{ device: storyDevice, onRetry: vi.fn(), onFinished: vi.fn(async () => undefined), ...props },
  }
}

describeConformance('StepSetup', (props, ref) => <StepSetup {...setupWith()} {...props} ref={ref} />)

it('PLUS-17 a required second step: an app without the password again, its codes, then on', async () => {
  const props = setupWith()
  const { container } = mount(<StepSetup {...props} />)
  await expect.element(page.getByText(/Mercy General requires a second step to log in/)).toBeVisible()
  await page.getByRole('radio', { name: /Authenticator app/ }).click()
  await expect.element(page.getByLabelText('Your password')).not.toBeInTheDocument()
  await expectAccessible(container)
  await press('Add an app')
  const code = page.getByLabelText('Code that the app shows now')
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(container)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible()
  expect(props.onFinished).not.toHaveBeenCalled()
  await press('I have kept the codes')
  await expect.poll(() => vi.mocked(props.onFinished).mock.calls).toEqual([[]])
})
