import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Subscriptions, type SubscriptionsProps } from './index.js'
import { storyChoices, storySubscription, storySubscriptions } from './story-subscriptions.js'

function portWith(changes: Partial<SubscriptionsProps['port']> = {}): SubscriptionsProps['port'] {
  return {
    skipSubscription: vi.fn(async () => storySubscription),
    pauseSubscription: vi.fn(async () => storySubscription),
    deleteSubscription: vi.fn(async () => ({ success: true as const })),
    ...changes,
  }
}

function propsWith(props: Partial<SubscriptionsProps> = {}): SubscriptionsProps {
  return {
    ...{ subscriptions: [storySubscription], choices: storyChoices, port: portWith(), listsHref: '/lists' },
    ...{ onRetry: vi.fn(), onChanged: vi.fn() },
    listHref: (id) => `/lists/${id}`,
    editHref: (id) => `/subscription?itemListId=${id}`,
    ...props,
  }
}

describeConformance('Subscriptions', (props, ref) => <Subscriptions {...propsWith()} {...props} ref={ref} />)

it('ACCT-14 shows the next order, the rhythm, the dates, the payment and the last order', async () => {
  const { container } = mount(<Subscriptions {...propsWith()} />)
  const card = page.getByRole('article', { name: 'OR weekly restock' })
  await expect.element(card.getByText('Tuesday, 12/08/2026', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Every 2 weeks on Tuesday')).toBeVisible()
  await expect.element(card).toMatchTextContent(/12\/22\/2026\s*Skipped/)
  await expect.element(card).toMatchTextContent(/Ship to.*Main dock.*Bill to.*Outpatient.*Net 30.*PO-4471/)
  await expect
    .element(card.getByRole('link', { name: 'SO-100440' }))
    .toHaveAttribute('href', '/myaccount/menu/orderdetails?id=3')
  await expect.element(card.getByText('Sharps container, 5 qt: out of stock until 12/04/2026.')).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'OR weekly restock' })).toHaveAttribute('href', '/lists/1')
  await expectAccessible(container)
})

it('ACCT-14 CHK-08 gives the reasons of a missing order and of a pause, and names deleted items', async () => {
  const { container } = mount(<Subscriptions {...propsWith({ subscriptions: storySubscriptions })} />)
  const failed = page.getByRole('article', { name: 'ED crash carts' })
  await expect
    .element(failed)
    .toMatchTextContent(/The card ending in 4242 was declined\. We try again on 12\/01\/2026\./)
  await expect.element(failed.getByText('Every month on the 31st, or the last day')).toBeVisible()
  expect(failed.getByRole('button', { name: 'Skip 11/30/2026' }).elements()).toEqual([])
  const paused = page.getByRole('article', { name: 'Clinic basics' })
  await expect
    .element(paused)
    .toMatchTextContent(/No orders until you resume it\. The card ending in 4242 was declined\./)
  await expect.element(paused.getByText('It was deleted. Choose another one.').first()).toBeVisible()
  await expect.element(paused.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expectAccessible(container)
})

it('ACCT-14 confirms a skipped date inside the subscription, where the button was pressed', async () => {
  mount(<Subscriptions {...propsWith()} />)
  const card = page.getByRole('article', { name: 'OR weekly restock' })
  await page.getByRole('button', { name: 'Skip 12/08/2026' }).first().click()
  const news = card.getByRole('status').filter({ hasText: 'OR weekly restock is not ordered on 12/08/2026.' })
  await expect.element(news).toBeInViewport()
})

it('CHK-08 shows a refused change at the subscription, and reads again', async () => {
  const problem = { detail: 'This date has passed. Load the page again.' }
  const skipSubscription = vi.fn().mockRejectedValue({ kind: 'conflict', problem })
  const props = propsWith({ port: portWith({ skipSubscription }) })
  mount(<Subscriptions {...props} />)
  await page.getByRole('button', { name: 'Skip 12/08/2026' }).first().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This date has passed. Load the page again.')
  expect(props.onChanged).toHaveBeenCalledOnce()
})

it('ACCT-14 WCAG 2.4.3 asks before it ends a subscription, announces the end, and moves on to the heading', async () => {
  const pageOf = (shown: SubscriptionsProps) => (
    <main>
      <h1>Subscriptions</h1>
      <Subscriptions {...shown} />
    </main>
  )
  const onChanged = vi.fn(() => rerender(pageOf({ ...props, subscriptions: [] })))
  const props = propsWith({ onChanged })
  const { rerender } = mount(pageOf(props))
  const more = page.getByRole('button', { name: 'More actions for OR weekly restock' })
  const end = async () => {
    await more.click()
    await page.getByRole('button', { name: 'End subscription' }).click()
  }
  await end()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await end()
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).click()
  await expect
    .element(page.getByRole('status').getByText('The subscription of OR weekly restock has ended. The list stays.'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(props.port.deleteSubscription).toHaveBeenCalledExactlyOnceWith({ itemListId: 1 })
  expect(onChanged).toHaveBeenCalled()
})

it('ACCT-14 says how to make a subscription while there is none, and reads again after a failure', async () => {
  mount(<Subscriptions {...propsWith({ subscriptions: [] })} />)
  await expect.element(page.getByRole('link', { name: 'Go to Item Lists' })).toHaveAttribute('href', '/lists')
  const props = propsWith({ status: 'error' })
  mount(<Subscriptions {...props} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(props.onRetry).toHaveBeenCalledOnce()
})
