import type { AddOutcome } from '@gauze/machines/cart'
import { lineKey } from '@gauze/rules'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount, unmountAll } from '../../../test/mount.js'
import { makeProduct } from '../../story-data/index.js'
import { makeLines, ownList } from '../item-lists/story-lists.js'
import { CountSheet, type CountSheetProps, countDraft } from './index.js'

/** Par levels 12, 8 and 4; the company may not buy the third item. */
const lines = makeLines(1)

function Sheet(props: Partial<CountSheetProps>) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, AddOutcome>>>({})
  return (
    <CountSheet
      list={ownList}
      lines={lines}
      listHref="/lists"
      find={async () => []}
      pending={[]}
      outcomes={outcomes}
      onAdd={(added) => setOutcomes(Object.fromEntries(added.map((line) => [lineKey(line), { type: 'added' }])))}
      {...props}
    />
  )
}

const shelf = page.getByRole('textbox', { name: /on the shelf$/ })
const add = page.getByRole('button', { name: /to cart/ })

it('PLUS-11 orders the missing units up to the par levels, in one request, and never twice', async () => {
  const onAdd = vi.fn<CountSheetProps['onAdd']>()
  const { container } = mount(<Sheet onAdd={onAdd} />)
  shelf.nth(0).element().focus()
  await userEvent.keyboard('5{Enter}9{Enter}0')
  await expect.element(page.getByText('3 of 3 counted').first()).toBeVisible()
  await expect.element(page.getByText('7 × Box of 100')).toBeVisible()
  await expect.element(page.getByText('Enough', { exact: true })).toBeVisible()
  await expectAccessible(container)
  await add.click()
  expect(onAdd.mock.calls).toEqual([[[{ itemId: lines[0]?.itemId, unit: lines[0]?.unit, quantity: 7 }]]])
  await add.click()
  await expect.element(page.getByText(/^Nothing is missing on the lines that are counted/)).toBeVisible()
  expect(onAdd).toHaveBeenCalledTimes(1)
})

it('PLUS-11 reports the outcome of each line, and starts over', async () => {
  mount(<Sheet />)
  await shelf.nth(0).fill('5')
  await add.click()
  await expect.element(page.getByText('Added 7 × Box of 100 to the cart')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View cart' })).toBeVisible()
  await shelf.nth(1).fill('3')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(page.getByText('0 of 3 counted').first()).toBeVisible()
  await expect.element(shelf.nth(0)).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(shelf.nth(1)).toHaveValue('3')
})

it('PLUS-11 takes a scan in a field of the shelf for a scan, and keeps the count that was typed before it', async () => {
  const product = makeProduct({ id: lines[1]?.itemId ?? 0, children: [] })
  mount(<Sheet find={async (text) => (text === '036000291452' ? [product] : [])} />)
  shelf.nth(0).element().focus()
  await userEvent.keyboard('12036000291452{Enter}')
  await expect.element(shelf.nth(1)).toHaveFocus()
  await expect.element(shelf.nth(0)).toHaveValue('12')
  await userEvent.keyboard('many{Enter}')
  await expect.element(shelf.nth(1)).toHaveFocus()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Type a whole number, 0 for none.' }))
    .toBeInTheDocument()
})

it('PLUS-11 orders nothing while a count is no whole number', async () => {
  const onAdd = vi.fn<CountSheetProps['onAdd']>()
  mount(<Sheet onAdd={onAdd} initial={{ [lines[0]?.id ?? 0]: '1', [lines[1]?.id ?? 0]: '2.5' }} />)
  await expect.element(shelf.nth(1)).toHaveAttribute('aria-invalid', 'true')
  await add.click()
  await expect.element(page.getByText('1 count is no whole number. Correct it first.')).toBeVisible()
  expect(onAdd).not.toHaveBeenCalled()
})

it('PLUS-11 a scan moves the focus to the line of its item, and names an item that is not on the sheet', async () => {
  const product = makeProduct({ id: lines[1]?.itemId ?? 0, children: [] })
  mount(<Sheet find={async (text) => (text === '10012345678905' ? [product] : [])} />)
  await page.getByRole('textbox', { name: 'Find an item on the sheet' }).click()
  await userEvent.keyboard('10012345678905{Enter}')
  await expect.element(shelf.nth(1)).toHaveFocus()
  await page.getByRole('textbox', { name: 'Find an item on the sheet' }).click()
  await userEvent.keyboard('GZ-0{Enter}')
  await expect.element(page.getByText(/^“GZ-0” is not on this sheet\./)).toBeVisible()
})

it('PLUS-11 a number moves the focus to the line of the nearest item, and to no line of another one', async () => {
  const onSheet = makeProduct({ id: lines[1]?.itemId ?? 0, itemName: '123', mpn: 'A-1', children: [] })
  const other = makeProduct({ id: 99_001, itemName: '000123', mpn: 'A-2', children: [] })
  mount(<Sheet find={async () => [onSheet, other]} />)
  const seek = page.getByRole('textbox', { name: 'Find an item on the sheet' })
  await seek.fill('000123')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^“000123” is not on this sheet\./)).toBeVisible()
  await seek.fill('123.0')
  await userEvent.keyboard('{Enter}')
  await expect.element(shelf.nth(1)).toHaveFocus()
})

it('PLUS-11 keeps the counts of one user and list in the tab until they are ordered', async () => {
  mount(<Sheet onDraftChange={(counts) => countDraft(ownList.id).save('1:1', counts)} />)
  await shelf.nth(0).fill('3')
  unmountAll()
  mount(
    <Sheet
      initial={countDraft(ownList.id).read('1:1')}
      onDraftChange={(counts) => countDraft(ownList.id).save('1:1', counts)}
    />,
  )
  await expect.element(shelf.nth(0)).toHaveValue('3')
  expect(countDraft(99).read('1:1')).toEqual({})
  countDraft(99).save('1:1', { 7: '4' })
  expect(countDraft(ownList.id).read('1:1')).toEqual({ [lines[0]?.id ?? 0]: '3' })
  await add.click()
  await expect.poll(() => countDraft(ownList.id).read('1:1')).toEqual({})
  expect(countDraft(99).read('1:1')).toEqual({ 7: '4' })
})

it.each([
  ['keeps a count that the store refused', 'refused', /^Not added\. No more\./, { [lines[0]?.id ?? 0]: '3' }],
  ['does not keep a count that waits for the store, because its order is sent again', 'delayed', /^Not added yet/, {}],
] as const)('PLUS-11 %s', async (_, type, words, kept) => {
  const outcome: AddOutcome =
    type === 'refused'
      ? { type, requested: null, reason: { code: 'problem', detail: 'No more.' } }
      : { type, name: null }
  const outcomes = Object.fromEntries(lines.map((line) => [lineKey(line), outcome]))
  mount(<Sheet outcomes={outcomes} onDraftChange={(counts) => countDraft(ownList.id).save('1:1', counts)} />)
  await shelf.nth(0).fill('3')
  await add.click()
  await expect.element(page.getByText(words)).toBeVisible()
  expect(countDraft(ownList.id).read('1:1')).toEqual(kept)
})
