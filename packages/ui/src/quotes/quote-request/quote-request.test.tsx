import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { QuoteRequest, type QuoteRequestProps } from './index.js'

const opener = page.getByRole('button', { name: 'Request a quote' })
const dialog = page.getByRole('dialog', { name: 'Request a quote' })
const send = dialog.getByRole('button', { name: 'Send request' })

function requests() {
  return vi.fn<QuoteRequestProps['onRequest']>(async () => undefined)
}

describeConformance('QuoteRequest', (props, ref) => <QuoteRequest {...props} ref={ref} onRequest={requests()} />)

it('ACCT-06 requests a quote with title, day and notes, and closes', async () => {
  const onRequest = requests()
  mount(<QuoteRequest onRequest={onRequest} />)
  await opener.click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(' New treatment room ')
  await dialog.getByLabelText('Needed by (optional)').fill('2026-12-01')
  await dialog.getByRole('textbox', { name: 'Notes (optional)' }).fill('For March')
  await expectAccessible(document.body)
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const quote = { title: 'New treatment room', neededBy: '2026-12-01', notes: 'For March' }
  expect(onRequest.mock.calls).toEqual([[quote, expect.any(String)]])
})

it('ACCT-06 WCAG 2.1.1 3.3.1 asks for a title, and works by keyboard alone', async () => {
  const onRequest = requests()
  mount(<QuoteRequest onRequest={onRequest} />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await send.click()
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  expect(onRequest).not.toHaveBeenCalled()
  await userEvent.keyboard('Restock{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onRequest.mock.calls[0]?.[0]).toEqual({ title: 'Restock', neededBy: null, notes: '' })
  await expect.element(opener).toHaveFocus()
})

it('PLUS-19 keeps the words after a failure, and sends them again with the same key; changed words have another', async () => {
  const problem = { type: 'cart-empty', detail: 'Your cart is empty, so there is nothing to quote.' }
  const onRequest = requests().mockRejectedValue({ kind: 'conflict', problem })
  mount(<QuoteRequest onRequest={onRequest} />)
  await opener.click()
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await title.fill('Restock')
  await send.click()
  await expect.element(dialog.getByText(problem.detail)).toBeVisible()
  await expect.element(title).toHaveValue('Restock')
  await pressEnter(send)
  await expect.poll(() => onRequest.mock.calls.length).toBe(2)
  await title.fill('Restock 2')
  await pressEnter(send)
  await expect.poll(() => onRequest.mock.calls.length).toBe(3)
  const keys = onRequest.mock.calls.map(([, key]) => key)
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

it('PLUS-19 stays open while it sends, and asks again with the same key after it was closed; a new quote has another', async () => {
  const lost = Promise.withResolvers<never>()
  const onRequest = requests().mockReturnValueOnce(lost.promise)
  mount(<QuoteRequest onRequest={onRequest} />)
  const ask = async () => {
    await opener.click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Restock')
    await pressEnter(send)
  }
  await ask()
  await expect.poll(() => onRequest.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  lost.reject({ kind: 'network' })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await ask()
  await expect.element(dialog).not.toBeInTheDocument()
  await ask()
  await expect.poll(() => onRequest.mock.calls.length).toBe(3)
  const keys = onRequest.mock.calls.map(([, key]) => key)
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})
