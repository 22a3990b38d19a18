import type { ApprovalOrder } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { addresses, orderDetails } from '../../story-data/index.js'
import { OrderApprovals, type OrderApprovalsProps } from './index.js'

const { id, orderNumber, date, poNum, placedBy, shipTo, itemCount } = orderDetails
const waiting: ApprovalOrder = {
  ...{ id, orderNumber, date, poNum, placedBy, shipTo, itemCount, status: 'Pending Approval', total: 640.25 },
  ...{ isOwn: false, mayApprove: true, approvalLimit: 500, decidedBy: null, decidedAt: null, reason: '' },
}
const order = { ...orderDetails, status: 'Pending Approval' as const, total: 640.25 }
const done = { id, orderNumber, status: 'Pending Fulfillment' as const, total: 626.9, placedAt: date }
const preview = {
  subtotal: 590,
  shipping: 0,
  tax: 36.9,
  convenienceFee: 0,
  total: 626.9,
  shipTo: orderDetails.shipAddress,
  billTo: orderDetails.billAddress,
  changes: ['11 instead of 12.'],
}

function propsWith(props: Partial<OrderApprovalsProps> = {}): OrderApprovalsProps {
  return {
    ...{ pending: [waiting], rejected: [], openId: id, order, hrefOf: () => '#order' },
    ...{ onRetry: vi.fn(), onRetryOrder: vi.fn(), onDecided: vi.fn() },
    onPreview: async () => preview,
    onApprove: async () => done,
    onReject: async () => ({ ...done, status: 'Rejected' }),
    ...props,
  }
}

describeConformance('OrderApprovals', (props, ref) => <OrderApprovals {...props} ref={ref} {...propsWith()} />)

it('CHK-07 WCAG 2.4.3 says why an order waits, approves it, and moves the focus to the words about it', async () => {
  const onApprove = vi.fn<OrderApprovalsProps['onApprove']>(async () => done)
  const onDecided = vi.fn()
  const { container } = mount(<OrderApprovals {...propsWith({ onApprove, onDecided })} />)
  await expect.element(page.getByText(/may place orders up to \$500\.00\. This one is \$140\.25 above/)).toBeVisible()
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Approve, $640.25' }).click()
  await expect.element(page.getByText(`Order ${orderNumber} was approved, $626.90. We mailed its buyer.`)).toHaveFocus()
  await expect.element(page.getByText('No other order waits.')).toBeVisible()
  await expectAccessible(container)
  expect(onApprove.mock.calls[0]?.[0]).toMatchObject({ orderConfirmationId: id, poNum })
  expect(onApprove.mock.calls[0]?.[0]).not.toHaveProperty('lines')
  expect(onDecided).toHaveBeenCalledOnce()
})

it('CHK-07 says of an approved order how many lines and what sum it has now, and no longer why it waited', async () => {
  const lines = longOrder().lines
  mount(<OrderApprovals {...propsWith({ order: { ...order, lines } })} />)
  await expect.element(page.getByText(`12 lines, $640.25`)).toBeVisible()
  await page.getByRole('button', { name: 'Leave out Item 7' }).click()
  await page.getByRole('button', { name: /^Approve with 1 change, / }).click()
  await expect.element(page.getByText('11 lines, $626.90')).toBeVisible()
  expect(page.getByText(/may place orders up to/).elements()).toHaveLength(0)
})

it('CHK-07 shows the decision in the place of its order, and opens no other one', async () => {
  const onDecided = vi.fn()
  const other = { ...waiting, id: 99, orderNumber: 'SO-100099', total: 12.5 }
  const props = { onDecided, hrefOf: (one: Pick<ApprovalOrder, 'id'>) => `#${one.id}` }
  const { rerender } = mount(<OrderApprovals {...propsWith({ ...props, pending: [waiting, other] })} />)
  await page.getByRole('button', { name: 'Approve, $640.25' }).click()
  const decision = page.getByRole('region', { name: 'Your decision' })
  await expect
    .element(decision.getByText(`Order ${orderNumber} was approved, $626.90. We mailed its buyer.`))
    .toBeVisible()
  await expect.element(page.getByText('1 order waits')).toBeVisible()
  rerender(
    <OrderApprovals
      {...propsWith({ ...props, pending: [other], order: { ...order, status: 'Pending Fulfillment' as const } })}
    />,
  )
  await expect.element(decision.getByRole('link', { name: 'Next: SO-100099, $12.50' })).toHaveAttribute('href', '#99')
  await expect.element(page.getByRole('article', { name: orderNumber })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

/** An order of 12 lines, of which one is above the limit alone, one waits for stock, and one is a fifth of the order. */
function longOrder() {
  const [line] = order.lines
  if (line === undefined) throw new Error('The story data has no order line.')
  const lines = Array.from({ length: 12 }, (_, index) => ({
    ...{ ...line, id: index + 1, name: `Item ${index + 1}`, matrixDetails: [], quantity: 1, backordered: 0 },
    ...{ price: 30, conversionRate: 1, lineTotal: 30 },
  }))
  const special = { 3: { lineTotal: 200, price: 200 }, 7: { lineTotal: 600, price: 600 }, 9: { backordered: 4 } }
  const changed = lines.map((one) => ({ ...one, ...special[one.id as keyof typeof special] }))
  return { ...order, lines: changed, subtotal: 1070, total: 1100 }
}

it('CHK-07 shows the lines of a long order that need a look first, and folds the others into their count and sum', async () => {
  const { container } = mount(<OrderApprovals {...propsWith({ order: longOrder() })} />)
  await expect.element(page.getByRole('heading', { name: '3 lines to look at' })).toBeVisible()
  const rows = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((row) => row.textContent)
  expect(rows().map((words) => /Item \d+/.exec(words ?? '')?.[0])).toEqual(['Item 7', 'Item 9', 'Item 3'])
  for (const words of ['Over the $500.00 limit', 'Not all in stock', '19% of the order']) {
    await expect.element(page.getByText(words)).toBeVisible()
  }
  const others = page.getByRole('button', { name: /9 other lines.*\$270\.00/ })
  await others.click()
  await expect.element(others).toHaveAttribute('aria-expanded', 'true')
  expect(rows()).toHaveLength(12)
  await expectAccessible(container)
})

it('CHK-07 keeps the focus on one control that leaves a line out and puts it back, and the line in its place', async () => {
  mount(<OrderApprovals {...propsWith({ order: longOrder() })} />)
  await page.getByRole('button', { name: /9 other lines/ }).click()
  const [before] = [
    page
      .getByRole('rowheader')
      .elements()
      .map((row) => row.textContent),
  ]
  const leaveOut = page.getByRole('button', { name: 'Leave out Item 5' })
  await pressEnter(leaveOut)
  const putBack = page.getByRole('button', { name: 'Put back Item 5' })
  await expect.element(putBack).toHaveFocus()
  await expect.element(page.getByText('You left out 1')).toBeVisible()
  await expect.element(page.getByText('1 changed by you')).toBeVisible()
  expect(page.getByRole('rowheader').elements()).toHaveLength(before?.length ?? 0)
  await pressEnter(putBack)
  await expect.element(leaveOut).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: /^The total is \$[\d.,]+ now$/ })).toBeInTheDocument()
})

it('CHK-07 previews changed quantities, and approves the preview', async () => {
  const onApprove = vi.fn<OrderApprovalsProps['onApprove']>(async () => done)
  mount(<OrderApprovals {...propsWith({ onApprove })} />)
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click()
  await expect.element(page.getByText('11 instead of 12.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve with 1 change, $626.90' }).click()
  await vi.waitFor(() => expect(onApprove).toHaveBeenCalledOnce())
  expect(onApprove.mock.calls[0]?.[0]).toMatchObject({
    expectedTotal: 626.9,
    lines: [{ quantity: 11 }, { quantity: order.lines[1]?.quantity }],
  })
})

it('CHK-06 shows a change of the order and approves it only at a second press', async () => {
  const type = 'https://gauze.example/problems/order-changed'
  const onApprove = vi
    .fn<OrderApprovalsProps['onApprove']>()
    .mockRejectedValueOnce({ kind: 'conflict', problem: { type, detail: 'The order is not what you last saw.' } })
    .mockResolvedValue(done)
  mount(<OrderApprovals {...propsWith({ onApprove })} />)
  await page.getByRole('button', { name: 'Approve, $640.25' }).click()
  await expect.element(page.getByText('The order is not what you last saw.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve, $626.90' }).click()
  await vi.waitFor(() => expect(onApprove).toHaveBeenCalledTimes(2))
  const { shipAddress, billAddress } = orderDetails
  expect(onApprove.mock.calls[1]?.[0]).toMatchObject({
    ...{ expectedTotal: 626.9, expectedShipTo: shipAddress, expectedBillTo: billAddress },
  })
})

it('CHK-07 WCAG 3.3.1 rejects with a reason: one of the list, or words, whose field has the focus if they are missing', async () => {
  const detail = 'Karl Voss approved this order meanwhile.'
  const onReject = vi
    .fn<OrderApprovalsProps['onReject']>(async () => done)
    .mockRejectedValueOnce({ kind: 'conflict', problem: { detail } })
  mount(<OrderApprovals {...propsWith({ onReject })} />)
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: `Reject order ${orderNumber}?` })
  await dialog.getByRole('button', { name: 'Reject order' }).click()
  await expect.element(dialog.getByRole('group', { name: 'Reason' })).toHaveFocus()
  await expect.element(dialog.getByRole('link', { name: 'Choose a reason.' })).toBeVisible()
  expect(onReject).not.toHaveBeenCalled()
  await dialog.getByText('Other').click()
  await pressEnter(dialog.getByRole('button', { name: 'Reject order' }))
  const words = dialog.getByLabelText(/^Say it to the buyer/)
  await expect.element(words).toHaveFocus()
  await expect.element(words).toHaveAccessibleDescription('Write a reason for the buyer.')
  await dialog.getByText('Over budget').click()
  await words.fill('Wait for December.')
  await expectAccessible()
  await pressEnter(dialog.getByRole('button', { name: 'Reject order' }))
  await expect.element(dialog.getByText(detail)).toBeVisible()
  await pressEnter(dialog.getByRole('button', { name: 'Reject order' }))
  await vi.waitFor(() => expect(onReject).toHaveBeenCalledTimes(2))
  expect(onReject.mock.lastCall?.[0]).toEqual({
    orderConfirmationId: id,
    reason: 'Over budget. Wait for December.',
  })
})

it('CHK-07 offers no approval of the person’s own order, and names the people who can approve it', async () => {
  mount(<OrderApprovals {...propsWith({ pending: [{ ...waiting, isOwn: true, mayApprove: false }] })} />)
  await expect.element(page.getByText(/Another administrator of your company has to approve it/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
})

it('CHK-07 says that a substitute cannot approve an order of the administrator who named them', async () => {
  mount(<OrderApprovals {...propsWith({ pending: [{ ...waiting, mayApprove: false }] })} />)
  await expect
    .element(page.getByText(/named you as substitute and placed this order\. Another administrator/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
})

it('NAV-07 CHK-07 keeps changes and note when the right ended meanwhile, and says so at the buttons', async () => {
  const type = 'https://gauze.example/problems/approvers-only'
  const detail = 'You may not decide about orders, or may not any longer.'
  const onApprove = vi
    .fn<OrderApprovalsProps['onApprove']>()
    .mockRejectedValue({ kind: 'forbidden', problem: { type, detail } })
  const onDecided = vi.fn()
  mount(<OrderApprovals {...propsWith({ onApprove, onDecided })} />)
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click()
  const note = page.getByLabelText(/^Note to the buyer/)
  await note.fill('Enough until May.')
  await page.getByRole('button', { name: 'Approve with 1 change, $626.90' }).click()
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible()
  await expect.element(note).toHaveValue('Enough until May.')
  await expect.element(page.getByRole('button', { name: 'Approve with 1 change, $626.90' })).toBeVisible()
  expect(onDecided).not.toHaveBeenCalled()
})

it('CHK-07 API-85 an administrator names a substitute for some days, and ends it', async () => {
  const colleagues = [
    { id: 31, name: 'Karl Voss' },
    { id: 32, name: 'Rosa Diaz' },
  ]
  const current = { userId: 32, name: 'Rosa Diaz', fromDate: '2026-12-01', toDate: '2026-12-10' }
  const onSave = vi.fn(async () => undefined)
  const onEnd = vi.fn(async () => undefined).mockRejectedValueOnce({ kind: 'network' })
  const away = { substitute: { current: null, colleagues }, onSave, onEnd }
  const { rerender } = mount(<OrderApprovals {...propsWith({ away })} />)
  await page.getByText('While you are away').click()
  await expect.element(page.getByText('Nobody decides for you.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByLabelText('Colleague')).toHaveFocus()
  await page.getByLabelText('Colleague').selectOptions('Rosa Diaz')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByLabelText('First day')).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
  await page.getByLabelText('First day').fill('2026-12-01')
  await page.getByLabelText('Last day').fill('2026-12-10')
  await page.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave).toHaveBeenCalledWith({ userId: 32, fromDate: '2026-12-01', toDate: '2026-12-10' })
  rerender(<OrderApprovals {...propsWith({ away: { ...away, substitute: { current, colleagues } } })} />)
  await expect.element(page.getByText('Rosa Diaz decides for you from 12/01/2026 to 12/10/2026.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'End now' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'End now' }).click()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2))
})

it('CHK-07 forgets the preview of a PO number that was typed back, and checks again after a failed preview', async () => {
  const onPreview = vi
    .fn<OrderApprovalsProps['onPreview']>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockResolvedValue({ ...preview, changes: ['The PO number is X.'] })
  mount(<OrderApprovals {...propsWith({ onPreview })} />)
  await page.getByText('Change address, payment, or PO').click()
  const po = page.getByLabelText(/^PO number/)
  await po.fill('X')
  await page.getByLabelText(/^Note to the buyer/).click()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText('The PO number is X.')).toBeVisible()
  await po.fill(poNum)
  await page.getByLabelText(/^Note to the buyer/).click()
  await expect.element(page.getByText('The PO number is X.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Approve, $640.25' })).toBeVisible()
})

it('CHK-06 CHK-07 checks another ship-to address and another payment, and approves the checked order', async () => {
  const onPreview = vi.fn<OrderApprovalsProps['onPreview']>(async () => ({
    ...preview,
    changes: ['It ships to Dock 2.'],
  }))
  const onApprove = vi.fn<OrderApprovalsProps['onApprove']>(async () => done)
  const [address] = addresses
  if (address === undefined) throw new Error('The story data has no address.')
  const choices = { addresses: [{ ...address, id: 77, label: 'Dock 2' }], cards: [], terms: 'Net 30' }
  mount(<OrderApprovals {...propsWith({ onPreview, onApprove, choices })} />)
  await expect.element(page.getByText('FREE')).toBeVisible()
  await page.getByText('Change address, payment, or PO').click()
  await page.getByLabelText(/^Ship to/).selectOptions('Dock 2')
  await expect.element(page.getByText('It ships to Dock 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve with 1 change, $626.90' }).click()
  await vi.waitFor(() => expect(onApprove).toHaveBeenCalledOnce())
  expect(onPreview.mock.calls[0]?.[0]).toMatchObject({ shipAddressId: 77, billAddressId: order.billAddressId })
  expect(onApprove.mock.calls[0]?.[0]).toMatchObject({ shipAddressId: 77, expectedTotal: 626.9 })
})

it('CHK-07 says that an order waits no more, links to it, and opens no other one', async () => {
  const events = [
    { status: 'Pending Approval' as const, at: date, by: placedBy, reason: '' },
    { status: 'Rejected' as const, at: '2026-11-20T15:00:00Z', by: 'Karl Voss', reason: 'Over budget' },
  ]
  const gone = { ...order, id: 99, orderNumber: 'SO-100099', status: 'Rejected' as const, events }
  mount(<OrderApprovals {...propsWith({ openId: 99, order: gone, hrefOf: (one) => `#${one.id}-${one.status}` })} />)
  await expect
    .element(page.getByRole('alert').getByText(/any more: rejected by Karl Voss on 11\/20\/2026\.$/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See order SO-100099' })).toHaveAttribute('href', '#99-Rejected')
  await expect.element(page.getByText('Choose an order to see its lines and to decide.')).toBeVisible()
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await expectAccessible()
})

it('CHK-07 shows the decision that won, drops its order, and lets nobody decide it again', async () => {
  const type = 'https://gauze.example/problems/order-moved'
  const detail = `Order ${orderNumber} has changed: it is “Rejected” since 11/20/2026, by Karl Voss.`
  const failure = { kind: 'conflict', problem: { type, detail } }
  const onApprove = vi.fn<OrderApprovalsProps['onApprove']>().mockRejectedValue(failure)
  const onReject = vi.fn<OrderApprovalsProps['onReject']>().mockRejectedValue(failure)
  const onDecided = vi.fn()
  const other = { ...waiting, id: 99, orderNumber: 'SO-100099' }
  mount(<OrderApprovals {...propsWith({ pending: [waiting, other], onApprove, onReject, onDecided })} />)
  await expect.element(page.getByText('2 orders wait')).toBeVisible()
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Over budget').click()
  await dialog.getByRole('button', { name: 'Reject order' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible()
  await expect.element(page.getByText('1 order waits')).toBeVisible()
  await expect.element(page.getByRole('link', { name: new RegExp(orderNumber) })).not.toBeInTheDocument()
  for (const name of [/^Approve, /, 'Reject']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
  }
  expect(onApprove).not.toHaveBeenCalled()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show the orders that wait now' }).click()
  await expect.element(page.getByRole('heading', { name: 'Waiting for approval' })).toHaveFocus()
  expect(onDecided).toHaveBeenCalledOnce()
})

it('CHK-07 on a narrow screen, moves view and focus to the heading of the order that was chosen', async () => {
  await page.viewport(390, 700)
  const pending = [
    waiting,
    ...Array.from({ length: 9 }, (_, index) => ({ ...waiting, id: 90 + index, orderNumber: `SO-9${index}` })),
  ]
  const { rerender } = mount(<OrderApprovals {...propsWith({ pending, hrefOf: (one) => `#${one.id}` })} />)
  await page.getByRole('link', { name: /^SO-90/ }).click()
  rerender(
    <OrderApprovals {...propsWith({ pending, openId: 90, order: { ...order, id: 90, orderNumber: 'SO-90' } })} />,
  )
  const heading = page.getByRole('heading', { name: 'SO-90' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  await page.viewport(1280, 800)
})

it('CHK-07 keeps quantities and note of an order while another one is open, and checks them again', async () => {
  const onApprove = vi.fn<OrderApprovalsProps['onApprove']>(async () => done)
  const other = { ...waiting, id: 99, orderNumber: 'SO-100099' }
  const pending = [waiting, other]
  const { rerender } = mount(<OrderApprovals {...propsWith({ pending, onApprove })} />)
  await expect.element(page.getByText('Ship date')).toBeVisible()
  await expect.element(page.getByText('Fri, 11/13/2026')).toBeVisible()
  const note = page.getByLabelText(/^Note to the buyer/)
  await note.fill('Enough until May.')
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click()
  await expect.element(page.getByRole('button', { name: 'Approve with 1 change, $626.90' })).toBeVisible()
  rerender(<OrderApprovals {...propsWith({ pending, onApprove, openId: 99, order: { ...order, id: 99 } })} />)
  await expect.element(note).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Approve, $640.25' })).toBeVisible()
  rerender(<OrderApprovals {...propsWith({ pending, onApprove })} />)
  await expect.element(note).toHaveValue('Enough until May.')
  await page.getByRole('button', { name: 'Approve with 1 change, $626.90' }).click()
  await vi.waitFor(() => expect(onApprove).toHaveBeenCalledOnce())
  expect(onApprove.mock.calls[0]?.[0]).toMatchObject({
    ...{ expectedTotal: 626.9, note: 'Enough until May.' },
    lines: [{ quantity: 11 }, { quantity: order.lines[1]?.quantity }],
  })
})
