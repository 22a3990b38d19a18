import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { cards, StoryCheckout, storyCardFields } from '../../story-data/index.js'
import { CheckoutDetails } from '../checkout-steps/index.js'
import { AddCard, type AddCardProps } from './index.js'

const [first] = cards
if (!first) throw new Error('The story company has no card.')
const added = { ...first, id: 31, brand: 'Discover', last4: '1117', isDefault: false }

it('CHK-01 CHK-09 a company on terms adds a card, which pays for this order, and the focus returns', async () => {
  const onSave = vi.fn<AddCardProps['onSave']>(async () => added)
  const addCard = (
    <AddCard
      getTypes={async () => ({ types: ['Discover'], fields: { kind: 'frames', url: 'https://fields.example' } })}
      onSave={onSave}
      mount={storyCardFields()}
    />
  )
  mount(
    <StoryCheckout>
      <CheckoutDetails onReview={() => undefined} addCard={addCard} />
    </StoryCheckout>,
  )
  const opener = page.getByRole('button', { name: 'Add a card' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add a card' })
  await dialog.getByLabelText('Name on card').fill('Ada Diaz')
  await dialog.getByRole('textbox', { name: 'Card number' }).fill('6011 1111 1111 1117')
  await dialog.getByRole('textbox', { name: 'Expiration' }).fill('04 / 39')
  await dialog.getByRole('textbox', { name: 'Security code' }).fill('737')
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect.element(page.getByRole('radio', { name: /^Discover ending in 1117/ })).toBeChecked()
  await expect
    .element(page.getByText('Discover ending in 1117 was added, and pays for this order.'))
    .toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
