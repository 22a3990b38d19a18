import type { AddItemsAnswer, CallInput } from '@gauze/contract'
import { MAX_CART_LINES } from '@gauze/rules'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { type ItemsAddition, type ItemsAdditionPort, useItemsAddition } from '../../catalog/added-items/index.js'
import { useAddItemsToCart } from '../../hooks/index.js'
import { orderDetails } from '../../story-data/index.js'
import { StoryCart, storyCart } from '../../story-data/story-cart.js'
import { OrderDetails } from './order-details.js'

const more = page.getByRole('button', { name: /^More actions for order SO-/ })

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
    await page.getByRole('button', { name: /^Reorder \d+ lines$/ }).click()
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
    await page.getByRole('button', { name: /^Reorder \d+ lines$/ }).click()
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
    await page.getByRole('button', { name: /^Reorder \d+ lines$/ }).click()
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
    await more.click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel order SO-/ })
    await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill(' Ordered twice ')
    await expectAccessible(document.body)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect.element(dialog.getByText('Order SO-100398 has shipped.')).toBeVisible()
    expect(onCancel.mock.calls).toEqual([['Ordered twice']])
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
  })

  it('CHK-07 WCAG 2.4.3 moves on to the heading once an order is canceled', async () => {
    mount(<Cancelable />)
    await more.click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  it('ACCT-07 opens the order and its packing slip as PDF', async () => {
    const open = vi.fn()
    mount(
      <OrderDetails order={orderDetails} papers={{ pending: null, failure: null, blocked: null, openPaper: open }} />,
    )
    await more.click()
    await page.getByRole('button', { name: 'Order as PDF (opens in a new window)' }).click()
    await more.click()
    await page.getByRole('button', { name: 'Packing slip (opens in a new window)' }).click()
    expect(open.mock.calls).toEqual([
      [{ type: 'order', transactionId: orderDetails.id }],
      [{ type: 'packingSlip', transactionId: orderDetails.id }],
    ])
  })

  it('ACCT-19 says of which amount the tax is a percentage, where some lines are not taxed', async () => {
    const taxBasis = { percent: 6.25, state: 'MA', amount: 127.36 }
    mount(<OrderDetails order={{ ...orderDetails, tax: 7.96, taxBasis }} />)
    await expect.element(page.getByText('Tax (6.25% of $127.36)')).toBeVisible()
  })

  it('ACCT-07 names the size, the amount, the MPN and the number of each ordered item', async () => {
    mount(<OrderDetails order={orderDetails} />)
    await expect.element(page.getByRole('rowheader', { name: /medium.*MPN.HS-4410-M · Item.20418/ })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: '12 × Box of 100', exact: true })).toBeVisible()
  })

  it('ACCT-07 says what comes next, and shows parcels on their way and lines still to come first', async () => {
    const [line] = orderDetails.lines
    const [parcel] = orderDetails.fulfillments
    if (!line || !parcel) throw new Error('The order has no line, or no parcel.')
    const lines = [
      { ...line, id: 1, name: 'Gone', quantity: 2, quantityFulfilled: 2, backordered: 0 },
      { ...line, id: 2, name: 'Open', quantity: 2, quantityFulfilled: 0, backordered: 0 },
      { ...line, id: 3, name: 'Short', quantity: 5, quantityFulfilled: 3, backordered: 2 },
    ].map((one) => ({ ...one, matrixDetails: [] }))
    const fulfillments = [
      { ...parcel, id: 1, trackingNumber: 'T-1', deliveredAt: '2026-11-16T16:00:00Z' },
      { ...parcel, id: 2, trackingNumber: 'T-2', deliveredAt: null },
    ]
    const order = { ...orderDetails, status: 'Partially Fulfilled' as const, lines, fulfillments }
    mount(<OrderDetails order={order} />)
    const news = page.getByText('1 of 3 lines have shipped in full. 1 line waits for stock.')
    await expect.element(news).toBeVisible()
    const texts = (role: 'rowheader' | 'link', name: RegExp) =>
      page
        .getByRole(role, { name })
        .elements()
        .map(({ textContent }) => textContent)
    expect(texts('rowheader', /./).map((words) => /Gone|Open|Short/.exec(words ?? '')?.[0])).toEqual([
      ...['Short', 'Open', 'Gone'],
    ])
    await expect.element(page.getByText('3 of 5 shipped')).toBeVisible()
    expect(texts('link', /^T-/)).toEqual(['T-2', 'T-1'])
    await expect.element(page.getByText('Delivered Mon, 11/16/2026')).toBeVisible()
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

  it('CHK-07 names the person who rejected it and the reason, and its buyer puts its lines into the cart in one step', async () => {
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

describe('transactions of an order', () => {
  const paid = { id: 20, invoiceNumber: 'INV-400020', date: '2026-11-14', total: 84.03, amountDue: 0 }
  const open = { id: 19, invoiceNumber: 'INV-400019', date: '2026-11-13', total: 100, amountDue: 64.5 }

  it('ACCT-07 links its invoices with their amounts due, and names none before the first', async () => {
    const { container, rerender } = mount(<OrderDetails order={orderDetails} />)
    await expect.element(page.getByRole('region', { name: 'Shipments' })).toBeVisible()
    expect(container.querySelector('[data-slot="invoices"]')).toBeNull()
    rerender(<OrderDetails order={{ ...orderDetails, invoices: [open, paid] }} />)
    const link = page.getByRole('link', { name: 'INV-400019' })
    await expect.element(link).toHaveAttribute('href', '/myaccount/menu/invoicedetails?id=19')
    const rows = [...container.querySelectorAll('[data-slot="invoices"] li')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      ...['INV-40001911/13/2026, $100.00, $64.50 due', 'INV-40002011/14/2026, $84.03, nothing due'],
    ])
    await expectAccessible(container)
  })

  it('ACCT-07 opens with the invoices or the shipments that the address names, which have the focus', async () => {
    const order = { ...orderDetails, invoices: [open] }
    const region = (name: string) => page.getByRole('region', { name })
    const { rerender } = mount(<OrderDetails order={order} viewer="invoice" />)
    await expect.element(region('Invoices')).toHaveFocus()
    rerender(<OrderDetails order={order} viewer="shipment" />)
    await expect.element(region('Shipments')).toHaveFocus()
  })
})
