import type { AccountSettings as Settings } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { AccountSettings, type AccountSettingsProps } from './index.js'

const settings: Settings = {
  ...{ statementFrequency: 'monthly', statementMethod: 'email', statementEmails: '' },
  ...{ includeInvoices: false, approvalsNotification: 'each' },
}

function propsWith(props: Partial<AccountSettingsProps> = {}): AccountSettingsProps {
  return {
    settings,
    ...{ onRetry: vi.fn(), onSave: vi.fn(async (changed) => ({ ...settings, ...changed })) },
    ...props,
  }
}

describeConformance('AccountSettings', (props, ref) => <AccountSettings {...propsWith()} {...props} ref={ref} />)

it('ACCT-05 an administrator changes the settings, and hears that they were saved', async () => {
  const props = propsWith()
  const { container } = mount(<AccountSettings {...props} />)
  await page.getByLabelText('How often').selectOptions('weekly')
  await page.getByRole('checkbox', { name: 'Attach the invoices' }).click()
  await page.getByLabelText('Email about them').selectOptions('daily')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(page.getByRole('status').getByText('The settings are saved.')).toBeVisible()
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith({
    ...{ statementFrequency: 'weekly', includeInvoices: true, approvalsNotification: 'daily' },
  })
  await expectAccessible(container)
})

it("ACCT-05 saves only changed settings, and then shows a colleague's change", async () => {
  const colleagues: Settings = { ...settings, statementMethod: 'mail' }
  const onSave = vi.fn<AccountSettingsProps['onSave']>(async (changed) => ({ ...colleagues, ...changed }))
  mount(<AccountSettings {...propsWith({ onSave })} />)
  const save = page.getByRole('button', { name: 'Save settings' })
  await page.getByLabelText('How often').selectOptions('weekly')
  await save.click()
  await expect.element(page.getByLabelText('How it comes')).toHaveValue('mail')
  await expect.element(page.getByLabelText('How often')).toHaveValue('weekly')
  await page.getByLabelText('How often').selectOptions('quarterly')
  await save.click()
  await expect
    .poll(() => onSave.mock.calls)
    .toEqual([[{ statementFrequency: 'weekly' }], [{ statementFrequency: 'quarterly' }]])
})

it('ACCT-05 VAL-04 takes several email addresses for the statement, and names a wrong one before it is saved', async () => {
  const props = propsWith()
  mount(<AccountSettings {...props} />)
  const emails = page.getByRole('textbox', { name: /^Also send it to/ })
  await emails.fill('ap@mercy.example, controller@')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(emails).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Invalid email address').first()).toBeVisible()
  expect(props.onSave).not.toHaveBeenCalled()
  await emails.fill(' ap@mercy.example, controller@mercy.example ')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(page.getByRole('status').getByText('The settings are saved.')).toBeVisible()
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith({
    statementEmails: 'ap@mercy.example, controller@mercy.example',
  })
})

it('ACCT-05 a company without statements is not asked how they come', async () => {
  mount(<AccountSettings {...propsWith()} />)
  await page.getByLabelText('How often').selectOptions('never')
  expect(page.getByLabelText('How it comes').elements()).toEqual([])
})

it('ACCT-05 keeps the choice when saving fails', async () => {
  const onSave = vi.fn().mockRejectedValue({ problem: { detail: 'Only administrators change the settings.' } })
  mount(<AccountSettings {...propsWith({ onSave })} />)
  await page.getByLabelText('How often').selectOptions('weekly')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(page.getByText('Only administrators change the settings.').first()).toBeVisible()
  await expect.element(page.getByLabelText('How often')).toHaveValue('weekly')
})
