import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { addresses } from '../../story-data/index.js'
import { AddressBook, type AddressBookProps } from './index.js'

const [first] = addresses
if (!first) throw new Error('The story company has no address.')
const main = { ...first, label: 'Main dock' }

const nowhere = 'No other address of your company can receive them.'

function setUp(props: Partial<AddressBookProps> = {}) {
  const onSave = vi.fn<AddressBookProps['onSave']>(async (fields) => ({ ...main, label: fields.label ?? '' }))
  const onRetry = vi.fn<AddressBookProps['onRetry']>()
  const done = async () => undefined
  const removal = { onDelete: done, onRestore: done }
  const { container } = mount(
    <AddressBook addresses={[main]} today="2026-11-24" onRetry={onRetry} onSave={onSave} {...removal} {...props} />,
  )
  return { container, onSave, onRetry }
}

function sees(text: string) {
  return expect.element(page.getByText(text, { exact: true })).toBeVisible()
}

describeConformance('AddressBook', (props, ref) => (
  <AddressBook
    {...props}
    ref={ref}
    addresses={[main]}
    today="2026-11-24"
    onRetry={vi.fn()}
    onSave={vi.fn()}
    onDelete={vi.fn()}
    onRestore={vi.fn()}
  />
))

it('ACCT-03 shows an address with its marks, and names the products that an expired license blocks', async () => {
  const licenseOf = (rxLevel: string, expiration: string) => ({ rxLevel, expiration, licenceNumber: `L-${rxLevel}` })
  const controlledSubstance = [
    licenseOf('2', '2026-11-23'),
    licenseOf('3', '2026-11-24'),
    licenseOf('4', '2026-12-24'),
    licenseOf('5', '2026-12-25'),
  ]
  const { container } = setUp({ addresses: [{ ...main, controlledSubstance }] })
  const card = page.getByRole('article', { name: 'Main dock' })
  await expect.element(card).toMatchTextContent(/Attention Receiving.*1200 Harbor Avenue.*Columbus, OH 43004/)
  await expect.element(card.getByRole('link', { name: '800-555-0134' })).toHaveAttribute('href', 'tel:800-555-0134')
  await sees('Default ship-to address')
  await sees('Default billing address')
  await sees('Number L-2')
  await sees('Expired 11/23/2026')
  await sees(`Items of Rx level 2 cannot ship here. ${nowhere}`)
  await sees('Expires today')
  await sees(`Expires 11/24/2026. After that day, items of Rx level 3 cannot ship here. ${nowhere}`)
  await sees('Expires in 30 days')
  await sees(`Expires 12/24/2026. After that day, items of Rx level 4 cannot ship here. ${nowhere}`)
  await sees('Expires 12/25/2026.')
  await expectAccessible(container)
})

it('ACCT-03 adds an address by keyboard, announces it, and gives the focus back', async () => {
  const { onSave } = setUp()
  const add = page.getByRole('button', { name: 'Add an address' })
  await userEvent.tab()
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await dialog.getByLabelText('Street address').fill('43 New Scotland Avenue')
  await dialog.getByLabelText('City').fill('Albany')
  await dialog.getByLabelText('State').selectOptions('NY')
  await dialog.getByLabelText('ZIP code').fill('12208')
  await dialog.getByLabelText(/^Name of this address/).fill('Ward 4')
  await dialog.getByRole('checkbox', { name: 'Make this the default billing address' }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(page.getByRole('status').getByText('Ward 4 was saved.')).toBeVisible()
  await expect.element(add).toHaveFocus()
  expect(onSave.mock.calls).toMatchObject([[{ city: 'Albany', isDefaultShipping: false, isDefaultBilling: true }]])
  expect(onSave.mock.calls[0]?.[0]).not.toHaveProperty('id')
})

it('ACCT-03 edits an address from its present values, keeps them when the server refuses, and says why by field', async () => {
  const problem = { detail: 'The address is not complete.', errors: { zip: ['is not of this state'] } }
  const onSave = vi.fn<AddressBookProps['onSave']>().mockRejectedValue({ kind: 'validation', problem })
  setUp({ onSave })
  const menu = page.getByRole('button', { name: 'Actions for Main dock', exact: true })
  await menu.click()
  await page.getByRole('button', { name: 'Edit Main dock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Main dock' })
  const zip = dialog.getByLabelText('ZIP code')
  await expect.element(zip).toHaveValue('43004')
  expect(dialog.getByRole('checkbox').elements()).toEqual([])
  await zip.fill('90210')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(zip).toHaveAccessibleDescription('ZIP code is not of this state')
  await expect.element(zip).toHaveValue('90210')
  expect(onSave.mock.calls).toMatchObject([[{ id: main.id, zip: '90210', line1: '1200 Harbor Avenue' }]])
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
})

it("ACCT-03 shows a colleague's change, keeps the filled-in fields, and the next save goes through", async () => {
  const detail = 'Dana Whitfield changed this address on 11/24/2026. Look at it again, then save.'
  const problem = { type: 'https://gauze.example/problems/address-changed', detail }
  const onSave = vi.fn<AddressBookProps['onSave']>(async () => main)
  const book = (address: typeof main) => (
    <AddressBook
      addresses={[address]}
      today="2026-11-24"
      onRetry={vi.fn()}
      onSave={onSave}
      onDelete={vi.fn()}
      onRestore={vi.fn()}
    />
  )
  const { rerender } = mount(book({ ...main, revision: 'r1' }))
  onSave.mockImplementationOnce(async () => {
    rerender(book({ ...main, phone: '800-555-0199', revision: 'r2' }))
    throw { kind: 'conflict', problem }
  })
  await page.getByRole('button', { name: 'Actions for Main dock', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Main dock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Attention/).fill('Night shift')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(dialog.getByText(detail)).toBeVisible()
  await expect.element(dialog.getByLabelText(/^Phone/)).toHaveValue('800-555-0199')
  await expect.element(dialog.getByLabelText(/^Attention/)).toHaveValue('Night shift')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await sees('Main dock was saved.')
  expect(onSave.mock.calls).toMatchObject([
    [{ revision: 'r1', attention: 'Night shift' }],
    [{ revision: 'r2', attention: 'Night shift', phone: '800-555-0199' }],
  ])
})

it('ACCT-03 offers the next step while there is no address, and reads again after a failure', async () => {
  setUp({ addresses: [] })
  await sees('There is no address yet')
  await sees('Add the address where your company receives its orders. The checkout then offers it.')
  const { onRetry, container } = setUp({ addresses: [], status: 'error' })
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('ACCT-03 API-41 WCAG 3.3.4 asks again before an address that orders need is deleted, and Undo has the focus', async () => {
  const detail = 'order 1042 needs this address. Choose another address there first, or delete this one anyway.'
  const problem = { type: 'https://gauze.example/problems/address-in-use', detail }
  const onDelete = vi.fn<NonNullable<AddressBookProps['onDelete']>>(async () => undefined)
  onDelete.mockRejectedValueOnce({ kind: 'conflict', problem })
  const onRestore = vi.fn<NonNullable<AddressBookProps['onRestore']>>(async () => undefined)
  const { container } = setUp({ onDelete, onRestore })
  await page.getByRole('button', { name: 'Actions for Main dock', exact: true }).click()
  await page.getByRole('button', { name: 'Delete Main dock' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Main dock?' })
  const isDefault = 'It is the default ship-to and billing address of your company, which then has none.'
  await expect.element(question.getByText(isDefault, { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question.getByText(detail)).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Delete anyway' }).click()
  await expect.element(page.getByRole('status').getByText('Main dock was deleted.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await sees('Main dock is back.')
  expect(onDelete.mock.calls).toEqual([[{ id: main.id }], [{ id: main.id, evenIfUsed: true }]])
  expect(onRestore.mock.calls).toEqual([[{ id: main.id }]])
  await expectAccessible(container)
})

it('ACCT-03 a buyer changes the addresses that they added, and reads the role that can change the shared ones', async () => {
  const shared = { ...main, mayChange: false, changedBy: 'Dana Whitfield', changedOn: '2026-11-26T03:00:00.000Z' }
  const own = { ...main, id: 9, label: 'Ward 4', isShared: false, isDefaultShipping: false, isDefaultBilling: false }
  const colleagues = { ...own, id: 10, label: 'Ward 5', isShared: false, mayChange: false }
  const { container } = setUp({ addresses: [shared, own, colleagues], mayChooseDefaults: false })
  const card = page.getByRole('article', { name: 'Main dock' })
  await expect.element(card.getByText('Changed by Dana Whitfield on 11/25/2026', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Only an administrator can change this address.', { exact: true })).toBeVisible()
  expect(card.getByRole('button').elements()).toEqual([])
  await sees('Only the person who added this address or an administrator can change it.')
  const ownCard = page.getByRole('article', { name: 'Ward 4' })
  expect(ownCard.getByText(/^(Changed by|Only an administrator)/).elements()).toEqual([])
  await expectAccessible(container)
  await ownCard.getByRole('button', { name: 'Actions for Ward 4', exact: true }).click()
  await expect.element(ownCard.getByRole('button', { name: 'Delete Ward 4' })).toBeVisible()
  await ownCard.getByRole('button', { name: 'Edit Ward 4' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Ward 4' })
  await expect.element(dialog.getByLabelText('ZIP code')).toHaveValue('43004')
  expect(dialog.getByRole('checkbox').elements()).toEqual([])
})

it('ACCT-03 a person who may not order adds no address, and reads the role that can add one', async () => {
  setUp({ addresses: [], mayAdd: false, mayChooseDefaults: false })
  await sees('Ask an administrator of your company to add the address where it receives its orders.')
  expect(page.getByRole('button').elements()).toEqual([])
})
