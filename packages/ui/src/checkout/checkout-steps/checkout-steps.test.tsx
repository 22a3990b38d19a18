import type { PlacedOrder } from '@gauze/machines/checkout'
import { createRef, type ReactElement, type RefObject, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { addresses, StoryCheckout, type StoryCheckoutProps, storyCheckoutPort } from '../../story-data/index.js'
import {
  CheckoutDetails,
  CheckoutFailure,
  CheckoutReview,
  type CheckoutScreenProps,
  CheckoutSkeleton,
} from './index.js'

/** The screens as a page of an application changes them. */
function Screens({ port }: Pick<StoryCheckoutProps, 'port'>) {
  const [screen, setScreen] = useState<'details' | 'review' | 'failure' | PlacedOrder>('details')
  if (typeof screen === 'object') return <p>{`Placed ${screen.orderConfirmation.orderNumber}`}</p>
  return (
    <StoryCheckout {...(port ? { port } : {})} onPlaced={setScreen} onFailed={() => setScreen('failure')}>
      {screen === 'details' ? <CheckoutDetails onReview={() => setScreen('review')} /> : null}
      {screen === 'review' ? <CheckoutReview onDetails={() => setScreen('details')} /> : null}
      {screen === 'failure' ? (
        <CheckoutFailure
          onRetry={() => setScreen('review')}
          onDetails={() => setScreen('details')}
          help={<p>Call us</p>}
        />
      ) : null}
    </StoryCheckout>
  )
}

async function review() {
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO-7781')
  await page.getByRole('button', { name: 'Review order' }).click()
}

it('CHK-01 WCAG 3.3.4 goes from details over the review to a placed order, and not without the fields that terms require', async () => {
  const { container } = mount(<Screens />)
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'PO number' }))
    .toHaveAccessibleDescription(/Enter a PO number/)
  await expectAccessible(container)
  await review()
  await expect.element(page.getByText(/On terms, Net 30, PO number PO-7781/)).toBeVisible()
  await expectAccessible(container)
  await pressEnter(page.getByRole('button', { name: 'Place order' }))
  await expect.element(page.getByText('Placed SO-100412')).toBeVisible()
})

it('CHK-07 says before an order is placed that it needs approval, and names the button for it', async () => {
  const getCheckoutData = async () => ({ hasTerms: true, terms: 'Net 30', availableBalance: 900, approvalThreshold: 5 })
  mount(<Screens port={{ ...storyCheckoutPort, getCheckoutData }} />)
  await expect
    .element(page.getByText(/^This order needs approval: it is \$\d+\.\d\d above your \$5\.00 limit\.$/))
    .toBeVisible()
  await review()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect.element(page.getByText('Placed SO-100412')).toBeVisible()
})

it('CHK-01 offers a card in words for an order above the available credit', async () => {
  const getCheckoutData = async () => ({
    hasTerms: true,
    terms: 'Net 30',
    availableBalance: 5,
    approvalThreshold: null,
  })
  mount(<Screens port={{ ...storyCheckoutPort, getCheckoutData }} />)
  const words = page.getByText(/^This order is \$\d+\.\d\d above your available credit\. Pay it with a card/)
  await expect.element(words).toBeVisible()
  await page.getByRole('radio', { name: /^Visa ending in 4242/ }).click()
  await expect.element(words).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect.element(page.getByText(/Visa ending in 4242/)).toBeVisible()
})

it('PLUS-01 leads to the licenses while an address may not receive the cart', async () => {
  mount(<Screens />)
  await expect
    .element(page.getByRole('link', { name: 'Addresses and licenses' }))
    .toHaveAttribute('href', '/myaccount/menu/addresses')
})

it('CHK-01 says on which day the next orders leave, when that is not today', async () => {
  const getAlternateShippingData = async () => ({ shipDates: ['2020-03-02'], cutoffTime: '15:00' })
  mount(<Screens port={{ ...storyCheckoutPort, getAlternateShippingData }} />)
  await expect
    .element(page.getByRole('combobox', { name: 'Ship date' }))
    .toHaveAccessibleDescription('The next orders leave on Monday, 03/02/2020.')
})

it('CHK-01 says at its field that a ship date is not offered for another address', async () => {
  const getAlternateShippingData: typeof storyCheckoutPort.getAlternateShippingData = async ({ shipAddressZip }) => ({
    ...{ shipDates: shipAddressZip === addresses[0]?.zip ? ['2026-11-24'] : ['2026-11-25'], cutoffTime: '14:00' },
  })
  mount(<Screens port={{ ...storyCheckoutPort, getAlternateShippingData }} />)
  const shipDate = page.getByRole('combobox', { name: 'Ship date' })
  await expect.element(page.getByRole('option', { name: 'Tuesday, 11/24/2026' })).toBeInTheDocument()
  await shipDate.selectOptions('Tuesday, 11/24/2026')
  await page.getByRole('radio', { name: new RegExp(addresses[1]?.line1 ?? '') }).click()
  await expect.element(shipDate).toHaveAccessibleDescription(/The chosen day is not offered for this address/)
  await expect.element(shipDate).toHaveDisplayValue(/As soon as possible/i)
  await expect.element(page.getByRole('radio', { name: new RegExp(addresses[1]?.line1 ?? '') })).toHaveFocus()
})

it('CHK-01 leads back to the details, where everything is as it was filled in', async () => {
  mount(<Screens />)
  await review()
  await page.getByRole('link', { name: 'Change payment' }).click()
  await expect.element(page.getByRole('textbox', { name: 'PO number' })).toHaveValue('PO-7781')
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('link', { name: 'Change details' }).click()
  await expect.element(page.getByRole('textbox', { name: 'PO number' })).toHaveValue('PO-7781')
})

it('CHK-01 keeps a PO number that is too long, and says how long it may be', async () => {
  mount(<Screens />)
  const poNumber = page.getByRole('textbox', { name: 'PO number' })
  await poNumber.fill('P'.repeat(41))
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect.element(poNumber).toHaveAccessibleDescription(/40 characters/)
  await expect.element(poNumber).toHaveValue('P'.repeat(41))
})

it('CHK-05 says why an order was not placed, and places it when asked again', async () => {
  const keys: (string | undefined)[] = []
  const port = {
    ...storyCheckoutPort,
    placeOrder: async (...[order, options]: Parameters<typeof storyCheckoutPort.placeOrder>) => {
      keys.push(options?.idempotencyKey)
      if (keys.length === 1) throw { kind: 'forbidden', problem: { detail: 'This is above your available balance.' } }
      return storyCheckoutPort.placeOrder(order, options)
    },
  }
  mount(<Screens port={port} />)
  await review()
  await pressEnter(page.getByRole('button', { name: 'Place order' }))
  await expect.element(page.getByText('This is above your available balance.')).toBeVisible()
  await expect.element(page.getByText('Call us')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Placed SO-100412')).toBeVisible()
  expect(new Set(keys).size).toBe(2)
})

it('CHK-09 begins at the error of a declined card, and forgets it once another way to pay is chosen', async () => {
  const declined = 'The bank declined this card.'
  const placeOrder = async () => {
    const problem = { type: 'payment-declined', detail: declined, errors: { paymentMethod: [declined] } }
    throw { kind: 'validation', status: 422, problem }
  }
  mount(<Screens port={{ ...storyCheckoutPort, placeOrder }} />)
  await page.getByRole('radio', { name: /^Visa ending in 4242/ }).click()
  await page.getByRole('button', { name: 'Review order' }).click()
  await pressEnter(page.getByRole('button', { name: 'Place order' }))
  await expect.element(page.getByRole('link', { name: declined })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Payment' })).toHaveFocus()
  await page.getByRole('radio', { name: /terms/i }).click()
  await expect.element(page.getByText(declined).first()).not.toBeInTheDocument()
})

it('CHK-01 shows no failed order where none has failed', async () => {
  mount(
    <StoryCheckout>
      <CheckoutFailure onRetry={() => undefined} onDetails={() => undefined} help={<p>Call us</p>} />
    </StoryCheckout>,
  )
  await expect.element(page.getByRole('heading', { name: 'There is no failed order to show here' })).toBeVisible()
  await expect.element(page.getByText('Call us')).not.toBeInTheDocument()
})

function nothing() {
  return undefined
}

type Screen = (props: CheckoutScreenProps & { ref: RefObject<HTMLElement | null> }) => ReactElement

it.each<[string, StoryCheckoutProps['ahead'], string, Screen]>([
  ['CheckoutDetails', undefined, 'details', (props) => <CheckoutDetails {...props} onReview={nothing} />],
  ['CheckoutReview', 'review', 'review', (props) => <CheckoutReview {...props} onDetails={nothing} />],
  [
    'CheckoutFailure',
    undefined,
    'details',
    (props) => <CheckoutFailure {...props} onRetry={nothing} onDetails={nothing} />,
  ],
])('LIB-03 %s takes a class made of its step, attributes and a ref', async (_, ahead, step, screen) => {
  const ref = createRef<HTMLElement>()
  const { container } = mount(
    <StoryCheckout {...(ahead ? { ahead } : {})}>
      {screen({ ref, className: (state) => `own is-${state.step}`, style: { outlineOffset: 7 }, 'data-own': 'yes' })}
    </StoryCheckout>,
  )
  await expect.poll(() => container.querySelector(`.own.is-${step}`)).not.toBeNull()
  const root = container.querySelector<HTMLElement>('.own')
  expect(root?.dataset).toMatchObject({ own: 'yes', step, slot: 'root' })
  expect(root?.style.outlineOffset).toBe('7px')
  expect(ref.current).toBe(root)
})

describeConformance('CheckoutSkeleton', (props, ref) => <CheckoutSkeleton {...props} ref={ref} />)
