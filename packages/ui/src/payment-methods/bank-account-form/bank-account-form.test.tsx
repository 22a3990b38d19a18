import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { storyBankFields } from '../../story-data/index.js'
import { BankAccountForm, type BankAccountFormProps } from './index.js'

const source: BankAccountFormProps['source'] = { kind: 'frames', url: 'https://fields.example' }

function setUp(props: Partial<BankAccountFormProps> = {}) {
  const onSubmit = vi.fn<BankAccountFormProps['onSubmit']>(async () => undefined)
  const onCancel = vi.fn<() => void>()
  const { container } = mount(
    <BankAccountForm
      source={source}
      company="Mercy General"
      onSubmit={onSubmit}
      onCancel={onCancel}
      mount={storyBankFields()}
      {...props}
    />,
  )
  return { container, onSubmit, onCancel }
}

const account = page.getByRole('textbox', { name: 'Account number' })
const permission = page.getByRole('checkbox', { name: /^I authorize Gauze to debit this account/ })
const save = page.getByRole('button', { name: 'Save bank account' })

async function fillIn(number = '000123456789') {
  await page.getByLabelText('Name on account').fill(' Mercy General ')
  await page.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await account.fill(number)
}

describeConformance('BankAccountForm', (props, ref) => (
  <BankAccountForm
    {...props}
    ref={ref}
    source={source}
    company="Mercy General"
    onSubmit={vi.fn()}
    mount={storyBankFields()}
  />
))

it('ACCT-11 saves a bank account only with the permission to debit it, whose words name the company', async () => {
  const { container, onSubmit } = setUp()
  await fillIn()
  await expect
    .element(permission)
    .toHaveAccessibleName(
      'I authorize Gauze to debit this account for payments that people of Mercy General make here. I can take this back by deleting the account.',
    )
  await save.click()
  await expect.element(permission).toHaveFocus()
  await expect.element(permission).toHaveAccessibleDescription('Permit debits, so that this account can pay.')
  await expectAccessible(container)
  expect(onSubmit).not.toHaveBeenCalled()
  await permission.click()
  await save.click()
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ token: 'token of 6789', holder: 'Mercy General', label: '', mayDebit: true }]])
})

it('ACCT-11 saves once, however often Enter is pressed in a field of the provider', async () => {
  const saved = Promise.withResolvers<unknown>()
  const onSubmit = vi.fn<BankAccountFormProps['onSubmit']>(() => saved.promise)
  setUp({ onSubmit })
  await fillIn()
  await permission.click()
  await account.click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await save.click({ force: true })
  saved.resolve(undefined)
  await expect.element(save).not.toHaveAttribute('aria-busy')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it("ACCT-11 VAL-06 puts the provider's words at its field, and keeps the entries", async () => {
  const { onSubmit } = setUp()
  await fillIn('000123456781')
  await permission.click()
  await save.click()
  await expect
    .element(page.getByRole('group', { name: 'Account number' }))
    .toHaveAccessibleDescription(/This account number has a typo/)
  await expect.element(account).toHaveFocus()
  await expect.element(account).toHaveAttribute('aria-invalid', 'true')
  await expect.element(account).toHaveValue('000123456781')
  await expect.element(permission).toBeChecked()
  expect(onSubmit).not.toHaveBeenCalled()
})

it("ACCT-11 shows the server's refusal, and sends the same token once more, so that no second account is added", async () => {
  const onSubmit = vi.fn<BankAccountFormProps['onSubmit']>(async () => undefined)
  const detail = 'Test Bank has closed the account ending in 1113. Use another account.'
  onSubmit.mockRejectedValueOnce({ problem: { detail, errors: { token: [detail] } } })
  const exchange = vi.fn<() => Promise<{ token: string }>>(async () => ({ token: 'token of 1113' }))
  setUp({
    onSubmit,
    mount: async (given, options) => ({ ...(await storyBankFields()(given, options)), exchange }),
  })
  await fillIn('000111111113')
  await permission.click()
  await save.click()
  await expect.element(page.getByText(detail)).toBeVisible()
  await save.click()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
  expect(exchange).toHaveBeenCalledOnce()
})

it('ACCT-11 Escape in a field of the provider closes the form', async () => {
  const { onCancel } = setUp()
  await account.click()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

it('ACCT-11 shows no field for a provider that has none for bank accounts', async () => {
  mount(
    <BankAccountForm
      source={{ kind: 'stripe', publishableKey: 'pk_test_1' }}
      company="Mercy General"
      onSubmit={vi.fn()}
    />,
  )
  await expect.element(page.getByText(/^The fields of the bank account did not load\./)).toBeVisible()
})
