import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { addresses, StoryCheckout } from '../../story-data/index.js'
import { CheckoutDetails } from '../checkout-steps/index.js'
import { AddAddress, type AddAddressProps } from './index.js'

const [first] = addresses
if (!first) throw new Error('The story company has no address.')
const ward = { ...first, id: 41, label: 'Ward 4', offeredForCart: true, withheldReason: null }

function setUp(answer: () => ReturnType<AddAddressProps['onSave']>, props: Partial<AddAddressProps> = {}) {
  const onSave = vi.fn<AddAddressProps['onSave']>(answer)
  mount(
    <StoryCheckout>
      <CheckoutDetails onReview={() => undefined} addAddress={<AddAddress onSave={onSave} {...props} />} />
    </StoryCheckout>,
  )
  return onSave
}

const opener = page.getByRole('button', { name: 'Add an address' })
const dialog = page.getByRole('dialog', { name: 'Add an address' })
const city = dialog.getByLabelText('City')

async function fillIn() {
  await userEvent.fill(dialog.getByLabelText('Street address'), '43 New Scotland Avenue')
  await userEvent.fill(city, 'Albany')
  await userEvent.selectOptions(dialog.getByLabelText('State'), 'NY')
  await userEvent.fill(dialog.getByLabelText('ZIP code'), '12208')
  await userEvent.fill(dialog.getByLabelText(/^Name of this address/), 'Ward 4')
}

describe('AddAddress', () => {
  it('CHK-02 saves a new address, to which this order goes, and gives the focus back', async () => {
    const onSave = setUp(async () => ward)
    await opener.click()
    await fillIn()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Save address' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      line1: '43 New Scotland Avenue',
      city: 'Albany',
      label: 'Ward 4',
    })
    await expect.element(page.getByRole('radio', { name: /Ward 4/ })).toBeChecked()
    await expect.element(page.getByText('Ward 4 was added, and this order goes there.')).toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('CHK-02 says why this cart cannot go to the new address', async () => {
    setUp(async () => ({ ...ward, offeredForCart: false, withheldReason: 'No license is held there.' }))
    await opener.click()
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Ward 4 was added. No license is held there.')).toBeInTheDocument()
  })

  it('CHK-02 VAL-06 keeps the entries when Escape closes it or saving fails, until Cancel', async () => {
    setUp(() => Promise.reject({ kind: 'network' }))
    await opener.click()
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText(/could not be saved/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await expect.element(city).toHaveValue('Albany')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await opener.click()
    await expect.element(city).toHaveValue('')
  })

  it('CHK-02 ACCT-03 offers no default to a buyer, who adds the address for their own orders', async () => {
    setUp(async () => ward, { defaults: [] })
    await opener.click()
    await expect.element(city).toBeVisible()
    expect(dialog.getByRole('checkbox').elements()).toEqual([])
  })
})
