import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { cards, storyCardFields } from '../../story-data/index.js'
import { PaymentMethods, type PaymentMethodsPort, type PaymentMethodsProps } from './index.js'

const [visa] = cards
if (!visa) throw new Error('The story company has no card.')
const other = { ...visa, id: 9, brand: 'Discover', last4: '1117', isDefault: false }

function setUp({
  port: change,
  ...props
}: Partial<Omit<PaymentMethodsProps, 'port'>> & { port?: Partial<PaymentMethodsPort> } = {}) {
  const port = {
    getTypes: vi.fn<PaymentMethodsPort['getTypes']>(async () => ({
      types: ['Visa'],
      fields: { kind: 'frames', url: 'https://fields.example' },
    })),
    save: vi.fn<PaymentMethodsPort['save']>(async () => visa ?? other),
    remove: vi.fn<PaymentMethodsPort['remove']>(async () => ({ success: true })),
    ...change,
  }
  const onChanged = vi.fn<() => void>()
  const { container } = mount(
    <PaymentMethods
      cards={[visa ?? other, other]}
      today="2026-11-24"
      onRetry={vi.fn()}
      onChanged={onChanged}
      port={port}
      mount={storyCardFields()}
      {...props}
    />,
  )
  return { container, port, onChanged }
}

const add = page.getByRole('button', { name: 'Add a card' })
const dialog = page.getByRole('dialog', { name: 'Add a card' })
const save = dialog.getByRole('button', { name: 'Save card' })

async function fillIn(number = '4242 4242 4242 4242') {
  await add.click()
  await dialog.getByLabelText('Name on card').fill(' Ada Diaz ')
  await dialog.getByRole('textbox', { name: 'Card number' }).fill(number)
  await dialog.getByRole('textbox', { name: 'Expiration' }).fill('04 / 39')
  await dialog.getByRole('textbox', { name: 'Security code' }).fill('737')
}

describeConformance('PaymentMethods', (props, ref) => (
  <PaymentMethods
    {...props}
    ref={ref}
    cards={[other]}
    today="2026-11-24"
    onRetry={vi.fn()}
    onChanged={vi.fn()}
    port={{ getTypes: vi.fn(), save: vi.fn(), remove: vi.fn() }}
  />
))

it('ACCT-11 warns of a card in its last 60 days, which end with its month', async () => {
  const { container } = setUp({
    cards: [
      { ...other, id: 1, expMonth: 12, expYear: 2026 },
      { ...other, id: 2, expMonth: 1, expYear: 2027 },
    ],
    today: '2026-12-01',
  })
  await expect.element(page.getByText('Expires 12/26: replace it soon')).toBeVisible()
  await expect.element(page.getByText('Expires 01/27', { exact: false })).not.toBeInTheDocument()
  await expectAccessible(container)
})

it('CHK-09 ACCT-11 saves a token with the entries of the store, once for a card whose saving failed', async () => {
  const failing = vi.fn<PaymentMethodsPort['save']>(async () => visa ?? other)
  failing.mockRejectedValueOnce({ kind: 'network' })
  const { onChanged } = setUp({ port: { save: failing } })
  await fillIn()
  await dialog.getByLabelText(/^Name of this card/).fill('Front desk')
  await expectAccessible()
  await save.click()
  await expect.element(dialog.getByText('Error Uploading Payment Method', { exact: true })).toBeVisible()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const card = { token: 'token of 4242', holder: 'Ada Diaz', label: 'Front desk', isDefault: false }
  expect(failing.mock.calls).toEqual([[card], [card]])
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Visa ending in 4242 was saved.')).toBeVisible()
  await expect.element(add).toHaveFocus()
})

it("ACCT-11 shows the server's words when a card is not saved, and keeps the entries", async () => {
  const save422 = () => Promise.reject({ problem: { detail: 'The bank refused the card.', errors: { token: ['no'] } } })
  setUp({ port: { save: save422 } })
  await fillIn()
  await save.click()
  await expect.element(dialog.getByText('The bank refused the card.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
})

it("CHK-09 VAL-06 puts the provider's words at its field until it changes, and goes there", async () => {
  const { port } = setUp()
  await add.click()
  await save.click()
  await expect
    .element(dialog.getByRole('group', { name: 'Card number' }))
    .toHaveAccessibleDescription('Card number is required')
  await userEvent.keyboard('{Escape}')
  await fillIn('4242 4242 4242 4241')
  await userEvent.keyboard('{Enter}')
  const number = dialog.getByRole('textbox', { name: 'Card number' })
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(/typo/)
  await userEvent.keyboard('{Backspace}')
  await expect.element(number).toHaveAttribute('aria-invalid', 'false')
  expect(port.save).not.toHaveBeenCalled()
})

it('CHK-09 says that the provider is silent, keeps the entries, and can be asked again', async () => {
  setUp({ mount: storyCardFields({ isSilent: true }) })
  await fillIn()
  await save.click()
  await expect.element(dialog.getByText(/^The payment provider did not answer, so nothing was saved\./)).toBeVisible()
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(dialog.getByRole('textbox', { name: 'Security code' })).toHaveValue('737')
})

it('CHK-09 mounts fields that did not load once more', async () => {
  const mountFields = vi.fn(storyCardFields()).mockRejectedValueOnce(new Error('down'))
  setUp({ mount: mountFields })
  await add.click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Card number' })).toBeVisible()
  await expect.element(dialog.getByText(/did not load/)).not.toBeInTheDocument()
})

it('API-37 names the orders that need a card before it deletes it anyway', async () => {
  const detail = 'Order SO-100412 needs this card.'
  const remove = vi.fn<PaymentMethodsPort['remove']>(async () => ({ success: true }))
  remove.mockRejectedValueOnce({ problem: { type: 'https://gauze.example/problems/card-in-use', detail } })
  const { onChanged } = setUp({ port: { remove } })
  await page.getByRole('button', { name: 'Actions for Discover ending in 1117' }).click()
  await page.getByRole('button', { name: 'Delete Discover ending in 1117' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question.getByText(detail)).toBeVisible()
  await question.getByRole('button', { name: 'Delete anyway' }).click()
  await expect.element(page.getByText('Discover ending in 1117 was deleted.')).toBeVisible()
  expect(remove.mock.calls).toEqual([[{ id: 9 }], [{ id: 9, evenIfUsed: true }]])
  expect(onChanged).toHaveBeenCalledOnce()
})

it('ACCT-11 API-36 makes a card the default, and says why a card of a colleague is not', async () => {
  const makeDefault = vi.fn<PaymentMethodsPort['save']>(async () => other)
  makeDefault.mockRejectedValueOnce({ status: 403, problem: { detail: 'A colleague added this card.' } })
  setUp({ port: { save: makeDefault } })
  const menu = page.getByRole('button', { name: 'Actions for Discover ending in 1117' })
  const button = page.getByRole('button', { name: 'Make default: Discover ending in 1117' })
  await menu.click()
  await button.click()
  await expect.element(page.getByText('A colleague added this card.')).toBeVisible()
  await menu.click()
  await button.click()
  await expect.element(page.getByText('Discover ending in 1117 is the default now.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Discover ending in 1117' })).toHaveFocus()
  expect(makeDefault).toHaveBeenLastCalledWith({ id: 9, isDefault: true })
})
