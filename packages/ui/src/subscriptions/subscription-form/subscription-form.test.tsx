import type { OfferedAddress } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { addresses } from '../../story-data/index.js'
import { storyChoices, storySubscription } from '../subscriptions/story-subscriptions.js'
import { SubscriptionForm, type SubscriptionFormProps, SubscriptionListChoice } from './index.js'

function propsWith(props: Partial<SubscriptionFormProps> = {}): SubscriptionFormProps {
  return {
    ...{ list: { id: 1, name: 'OR weekly restock' }, subscription: null, choices: storyChoices },
    ...{ cancelHref: '/lists', today: '2026-11-24', onSaved: vi.fn() },
    onSave: vi.fn(async () => storySubscription),
    ...props,
  }
}

const { attention, line1, line2, city, state, zip } = addresses[0] as OfferedAddress
const mainDock = { attention, line1, line2, city, state, zip }

/** The ways to pay, within the step of the same name. */
const payment = page.getByRole('group', { name: 'Payment' }).nth(1)

describeConformance('SubscriptionForm', (props, ref) => <SubscriptionForm {...propsWith()} {...props} ref={ref} />)
describeConformance('SubscriptionListChoice', (props, ref) => (
  <SubscriptionListChoice {...props} ref={ref} lists={[]} hrefOf={() => '#'} listsHref="#" />
))

it('CHK-08 shows the next four dates while people type, and saves the rhythm with its payment', async () => {
  const props = propsWith()
  const { container } = mount(<SubscriptionForm {...props} />)
  await page.getByLabelText('First date').fill('2027-01-31')
  await page.getByLabelText('Every').fill('1')
  await page.getByLabelText('Weeks or months').selectOptions('months')
  await expect
    .element(page.getByRole('list', { name: 'Orders on' }))
    .toMatchTextContent(/Sunday, 01\/31\/2027.*02\/28\/2027.*03\/31\/2027.*04\/30\/2027/)
  await page.getByLabelText(/^PO number/).fill(' PO-7 ')
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Start subscription' }).click()
  await vi.waitFor(() => expect(props.onSaved).toHaveBeenCalledWith('OR weekly restock is ordered next on 12/08/2026.'))
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith({
    ...{ itemListId: 1, every: 1, frequency: 'months', startOn: '2027-01-31' },
    ...{ shipAddressId: 1, billAddressId: 1, paymentMethod: 'terms', poNum: 'PO-7' },
    ...{ expectedShipTo: mainDock, expectedBillTo: mainDock },
  })
})

it('CHK-08 WCAG 3.3.1 names the missing fields, and shows the errors of the server at their fields', async () => {
  const problem = { detail: 'The card has expired.', errors: { paymentMethod: ['this card has expired'] } }
  const onSave = vi.fn<SubscriptionFormProps['onSave']>().mockRejectedValue({ kind: 'validation', problem })
  mount(<SubscriptionForm {...propsWith({ onSave })} />)
  const startOn = page.getByLabelText('First date')
  await startOn.fill('2026-11-24')
  await page.getByLabelText('Every').fill('0')
  await page.getByRole('button', { name: 'Start subscription' }).click()
  await expect
    .element(page.getByLabelText('Every'))
    .toHaveAccessibleDescription('Every must be a whole number from 1 to 52')
  await expect.element(startOn).toHaveAccessibleDescription(/The date must be after today/)
  await expect.element(page.getByLabelText(/^PO number/)).toHaveAccessibleDescription(/PO number is required/)
  expect(onSave).not.toHaveBeenCalled()
  await startOn.fill('2026-11-25')
  await page.getByLabelText('Every').fill('2')
  await page.getByRole('radio', { name: /Visa/ }).click()
  await page.getByRole('button', { name: 'Start subscription' }).click()
  await expect.element(payment).toHaveAccessibleDescription('Payment this card has expired')
})

it('CHK-08 an edit that changes no date keeps the first date; a deleted card must be chosen again', async () => {
  const monthly = { ...storySubscription, every: 1, frequency: 'months' as const, startOn: '2026-08-31' }
  const nextDates = ['2026-11-30', '2026-12-31'].map((date) => ({ date, skipped: false }))
  const props = propsWith({ subscription: { ...monthly, nextDates, paymentMethod: 99 } })
  mount(<SubscriptionForm {...props} />)
  await expect.element(page.getByLabelText('Next date')).toHaveValue('2026-11-30')
  await expect.element(page.getByRole('list', { name: 'Orders on' })).toMatchTextContent(/11\/30\/2026.*12\/31\/2026/)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(payment).toHaveAccessibleDescription('Payment is required')
  await page.getByRole('radio', { name: /On terms/ }).click()
  // A click at the spot of the last one would be the rest of a double click.
  ;(page.getByRole('button', { name: 'Save changes' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(props.onSaved).toHaveBeenCalledOnce())
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ startOn: '2026-08-31' }))
})

it('CHK-06 shows whole places, sends the shown ones, and keeps the entries when a place was changed', async () => {
  const [first] = addresses as [OfferedAddress]
  const twins = [
    { ...first, line2: 'Suite 4' },
    { ...first, id: 9, attention: '', line2: 'Suite 5', city: 'Dublin', isShared: false },
  ]
  const detail = 'The ship-to address was changed: it was Suite 5, and is now Suite 6.'
  const problem = { detail, errors: { shipAddressId: [detail] } }
  const onSave = vi.fn<SubscriptionFormProps['onSave']>().mockRejectedValueOnce({ kind: 'conflict', problem })
  onSave.mockResolvedValue(storySubscription)
  const props = propsWith({ onSave, subscription: storySubscription, choices: { ...storyChoices, addresses: twins } })
  const { container, rerender } = mount(<SubscriptionForm {...props} />)
  const shipTo = page.getByRole('group', { name: 'Ship to' })
  await page.getByRole('radio', { name: /1200 Harbor Avenue, Suite 5, Dublin, OH 43004/ }).click()
  await expect
    .element(page.getByText('A buyer added this address for their own orders and can change it.'))
    .toBeVisible()
  const other = 'Mercy General, Main dock, Receiving, 1200 Harbor Avenue, Suite 4, Columbus, OH 43004'
  await page.getByLabelText('Bill to').selectOptions(other)
  await page.getByLabelText(/^PO number/).fill('PO-77')
  await expectAccessible(container)
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect.element(shipTo).toHaveAccessibleDescription(new RegExp(detail))
  const place = { ...mainDock, attention: '', line2: 'Suite 5', city: 'Dublin' }
  const billed = { ...mainDock, line2: 'Suite 4' }
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ shipAddressId: 9, expectedShipTo: place, billAddressId: 1, expectedBillTo: billed }),
  )
  const changed = twins.map((address) => (address.id === 9 ? { ...address, line2: 'Suite 6' } : address))
  const subscription = { ...storySubscription, placeChanges: [detail] }
  rerender(
    <SubscriptionForm {...props} subscription={subscription} choices={{ ...storyChoices, addresses: changed }} />,
  )
  await expect.element(page.getByRole('note')).toMatchTextContent(detail)
  await expect.element(page.getByRole('radio', { name: /Suite 6, Dublin/ })).toBeChecked()
  await expect.element(page.getByLabelText(/^PO number/)).toHaveValue('PO-77')
  ;(save.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(props.onSaved).toHaveBeenCalledOnce())
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ poNum: 'PO-77', expectedShipTo: { ...place, line2: 'Suite 6' } }),
  )
})

it('CHK-08 asks for a list, and marks the lists that are subscriptions', async () => {
  const listed = { itemListDetailCount: 2, shared: false, isOwner: true, ownerName: 'Dana Whitfield' }
  const { container } = mount(
    <SubscriptionListChoice
      lists={[{ ...listed, id: 4, name: 'ED crash carts', isSubscription: true }]}
      hrefOf={(id) => `?itemListId=${id}`}
      listsHref="/lists"
    />,
  )
  await expect.element(page.getByRole('link', { name: 'ED crash carts' })).toHaveAttribute('href', '?itemListId=4')
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/2 items.*Subscription/)
  await expectAccessible(container)
})
