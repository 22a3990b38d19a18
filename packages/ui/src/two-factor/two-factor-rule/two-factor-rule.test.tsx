import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { TwoFactorRule, type TwoFactorRuleProps } from './index.js'
import { storyRule } from './story-rule.js'

function propsWith(props: Partial<TwoFactorRuleProps> = {}): TwoFactorRuleProps {
  return {
    rule: storyRule,
    now: () => Date.parse('2026-11-24T03:00:00Z'),
    onRetry: vi.fn(),
    onSave: vi.fn(async ({ requiredFrom }) => ({ ...storyRule, requiredFrom })),
    onReset: vi.fn(async () => storyRule),
    ...props,
  }
}

describeConformance('TwoFactorRule', (props, ref) => <TwoFactorRule {...propsWith()} {...props} ref={ref} />)

it('PLUS-17 requires a second step from today in New York, or a later day, and shows who has one', async () => {
  const props = propsWith()
  const { container } = mount(<TwoFactorRule {...props} />)
  await expect.element(page.getByText('2 of 3 people have a second step.')).toBeVisible()
  await expectAccessible(container)
  await page.getByRole('checkbox', { name: 'Require a second step to log in' }).click()
  const from = page.getByLabelText('From')
  await expect.element(from).toHaveValue('2026-11-23')
  await expect.element(from).toHaveAttribute('min', '2026-11-23')
  await from.fill('2026-12-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith({ requiredFrom: '2026-12-01' })
  await page.getByRole('checkbox', { name: 'Require a second step to log in' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => vi.mocked(props.onSave).mock.calls.at(-1)).toEqual([{ requiredFrom: null }])
})

it('PLUS-17 shows why the rule was refused, and keeps the choice', async () => {
  const words = 'Add a passkey or an authenticator app to your own login first.'
  const onSave = () => Promise.reject({ problem: { type: 'own-two-factor-first', detail: words } })
  mount(<TwoFactorRule {...propsWith({ onSave })} />)
  await page.getByRole('checkbox', { name: 'Require a second step to log in' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/to your own login first\.$/)
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

it('PLUS-17 resets a colleague after a question, says so, and keeps the focus near; nobody resets themselves', async () => {
  const props = propsWith()
  mount(<TwoFactorRule {...props} />)
  await expect
    .element(page.getByRole('button', { name: 'Reset the second step of Dana Reyes' }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Reset the second step of Ines Reyes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect.element(page.getByText('Ines Reyes was mailed, and logs in with the password.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Who has one' })).toHaveFocus()
  expect(props.onReset).toHaveBeenCalledExactlyOnceWith({ id: 2 })
})

it('PLUS-17 says why a reset failed', async () => {
  const onReset = () => Promise.reject({ problem: { type: 'not-found', detail: 'Your company has no such person.' } })
  mount(<TwoFactorRule {...propsWith({ onReset })} />)
  await page.getByRole('button', { name: 'Reset the second step of Ines Reyes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Your company has no such person\.$/)
})
