import type { AddItemsAnswer, CallInput } from '@gauze/contract'
import { MAX_CART_LINES } from '@gauze/rules'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { type ItemsAddition, type ItemsAdditionPort, useItemsAddition } from '../../catalog/added-items/index.js'
import { useAddItemsToCart } from '../../hooks/index.js'
import { orderDetails, storyReturns } from '../../story-data/index.js'
import { StoryCart, storyCart } from '../../story-data/story-cart.js'
import { OrderDetails } from './order-details.js'

describeConformance('OrderDetails', (props, ref) => <OrderDetails {...props} ref={ref} order={orderDetails} />)

function Reorderable(port: Omit<ItemsAdditionPort, 'pending' | 'onUndo'>) {
  const addition = useItemsAddition({ pending: [], onUndo: async () => undefined, ...port })
  return <OrderDetails order={orderDetails} addition={addition} />
}

function InCart({ order, onUndo }: Pick<ItemsAdditionPort, 'onUndo'> & { order: typeof orderDetails }) {
  const { add, ...cart } = useAddItemsToCart()
  return <OrderDetails order={order} addition={useItemsAddition({ ...cart, onAdd: add, onUndo })} />
}

/** A page whose order can be canceled once. */
function Cancelable() {
  const [mayCancel, setMayCancel] = useState(true)
  return (
    <main>
      <h1>Order</h1>
      <OrderDetails order={{ ...orderDetails, mayCancel }} onCancel={async () => setMayCancel(false)} />
    </main>
  )
}

/** An order in the page of a shopper, whose cart answers each request with outcomes of its lines. */
function openOrder(
  lines: typeof orderDetails.lines,
  outcomesOf: (input: CallInput<'addItems'>) => AddItemsAnswer['outcomes'],
) {
  const asked: CallInput<'addItems'>[] = []
  const onUndo = vi.fn<ItemsAdditionPort['onUndo']>(async () => undefined)
  const addItems = async (input: CallInput<'addItems'>) => {
    asked.push(input)
    return { ...storyCart, version: 2 + asked.length, outcomes: outcomesOf(input) }
  }
  mount(
    <StoryCart calls={{ addItems }}>
      <InCart order={{ ...orderDetails, lines }} onUndo={onUndo} />
    </StoryCart>,
  )
  return { asked, onUndo }
}

describe('OrderDetails', () => {
  it('ACCT-08 tells the outcome of each unit of one item, and takes out the unit that was added', async () => {
    const [line] = orderDetails.lines
    if (!line) throw new Error('The order has no line.')
    const carton = { ...line, id: 3, unit: 204182, unitLabel: 'Case of 1000', quantity: 2 }
    const { onUndo } = openOrder([line, carton], () => [
      { outcome: 'added' },
      { outcome: 'refused', code: 'no-allocation', detail: 'No more cases.' },
    ])
    await page.getByRole('button', { name: 'Reorder all' }).click()
    await expect.element(page.getByText('Added 12 × Box of 100')).toBeVisible()
    await expect.element(page.getByText('Not added. No more cases.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo all' }).click()
    expect(onUndo).toHaveBeenCalledWith([{ itemId: 20418, unit: 204181, quantity: 12 }])
  })

  it('ACCT-08 adds and takes out more lines than a cart holds in several requests', async () => {
    const [line] = orderDetails.lines
    if (!line) throw new Error('The order has no line.')
    const lines = Array.from({ length: MAX_CART_LINES + 1 }, (_, at) => ({ ...line, id: at, itemId: 1000 + at }))
    const { asked, onUndo } = openOrder(lines, (input) => input.lines.map(() => ({ outcome: 'added' })))
    await page.getByRole('button', { name: 'Reorder all' }).click()
    await expect.element(page.getByText('501 of 501 added to your cart.')).toBeVisible()
    expect(asked.map((input) => input.lines.length)).toEqual([MAX_CART_LINES, 1])
    onUndo.mockRejectedValueOnce(new Error('offline'))
    await pressEnter(page.getByRole('button', { name: 'Undo all' }))
    await expect.element(page.getByText(/The items are still in your cart/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo all' }).click()
    await expect.element(page.getByText('Taken out of your cart again.')).toBeVisible()
    expect(onUndo.mock.calls.map(([undone]) => undone.length)).toEqual([MAX_CART_LINES, MAX_CART_LINES, 1])
  })

  it('ACCT-08 puts a whole order or one of its lines into the cart, and says why an item cannot be bought', async () => {
    const onAdd = vi.fn<ItemsAdditionPort['onAdd']>()
    const { container, rerender } = mount(<Reorderable outcomes={{}} onAdd={onAdd} />)
    await page.getByRole('button', { name: 'Reorder Conforming stretch gauze roll' }).click()
    const roll = { itemId: 11240, unit: 112401, quantity: 4 }
    expect(onAdd).toHaveBeenLastCalledWith([roll])
    await page.getByRole('button', { name: 'Reorder all' }).click()
    expect(onAdd).toHaveBeenLastCalledWith([{ itemId: 20418, unit: 204181, quantity: 12 }, roll])
    const reason = { code: 'item-inactive', detail: 'This item is no longer sold' }
    const outcomes = {
      '20418:204181': { type: 'added' },
      '11240:112401': { type: 'refused', requested: null, reason },
    } as const
    rerender(<Reorderable outcomes={outcomes} onAdd={onAdd} />)
    await expect.element(page.getByText('Added 12 × Box of 100')).toBeVisible()
    await expect.element(page.getByText('Not added. This item is no longer sold')).toBeVisible()
    await expectAccessible(container)
  })

  it('CHK-07 asks before an order is canceled, and shows the words of a refusal', async () => {
    const onCancel = vi.fn<(reason: string) => Promise<void>>(async () => {
      throw { kind: 'conflict', problem: { type: 'order-moved', detail: 'Order SO-100398 has shipped.' } }
    })
    mount(<OrderDetails order={{ ...orderDetails, mayCancel: true }} onCancel={onCancel} />)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel order SO-/ })
    await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill(' Ordered twice ')
    await expectAccessible(document.body)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect.element(dialog.getByText('Order SO-100398 has shipped.')).toBeVisible()
    expect(onCancel.mock.calls).toEqual([['Ordered twice']])
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('CHK-07 WCAG 2.4.3 moves on to the heading once an order is canceled', async () => {
    mount(<Cancelable />)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('ACCT-07 opens the order and its packing slip as PDF', async () => {
    const open = vi.fn()
    mount(
      <OrderDetails order={orderDetails} papers={{ pending: null, failure: null, blocked: null, openPaper: open }} />,
    )
    await page.getByRole('button', { name: 'PDF' }).click()
    await page.getByRole('button', { name: 'Packing slip' }).click()
    expect(open.mock.calls).toEqual([
      [{ type: 'order', transactionId: orderDetails.id }],
      [{ type: 'packingSlip', transactionId: orderDetails.id }],
    ])
  })

  it('ACCT-07 names the variant, the MPN and the number of each ordered item', () => {
    const { container } = mount(<OrderDetails order={orderDetails} />)
    const identities = [...container.querySelectorAll('[data-slot="identity"]')].map(({ textContent }) => textContent)
    expect(identities).toEqual([
      'Size:medium · MPN\u00a0HS-4410-M · Item\u00a020418',
      'MPN\u00a0OW-3341 · Item\u00a011240',
    ])
  })

  it('ACCT-07 keeps a unit on one line, however long the names are', () => {
    const { container } = mount(
      <div style={{ width: 1000 }}>
        <OrderDetails order={orderDetails} />
      </div>,
    )
    const units = [...container.querySelectorAll('[data-slot="unit"]')]
    expect(units.map((unit) => getComputedStyle(unit).whiteSpace)).toEqual(['nowrap', 'nowrap'])
  })
})

describe('the returns of an order', () => {
  const opener = page.getByRole('button', { name: 'Return items' })
  const dialog = page.getByRole('dialog', { name: /^Return items of order SO-/ })
  const send = dialog.getByRole('button', { name: 'Request return' })
  const gloves = dialog.getByRole('textbox', { name: /^Nitrile exam gloves/ })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })

  it('PLUS-20 asks for quantities of what has shipped and a reason, and a retry has the same key', async () => {
    const onReturn = vi.fn(async () => undefined)
    onReturn.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    mount(<OrderDetails order={orderDetails} onReturn={onReturn} />)
    await opener.click()
    await expect.element(dialog.getByText('Up to 12 × Box of 100')).toBeVisible()
    // Nothing of the second line has shipped.
    await expect.element(dialog.getByRole('textbox').nth(2)).not.toBeInTheDocument()
    await gloves.fill(' 2 ')
    await reason.fill(' The boxes are crushed. ')
    await expectAccessible(document.body)
    await send.click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await send.click()
    await expect.element(dialog).not.toBeInTheDocument()
    const request = { message: 'The boxes are crushed.', lines: [{ line: 1, quantity: 2 }] }
    const [first, second] = onReturn.mock.calls as unknown as [unknown, string][]
    expect([first?.[0], second?.[0]]).toEqual([request, request])
    expect(second?.[1]).toBe(first?.[1])
    await expect.element(page.getByText('Your return was requested. It is below, under Returns.')).toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it.each([
    ['', 'Give a quantity for at least one item'],
    ['13', '^Nitrile exam gloves.* must be at most 12'],
    ['1.5', '^Nitrile exam gloves.* must be a whole number'],
  ])('PLUS-20 says at the field why the quantity “%s” cannot be returned', async (typed, why) => {
    const onReturn = vi.fn(async () => undefined)
    mount(<OrderDetails order={orderDetails} onReturn={onReturn} />)
    await opener.click()
    await gloves.fill(typed)
    await reason.fill('The boxes are crushed.')
    await send.click()
    await expect.element(gloves).toHaveFocus()
    await expect.element(gloves).toHaveAccessibleDescription(new RegExp(why.replace('^', '')))
    await expect.element(dialog.getByRole('alert').getByRole('link', { name: new RegExp(why) })).toBeVisible()
    expect(onReturn).not.toHaveBeenCalled()
  })

  it('PLUS-20 stays open while it is sent, so that its answer is seen', async () => {
    let refuse = (_: Error) => {}
    const onReturn = vi.fn(() => new Promise((_, reject) => (refuse = reject)))
    mount(<OrderDetails order={orderDetails} onReturn={onReturn} />)
    await opener.click()
    await gloves.fill('2')
    await reason.fill('The boxes are crushed.')
    await send.click()
    await expect.poll(() => onReturn.mock.calls).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    refuse(new TypeError('Failed to fetch'))
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(gloves).toHaveValue('2')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('PLUS-20 is not offered for an order of which nothing can be returned', async () => {
    const lines = orderDetails.lines.map((line) => ({ ...line, returnable: 0 }))
    mount(<OrderDetails order={{ ...orderDetails, lines }} onReturn={async () => undefined} />)
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect.element(opener).not.toBeInTheDocument()
  })

  it('PLUS-20 says the answer to each, links its credit memo, and shows no amount to a person without prices', async () => {
    const hrefOf = ({ id }: { id: number }) => `/memos/${id}`
    const { container, rerender } = mount(
      <OrderDetails order={{ ...orderDetails, returns: storyReturns }} creditMemoHrefOf={hrefOf} />,
    )
    await expect.element(page.getByText('We have not answered yet. Please keep the goods until then.')).toBeVisible()
    await expect.element(page.getByText('Send the goods back. Write the number IS-1004 on the parcel.')).toBeVisible()
    await expect.element(page.getByText('To dock 4, please.')).toBeVisible()
    await expect.element(page.getByText('The boxes were opened.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Credit memo CM-400009 for $38.48' }))
      .toHaveAttribute('href', '/memos/9')
    await expectAccessible(container)
    const returns = storyReturns.map((returned) => ({
      ...returned,
      creditMemos: returned.creditMemos.map((memo) => ({ ...memo, total: null })),
    }))
    rerender(<OrderDetails order={{ ...orderDetails, returns }} creditMemoHrefOf={hrefOf} />)
    await expect.element(page.getByText('Credit memo CM-400009', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Credit memo/ })).not.toBeInTheDocument()
  })

  it('PLUS-20 withdraws one after a question, and says why it could not', async () => {
    const onWithdraw = vi.fn<(id: number) => Promise<void>>(async () => undefined)
    const problem = { type: 'return-answered', detail: 'The store has answered return IS-1005 already.' }
    onWithdraw.mockRejectedValueOnce({ kind: 'conflict', problem })
    mount(
      <main>
        <h1>Order</h1>
        <OrderDetails order={{ ...orderDetails, returns: storyReturns }} onWithdrawReturn={onWithdraw} />
      </main>,
    )
    const confirm = page.getByRole('alertdialog', { name: 'Withdraw return IS-1005?' })
    await page.getByRole('button', { name: 'Withdraw return IS-1005' }).click()
    await confirm.getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(page.getByText('The store has answered return IS-1005 already.')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw return IS-1005' }).click()
    await confirm.getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(page.getByRole('status').getByText('You have withdrawn return IS-1005.')).toBeInTheDocument()
    expect(onWithdraw.mock.calls).toEqual([[5], [5]])
  })
})

describe('a rejected order', () => {
  const event = {
    at: '2026-11-20T15:00:00Z',
    by: 'Karl Voss',
    status: 'Rejected',
    reason: 'Wait for December.',
  } as const
  const rejected = { ...orderDetails, status: 'Rejected' as const, events: [...orderDetails.events, event] }
  const addition = (add: () => void): ItemsAddition => ({
    ...{ lines: [], add, outcomeOf: () => null, granted: [], isAnswered: false, isWaiting: false },
    ...{ undo: () => undefined, undoState: 'none', dismiss: () => undefined },
  })

  it('CHK-07 says who rejected it and why, and its buyer puts its lines into the cart in one step', async () => {
    const add = vi.fn()
    const onResend = vi.fn()
    const { container } = mount(<OrderDetails order={rejected} addition={addition(add)} onResend={onResend} />)
    await expect.element(page.getByText(/^Rejected by Karl Voss on 11\/20\/2026/)).toBeVisible()
    await expect.element(page.getByText('Wait for December.', { exact: true })).toBeVisible()
    await expectAccessible(container)
    await page.getByRole('button', { name: 'Edit and resend' }).click()
    expect(add.mock.calls[0]?.[0]).toHaveLength(rejected.lines.length)
    expect(onResend).toHaveBeenCalledOnce()
  })

  it('CHK-07 asks its buyer before its lines join a cart that has items, so that a second press doubles nothing', async () => {
    const add = vi.fn()
    mount(<OrderDetails order={rejected} addition={addition(add)} cartCount={3} />)
    const press = () => page.getByRole('button', { name: 'Edit and resend' }).click()
    await press()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText(/^Your cart has 3 units\. /)).toBeVisible()
    await expectAccessible(document.body)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(add).not.toHaveBeenCalled()
    await press()
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    expect(add).toHaveBeenCalledOnce()
  })

  it('CHK-07 offers to send it again to its buyer only', () => {
    const { container } = mount(<OrderDetails order={{ ...rejected, isOwn: false }} addition={addition(vi.fn())} />)
    expect(container.textContent).toContain('Wait for December.')
    expect(container.textContent).not.toContain('Edit and resend')
  })
})
