import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { OrderDetails } from '../../orders/order-details/index.js'
import { orderDetails, storyReturns } from '../../story-data/index.js'

describe('the returns of an order', () => {
  const more = page.getByRole('button', { name: /^More actions for order / })
  const opener = page.getByRole('button', { name: 'Return items' })
  const open = async () => {
    await more.click()
    await opener.click()
  }
  const dialog = page.getByRole('dialog', { name: /^Return items of order SO-/ })
  const send = dialog.getByRole('button', { name: 'Request return' })
  const gloves = dialog.getByRole('textbox', { name: /^Nitrile exam gloves/ })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })

  it('PLUS-20 asks for quantities of shipped items and a reason, and a retry has the same key', async () => {
    const onReturn = vi.fn(async () => undefined)
    onReturn.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    mount(<OrderDetails order={orderDetails} onReturn={onReturn} />)
    await open()
    await expect.element(dialog.getByText('Quantity to return, up to 12 × Box of 100')).toBeVisible()
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
    await expect.element(page.getByText('Your return was requested. It is below, under Returns.')).toBeVisible()
    await expect.element(more).toHaveFocus()
  })

  it.each([
    ['', 'Give a quantity for at least one item'],
    ['13', '^Nitrile exam gloves.* must be at most 12'],
    ['1.5', '^Nitrile exam gloves.* must be a whole number'],
  ])('PLUS-20 says at the field why the quantity “%s” cannot be returned', async (typed, why) => {
    const onReturn = vi.fn(async () => undefined)
    mount(<OrderDetails order={orderDetails} onReturn={onReturn} />)
    await open()
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
    await open()
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
    await expect.element(more).not.toBeInTheDocument()
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
    const news = page.getByRole('status').filter({ hasText: 'You have withdrawn return IS-1005.' })
    await expect.element(news).toHaveFocus()
    await expect.element(news).toBeInViewport()
    expect(onWithdraw.mock.calls).toEqual([[5], [5]])
  })
})
