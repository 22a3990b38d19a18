import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
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
  })
})

it('CHK-08 says in words what is missing, and shows the errors of the server at their fields', async () => {
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
  await page.getByLabelText('Payment').selectOptions('7')
  await page.getByRole('button', { name: 'Start subscription' }).click()
  await expect.element(page.getByLabelText('Payment')).toHaveAccessibleDescription('Payment this card has expired')
})

it('CHK-08 an edit that changes no date keeps the first date; a deleted card must be chosen again', async () => {
  const monthly = { ...storySubscription, every: 1, frequency: 'months' as const, startOn: '2026-08-31' }
  const nextDates = ['2026-11-30', '2026-12-31'].map((date) => ({ date, skipped: false }))
  const props = propsWith({ subscription: { ...monthly, nextDates, paymentMethod: 99 } })
  mount(<SubscriptionForm {...props} />)
  await expect.element(page.getByLabelText('Next date')).toHaveValue('2026-11-30')
  await expect.element(page.getByRole('list', { name: 'Orders on' })).toMatchTextContent(/11\/30\/2026.*12\/31\/2026/)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByLabelText('Payment')).toHaveAccessibleDescription('Payment is required')
  await page.getByLabelText('Payment').selectOptions('terms')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await vi.waitFor(() => expect(props.onSaved).toHaveBeenCalledOnce())
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ startOn: '2026-08-31' }))
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
