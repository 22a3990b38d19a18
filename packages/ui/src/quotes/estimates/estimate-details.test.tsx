import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import type { ItemsAddition } from '../../catalog/added-items/index.js'
import { estimateDetails, requestedQuote } from '../../story-data/index.js'
import { EstimateDetails, type EstimateDetailsProps } from './index.js'

const nothing: ItemsAddition = {
  ...{ lines: [], granted: [], isAnswered: false, isWaiting: false, undoState: 'none' },
  ...{ add: () => undefined, undo: () => undefined, dismiss: () => undefined, outcomeOf: () => null },
}

const refusal = {
  kind: 'conflict',
  problem: { type: 'quote-answered', detail: 'The store has answered quote EST-10006.' },
}

function Shown(props: EstimateDetailsProps) {
  return (
    <main>
      <h1>Estimate</h1>
      <EstimateDetails {...props} />
    </main>
  )
}

function button(name: string) {
  return page.getByRole('button', { name, exact: true })
}

describeConformance('EstimateDetails', (props, ref) => (
  <EstimateDetails {...props} ref={ref} estimate={estimateDetails} />
))

describe('an open estimate', () => {
  it('ACCT-06 shows prices of up to four decimals, totals, the last day, notes and the requester', async () => {
    const { container } = mount(<Shown estimate={estimateDetails} addition={nothing} />)
    await expect
      .element(page.getByText('These prices hold until 12/31/2026, for one order of up to the quantities below.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /Nitrile/ }))
      .toMatchTextContent(/12 × Box of 100\$11\.8542\$142\.20$/)
    const facts = container.querySelector('[data-slot="facts"]')
    for (const words of [
      'Requested byDana Whitfield',
      'Needed by12/01/2026',
      'We open it in March.',
      'Delivery is free.',
    ])
      expect(facts?.textContent).toContain(words)
    await expect.element(page.getByRole('link', { name: /^Nitrile exam gloves/ })).toBeVisible()
    expect(container.textContent).toContain('$184.03')
    await expect.element(button('Request again')).not.toBeInTheDocument()
    await expectAccessible(container)
  })

  it('ACCT-06 PLUS-19 adds all lines in one press, each from this estimate', async () => {
    const add = vi.fn()
    mount(<Shown estimate={estimateDetails} addition={{ ...nothing, add }} />)
    await button('Add to cart').click()
    expect(add).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ itemId: 20418, unit: 204181, quantity: 12, estimateId: 5 }),
      expect.objectContaining({ itemId: 11240, unit: 112401, quantity: 4, estimateId: 5 }),
    ])
  })
})

describe('a quote that waits', () => {
  it('ACCT-06 shows no prices, and is withdrawn after a question', async () => {
    const onWithdraw = vi.fn(async () => undefined)
    const { container } = mount(<Shown estimate={requestedQuote} addition={nothing} onWithdraw={onWithdraw} />)
    await expect.element(page.getByText(/^We have not priced this quote yet\./)).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument()
    await expect.element(button('Add to cart')).not.toBeInTheDocument()
    expect(container.textContent).not.toContain('$')
    await button('Withdraw').click()
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw quote EST-10006?' })
    await expectAccessible(document.body)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onWithdraw).not.toHaveBeenCalled()
    await button('Withdraw').click()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    expect(onWithdraw).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('PLUS-19 says why it could not be withdrawn', async () => {
    mount(<Shown estimate={requestedQuote} onWithdraw={() => Promise.reject(refusal)} />)
    await button('Withdraw').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('The store has answered quote EST-10006.')
  })

  it('ACCT-06 is not offered to be withdrawn by others', async () => {
    mount(<Shown estimate={{ ...requestedQuote, mayWithdraw: false }} onWithdraw={async () => undefined} />)
    await expect.element(button('Print')).toBeVisible()
    await expect.element(button('Withdraw')).not.toBeInTheDocument()
  })
})

describe('an estimate that is over', () => {
  it('PLUS-19 is requested again with the key of a request that failed, and cannot be added', async () => {
    const onRequestAgain = vi.fn<(key: string) => Promise<void>>().mockRejectedValueOnce(refusal)
    mount(
      <Shown estimate={{ ...estimateDetails, status: 'Expired' }} addition={nothing} onRequestAgain={onRequestAgain} />,
    )
    await expect.element(page.getByText(/^These prices no longer hold\./)).toBeVisible()
    await expect.element(button('Add to cart')).not.toBeInTheDocument()
    await button('Request again').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await pressEnter(button('Request again'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    const [first, second] = onRequestAgain.mock.calls
    expect(first).toEqual(second)
  })

  it('PLUS-19 links to the order that accepted it', async () => {
    const order = { id: 398, orderNumber: 'SO-100398' }
    mount(<Shown estimate={{ ...estimateDetails, status: 'Accepted', order }} />)
    await expect
      .element(page.getByRole('link', { name: 'See order SO-100398' }))
      .toHaveAttribute('href', '/myaccount/menu/orderdetails?id=398')
  })

  it('PLUS-19 says when and why it was declined', async () => {
    const answer = { answer: 'The maker no longer supplies it.', answeredAt: '2026-11-20T15:00:00Z' }
    const { container } = mount(<Shown estimate={{ ...requestedQuote, ...answer, status: 'Declined' }} />)
    await expect.element(page.getByText('We declined this quote on 11/20/2026')).toBeVisible()
    await expect.element(page.getByRole('note')).toMatchTextContent(/The maker no longer supplies it\.$/)
    await expectAccessible(container)
  })
})

it('ACCT-06 ACCT-19 opens the paper of an estimate', async () => {
  const openPaper = vi.fn()
  mount(<Shown estimate={estimateDetails} papers={{ pending: null, failure: null, blocked: null, openPaper }} />)
  await page.getByRole('button', { name: 'PDF (opens in a new window)' }).click()
  expect(openPaper.mock.calls).toEqual([[{ type: 'estimate', transactionId: estimateDetails.id }]])
})
