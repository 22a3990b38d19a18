import type { AddOutcome } from '@gauze/machines/cart'
import { lineKey } from '@gauze/rules'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ItemLists, type ItemListsPort, type ItemListsProps } from './index.js'
import { makeLines, makeProps, ownList } from './story-lists.js'

const network = { kind: 'network' }

function setUp(changes: Partial<ItemListsProps> = {}, port: Partial<ItemListsPort> = {}) {
  const base = makeProps()
  const onNotice = vi.fn<ItemListsProps['onNotice']>()
  const onChanged = vi.fn<ItemListsProps['onChanged']>()
  const onOpen = vi.fn<ItemListsProps['onOpen']>()
  const { container } = mount(
    <ItemLists {...base} {...{ onNotice, onChanged, onOpen }} {...changes} port={{ ...base.port, ...port }} />,
  )
  const undo = () => {
    const action = onNotice.mock.lastCall?.[0].action
    if (!action || !('onPress' in action)) throw new Error('The last notice offers no undo.')
    action.onPress()
  }
  return { container, onNotice, onChanged, onOpen, undo }
}

function openActions() {
  return page.getByRole('button', { name: /^Actions for / }).click()
}

function quantityOf(name: RegExp) {
  return page.getByRole('row', { name }).getByRole('spinbutton')
}

/** A cart that answers when it is told to. */
function Cart({ outcomes, ...props }: ItemListsProps & { outcomes: Readonly<Record<string, AddOutcome>> }) {
  const [answers, setAnswers] = useState<ItemListsProps['cart']['outcomes']>({})
  const onAdd: ItemListsProps['cart']['onAdd'] = (lines) => {
    props.cart.onAdd(lines)
    const told = lines.map(lineKey).map((key) => [key, outcomes[key] ?? { type: 'added' }])
    setAnswers((answered) => ({ ...answered, ...Object.fromEntries(told) }))
  }
  return <ItemLists {...props} cart={{ ...props.cart, outcomes: answers, onAdd }} />
}

describeConformance('ItemLists', (props, ref) => <ItemLists {...makeProps()} {...props} ref={ref} />)

it('SHELL-12 cuts the name of a list to 23 characters, and keeps the full name for assistive technology', async () => {
  const name = 'Emergency department, crash carts'
  const { lists } = makeProps()
  const { container } = setUp({ lists: lists.map((list) => (list.id === 2 ? { ...list, name } : list)) })
  const link = page.getByRole('link', { name: /Emergency department, crash carts/ })
  await expect.element(link).toHaveAttribute('title', 'Emergency department, crash carts')
  await expect.element(link.getByText('Emergency department, c…', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Clinic basics shared by Luis Ortega' })).toBeVisible()
  await expectAccessible(container)
})

it('ACCT-12 keeps the last quantity typed while a save is pending, and shows the quantity that the server keeps', async () => {
  const answers: (() => void)[] = []
  const save = vi.fn<ItemListsPort['upsertListDetail']>(async (input) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return makeProps().port.upsertListDetail(input)
  })
  setUp({}, { upsertListDetail: save })
  const quantity = quantityOf(/gloves/)
  await quantity.fill('3')
  await userEvent.tab()
  await quantity.fill('7.9')
  await userEvent.tab()
  await expect.poll(() => save.mock.calls.length).toBe(1)
  answers[0]?.()
  await expect.poll(() => save.mock.calls.length).toBe(2)
  await expect.element(quantity).toHaveValue('7')
  answers[1]?.()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(save.mock.calls.map(([input]) => input.quantity)).toEqual([3, 7])
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 10, itemListId: 1 })
})

it('ACCT-12 keeps a quantity that could not be saved, and saves it again with the same key', async () => {
  const save = vi.fn(makeProps().port.upsertListDetail).mockRejectedValueOnce(network)
  setUp({}, { upsertListDetail: save })
  const row = page.getByRole('row', { name: /gloves/ })
  await quantityOf(/gloves/).fill('5')
  await userEvent.tab()
  await expect.element(row.getByText(/^Not saved\./)).toBeVisible()
  await expect.element(quantityOf(/gloves/)).toHaveValue('5')
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  const [first, second] = save.mock.calls
  expect(second).toEqual(first)
})

it('CHK-08 leads to the subscription of a list, and says that a deleted list is ordered no more', async () => {
  const { onNotice } = setUp({ lists: [{ ...ownList, isSubscription: true }] })
  await openActions()
  await expect
    .element(page.getByRole('link', { name: 'Edit subscription' }))
    .toHaveAttribute('href', '/subscription?itemListId=1')
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect
    .poll(() => onNotice.mock.lastCall?.[0].message)
    .toBe('Deleted OR weekly restock. Its subscription places no more orders.')
})

it('ACCT-12 removes a line, moves the focus to the next line, and puts the line back', async () => {
  const remove = vi.fn(makeProps().port.deleteListDetails)
  const restore = vi.fn(makeProps().port.restoreListDetails)
  const { onNotice, undo } = setUp({}, { deleteListDetails: remove, restoreListDetails: restore })
  const [first, second] = page.getByRole('button', { name: /^Remove / }).all()
  await first?.click()
  if (second) await expect.element(second).toHaveFocus()
  expect(remove).toHaveBeenCalledWith({ itemListId: 1, ids: [10] })
  expect(onNotice.mock.lastCall?.[0].message).toMatch(/^Removed Nitrile exam gloves/)
  undo()
  const line = { itemId: 20418, unit: 11, quantity: 12 }
  await expect.poll(() => restore.mock.lastCall?.[0]).toEqual({ itemListId: 1, lines: [line] })
})

it('ACCT-12 puts 1,500 removed lines back in two requests, and says how many the catalog no longer has', async () => {
  const [line] = makeLines(1)
  if (!line) throw new Error('The stories have no line.')
  const lines = Array.from({ length: 1500 }, (_, index) => ({ ...line, id: index + 1, itemId: 5000 + index }))
  const base = makeProps()
  const restore = vi.fn(base.port.restoreListDetails).mockResolvedValueOnce({ restored: 998, list: ownList })
  const { onNotice, onChanged, undo } = setUp({ lines }, { restoreListDetails: restore })
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await page.getByRole('button', { name: 'Choose all 1,500' }).click()
  await page.getByRole('group', { name: 'Actions for chosen rows' }).getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => onNotice.mock.lastCall?.[0].message).toBe('Removed 1,500 items')
  onChanged.mockClear()
  undo()
  await expect.poll(() => onNotice.mock.lastCall?.[0].message).toMatch(/^2 items are not put back/)
  expect(restore.mock.calls.map(([input]) => input.lines.length)).toEqual([1000, 500])
  await expect.poll(() => onChanged.mock.calls).toEqual([['lines']])
})

it('ACCT-12 accounts for every row: sends 1,000 a call, goes on after a failure, and shows rejected rows', async () => {
  const add = vi
    .fn<ItemListsPort['addListRows']>(async ({ rows }) => ({
      list: ownList,
      outcomes: rows.map(({ item }, index) => {
        if (item === 'x7') return { outcome: 'refused', code: 'not-found', detail: 'No item has the number “x7”.' }
        return item === 'x8' ? { outcome: 'merged', id: 1, quantity: 9 } : { outcome: 'added', id: 100 + index }
      }),
    }))
    .mockImplementationOnce(async ({ rows }) => ({
      list: ownList,
      outcomes: rows.map((_, index) => ({ outcome: 'added', id: index })),
    }))
    .mockRejectedValueOnce(network)
  setUp({}, { addListRows: add })
  const rows = [...Array.from({ length: 1000 }, (_, index) => `y${index}`), 'x7, 2', 'x8', 'x9, -3']
  await page.getByRole('textbox', { name: 'Add items' }).fill(rows.join('\n'))
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText(/^2 rows are not sent yet\./)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('1,000 added, 1 merged, 2 not added')).toBeVisible()
  const rejected = page.getByRole('table', { name: 'Rows that were not added' })
  await expect.element(rejected.getByRole('row', { name: /1,001 x7 2.*No item has the number/ })).toBeVisible()
  await expect.element(rejected.getByRole('row', { name: /1,003 x9 -3.*less than 1/ })).toBeVisible()
  expect(add.mock.calls.map(([{ rows: sent }]) => sent.length)).toEqual([1000, 2, 2])
  expect(add.mock.calls[2]?.[1]).toEqual(add.mock.calls[1]?.[1])
})

it('PLUS-10 sends a scanned barcode with its separators, and says that the package has expired', async () => {
  const notice = 'The scanned package expired on 02/29/2020.'
  const add = vi.fn<ItemListsPort['addListRows']>(async () => ({
    list: ownList,
    outcomes: [{ outcome: 'added', id: 1, notice }],
  }))
  setUp({}, { addListRows: add })
  await page.getByRole('textbox', { name: 'Add items' }).fill('010061414100734910A7\u001d17200229')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(`Row 1: ${notice}`)
  expect(add.mock.calls[0]?.[0].rows).toEqual([{ item: '010061414100734910A7␝17200229' }])
})

it('ACCT-12 adds nothing of more than 10,000 rows, and says so', async () => {
  const add = vi.fn(makeProps().port.addListRows)
  const { container } = setUp({}, { addListRows: add })
  const input = container.querySelector('input[type="file"]')
  if (!input) throw new Error('The page takes no file.')
  await userEvent.upload(input, new File([Array(10_001).fill('80011').join('\n')], 'items.csv'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^10,001 rows are more than 10,000/)
  expect(add).not.toHaveBeenCalled()
})

it('ACCT-12 reports the outcome of each line in the cart, and takes the whole addition back', async () => {
  const base = makeProps()
  const cart = { ...base.cart, onUndo: vi.fn(base.cart.onUndo) }
  const [, part, refused] = base.lines
  if (!part || !refused) throw new Error('The stories have too few lines.')
  const { container } = mount(
    <Cart
      {...base}
      cart={cart}
      outcomes={{
        [lineKey(part)]: { type: 'adjusted', requested: null, granted: 2 },
        [lineKey(refused)]: {
          type: 'refused',
          requested: null,
          reason: { code: 'x', detail: 'A license is missing.' },
        },
      }}
    />,
  )
  await page.getByRole('button', { name: /^Add 3 to cart, \$/ }).click()
  const result = page.getByRole('region', { name: 'Result of adding to the cart' })
  await expect.element(result).toHaveFocus()
  await expect.element(result.getByText(/^1 of 3 added/)).toBeVisible()
  await expect.element(result.getByText(/^Only 2 added\./)).toBeVisible()
  await expect.element(result.getByText('Not added. A license is missing.')).toBeVisible()
  await expect.element(result.getByText('and 1 more, added as it is')).toBeVisible()
  await expectAccessible(container)
  await result.getByRole('button', { name: 'Undo all' }).click()
  await expect.element(result.getByText('Taken out of your cart again.')).toBeVisible()
  await expect.element(result).toHaveFocus()
  expect(cart.onUndo).toHaveBeenCalledWith([
    { itemId: 20418, unit: 11, quantity: 12 },
    { itemId: part.itemId, unit: part.unit, quantity: 2 },
  ])
})

it('ACCT-12 lets people add the lines again after the cart forgot an addition, such as at a change of account', async () => {
  const { cart, lines, ...base } = makeProps()
  const lists = (pending: readonly number[]) => <ItemLists {...base} lines={lines} cart={{ ...cart, pending }} />
  const { rerender } = mount(lists([]))
  const result = page.getByRole('region', { name: 'Result of adding to the cart' })
  await page.getByRole('button', { name: /^Add 3 to cart, \$/ }).click()
  rerender(lists(lines.map(({ itemId }) => itemId)))
  await expect.element(result.getByText('Adding to the cart: 0 of 3 done')).toBeVisible()
  rerender(lists([]))
  await expect.element(result).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Add 3 to cart, \$/ }).click()
  await expect.element(result).toBeVisible()
})

it('ACCT-12 makes a list, shows the refusal of a taken name, and deletes a list with an undo', async () => {
  const detail = 'You already have a list named “Ward”. Choose another name.'
  const create = vi.fn(makeProps().port.createList).mockRejectedValueOnce({ kind: 'conflict', problem: { detail } })
  const restore = vi.fn(makeProps().port.restoreList)
  const { onOpen, undo } = setUp({}, { createList: create, restoreList: restore })
  await page.getByRole('button', { name: 'New list' }).click()
  const dialog = page.getByRole('dialog', { name: 'New list' })
  await dialog.getByRole('textbox', { name: /^Name of the list/ }).fill(' Ward ')
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await expect.element(dialog.getByText(detail)).toBeVisible()
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(create).toHaveBeenLastCalledWith({ name: 'Ward', shared: false })
  expect(onOpen).toHaveBeenLastCalledWith(9)
  await openActions()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect.poll(() => onOpen.mock.lastCall).toEqual([2])
  undo()
  await expect.poll(() => restore.mock.lastCall).toEqual([{ id: 1 }])
  await expect.poll(() => onOpen.mock.lastCall).toEqual([1])
})

it('ACCT-12 lets a colleague read, copy and add a shared list, and hides prices from a person without them', async () => {
  const lines = makeLines(3).map((line) => ({ ...line, item: { ...line.item, price: null } }))
  const move = vi.fn(makeProps().port.moveListDetails)
  const { container } = setUp({ openId: 3, lines }, { moveListDetails: move })
  await expect.element(page.getByText(/^3 items, shared by Luis Ortega\./)).toBeVisible()
  expect(page.getByRole('spinbutton').elements()).toEqual([])
  expect(page.getByRole('columnheader', { name: 'Total' }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Add 3 to cart', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /gloves/ }).click()
  expect(page.getByRole('button', { name: 'Move' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to another list' })
  await dialog.getByRole('combobox', { name: 'List' }).selectOptions('OR weekly restock')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(move).toHaveBeenCalledWith({ itemListId: 3, ids: [10], toItemListId: 1, keep: true })
  await expect.element(page.getByRole('group', { name: 'Actions for chosen rows' })).toHaveFocus()
  await expectAccessible(container)
})

it('ACCT-12 searches a list of 1,000 lines, of which a page shows 100', async () => {
  const [line] = makeLines(1)
  if (!line) throw new Error('The stories have no line.')
  const lines = Array.from({ length: 1000 }, (_, index) => ({
    ...line,
    ...{ id: index + 1, itemId: 5000 + index },
    item: { ...line.item, mpn: `MPN-${index + 1}` },
  }))
  setUp({ lines, page: 10 })
  await expect.element(page.getByText('1,000 items, page 10 of 10')).toBeVisible()
  expect(page.getByRole('spinbutton').elements()).toHaveLength(100)
  await page.getByLabelText('Search in this list').fill('mpn-99')
  await expect.element(page.getByText('11 of 1,000 items match')).toBeVisible()
})

it('ACCT-12 says that a list is gone and offers the others, and reads again after a failure', async () => {
  const detail = 'This list is no longer there. Its owner deleted it or stopped sharing it.'
  setUp({ openId: 8, lines: [], linesStatus: 'error', linesError: { code: 'not-found', detail } })
  await expect.element(page.getByText(detail)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^OR weekly restock/ })).toHaveAttribute('href', '?id=1&page=1')
  const onLinesRetry = vi.fn()
  setUp({ lines: [], linesStatus: 'error', linesError: { code: 'unexpected', detail: null }, onLinesRetry })
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onLinesRetry).toHaveBeenCalledOnce()
})
