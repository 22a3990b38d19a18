import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { bankAccounts, storyBankFields } from '../../story-data/index.js'
import { BankAccounts, type BankAccountsPort, type BankAccountsProps } from './index.js'

const fields = { kind: 'frames', url: 'https://fields.example' } as const
const added = { id: 9, bankName: 'Test Bank', last4: '2227', holder: 'Mercy General', label: '' }

function setUp({
  port: change,
  ...props
}: Partial<Omit<BankAccountsProps, 'port'>> & { port?: Partial<BankAccountsPort> } = {}) {
  const port = {
    add: vi.fn<BankAccountsPort['add']>(async () => added),
    remove: vi.fn<BankAccountsPort['remove']>(async () => ({ success: true })),
    ...change,
  }
  const calls = { onRetry: vi.fn<() => void>(), onChanged: vi.fn<() => void>() }
  const { container } = mount(
    <BankAccounts
      accounts={bankAccounts}
      fields={fields}
      company="Mercy General"
      port={port}
      mount={storyBankFields()}
      {...calls}
      {...props}
    />,
  )
  return { container, port, ...calls }
}

const add = page.getByRole('button', { name: 'Add a bank account' })

describeConformance('BankAccounts', (props, ref) => (
  <BankAccounts
    {...props}
    ref={ref}
    accounts={bankAccounts}
    fields={fields}
    company="Mercy General"
    onRetry={vi.fn()}
    onChanged={vi.fn()}
    port={{ add: vi.fn(), remove: vi.fn() }}
  />
))

it('ACCT-11 adds a bank account, says so, and returns the focus', async () => {
  const { container, port, onChanged } = setUp()
  await expectAccessible(container)
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' })
  await dialog.getByLabelText('Name on account').fill('Mercy General')
  await dialog.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('000222222227')
  await dialog.getByLabelText(/^Name of this account/).fill('Payroll')
  await dialog.getByRole('checkbox').click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save bank account' }).click()
  await expect.element(page.getByText('Test Bank account ending in 2227 was saved.')).toBeVisible()
  await expect.element(add).toHaveFocus()
  const account = { token: 'token of 2227', holder: 'Mercy General', label: 'Payroll', mayDebit: true }
  expect(port.add).toHaveBeenCalledExactlyOnceWith(account)
  expect(onChanged).toHaveBeenCalledOnce()
})

it('ACCT-11 asks before it deletes a bank account, and says why an account of a colleague stays', async () => {
  const remove = vi.fn<BankAccountsPort['remove']>(async () => ({ success: true }))
  const detail = 'A colleague added this bank account. Ask an administrator of your company to delete it.'
  remove.mockRejectedValueOnce({ status: 403, problem: { detail } })
  const { onChanged } = setUp({ port: { remove } })
  await page.getByRole('button', { name: 'Actions for Test Bank account ending in 6789' }).click()
  await page.getByRole('button', { name: 'Delete Test Bank account ending in 6789' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Test Bank account ending in 6789?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question.getByText(detail)).toBeVisible()
  expect(onChanged).not.toHaveBeenCalled()
  await pressEnter(question.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('Test Bank account ending in 6789 was deleted.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Bank accounts' })).toHaveFocus()
  expect(remove).toHaveBeenLastCalledWith({ id: 3 })
})

it('ACCT-11 offers the next step without bank accounts, and when none can be added online', async () => {
  setUp({ accounts: [], fields: null })
  await expect.element(page.getByText(/^Bank accounts cannot be added online here\. Call us/)).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

it('ACCT-11 reads the bank accounts again after a failure', async () => {
  const { onRetry } = setUp({ status: 'error', accounts: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
