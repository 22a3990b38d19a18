import type { ProductCard } from '@gauze/contract'
import type { AddOutcome } from '@gauze/machines/cart'
import { lineKey } from '@gauze/rules'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount, unmountAll } from '../../../test/mount.js'
import { makeProduct } from '../../story-data/index.js'
import { QuickOrder, type QuickOrderProps, quickOrderDraft } from './index.js'

const gloves = makeProduct({ id: 20418, siteDisplayName: 'Exam gloves', mpn: 'HS-4410-M', matrixDetails: [] })
const gauze = makeProduct({ id: 80011, siteDisplayName: 'Gauze roll', mpn: 'GZ-1', matrixDetails: [], price: 2.125 })
const drug = makeProduct({ id: 70001, siteDisplayName: 'Ketamine', mpn: 'KT-1', matrixDetails: [], rxLevel: '3' })
const store = [gloves, gauze, drug]

async function find(text: string): Promise<readonly ProductCard[]> {
  const words = text.toLowerCase()
  return store.filter(
    ({ id, mpn, siteDisplayName }) =>
      [String(id), mpn.toLowerCase()].includes(words) || siteDisplayName.toLowerCase().includes(words),
  )
}

const check: QuickOrderProps['check'] = ({ rxLevel }) =>
  rxLevel === '1' ? { ok: true } : { ok: false, reason: 'license' }

function Order({ onAdd, ...props }: Partial<QuickOrderProps>) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, AddOutcome>>>({})
  return (
    <QuickOrder
      find={find}
      access="visible"
      check={check}
      pending={[]}
      outcomes={outcomes}
      onAdd={(lines) => {
        onAdd?.(lines)
        setOutcomes(Object.fromEntries(lines.map((line) => [lineKey(line), { type: 'added' }])))
      }}
      {...props}
    />
  )
}

function numberOf(line: number) {
  return page.getByRole('textbox', { name: `Item number, MPN or barcode, line ${line}` })
}

const add = page.getByRole('button', { name: /^Add .*to cart$/ })

it('PLUS-24 WCAG 2.1.1 takes a whole order from the keyboard alone, shows exact prices, and adds it in one request', async () => {
  const onAdd = vi.fn<QuickOrderProps['onAdd']>()
  const { container } = mount(<Order onAdd={onAdd} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('hs-4410-m{Enter}12{Enter}80011{Enter}3{Enter}')
  await expect.element(numberOf(3)).toHaveFocus()
  await expect.element(page.getByText('3 × $2.125')).toBeVisible()
  await expect.element(page.getByText(/^Subtotal/)).toMatchTextContent('Subtotal $148.58')
  await expectAccessible(container)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onAdd.mock.calls).toEqual([
    [
      [
        expect.objectContaining({ itemId: 20418, unit: 11, quantity: 12 }),
        expect.objectContaining({ itemId: 80011, unit: 11, quantity: 3 }),
      ],
    ],
  ])
})

it('PLUS-24 goes on while an item is being looked up, and keeps the quantity that was typed meanwhile', async () => {
  const answers: (() => void)[] = []
  mount(<Order find={(text) => new Promise((resolve) => answers.push(() => resolve(find(text))))} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}25{Enter}20418{Enter}6{Enter}')
  await expect.element(numberOf(3)).toHaveFocus()
  for (const answer of answers.reverse()) answer()
  await expect.element(page.getByRole('spinbutton', { name: /Gauze roll/ })).toHaveValue('25')
  await expect.element(page.getByRole('spinbutton', { name: /Exam gloves/ })).toHaveValue('6')
})

it('PLUS-24 a second scan of an item raises its quantity, also with the focus in a quantity', async () => {
  const scanned = makeProduct({ id: 1, siteDisplayName: 'Saline', matrixDetails: [], namedUnit: 12 })
  mount(<Order find={async (text) => (text === '10012345678902' ? [scanned] : [])} />)
  numberOf(1).element().focus()
  for (let scan = 0; scan < 3; scan += 1) await userEvent.keyboard('10012345678902{Enter}')
  await expect.element(page.getByRole('spinbutton', { name: /Saline/ })).toHaveValue('3')
  await expect.element(page.getByRole('combobox', { name: 'Unit of Saline' })).toHaveValue('12')
  await expect.element(page.getByText('Saline is in the order already. Its quantity is now 3.')).toBeInTheDocument()
  await expect.element(numberOf(2)).toHaveValue('')
})

/** The quantity of each item in the lines, by its name. */
function quantities(): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const line of document.querySelectorAll('li[data-key]')) {
    const name = line.querySelector('[data-slot="item"] a')?.textContent
    const written = Number(line.querySelector<HTMLInputElement>('[data-slot="quantity"] input')?.value)
    if (name) sums[name] = (sums[name] ?? 0) + written
  }
  return sums
}

/** The lines that have no number, by their quantity. */
function emptyQuantities() {
  return [...document.querySelectorAll('li[data-key]')]
    .filter((line) => line.querySelector<HTMLInputElement>('[data-slot="number"] input')?.value === '')
    .map((line) => line.querySelector<HTMLInputElement>('[data-slot="quantity"] input')?.value)
}

it.each([
  ['at once', 0],
  ['while the quantity is typed', 1],
  ['when the line is left', 2],
])('PLUS-24 sums the quantities of one item that was typed by two numbers, answered %s', async (_when, delay) => {
  let answer = () => {}
  const slow = (text: string) =>
    text === 'GZ-1' && delay > 0
      ? new Promise<readonly ProductCard[]>((resolve) => {
          answer = () => resolve(find(text))
        })
      : find(text)
  mount(<Order find={slow} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('80011{Enter}5{Enter}GZ-1{Enter}')
  await userEvent.keyboard('5')
  if (delay === 1) answer()
  if (delay === 1) await expect.element(numberOf(2)).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  if (delay === 2) answer()
  await expect.element(page.getByRole('spinbutton', { name: /Gauze roll/ })).toHaveValue('10')
  await expect.poll(emptyQuantities).toEqual(['1'])
  await expect.element(numberOf(2)).toHaveFocus()
  await userEvent.keyboard('20418{Enter}3{Enter}')
  await expect.poll(quantities).toEqual({ 'Gauze roll': 10, 'Exam gloves': 3 })
})

it('PLUS-24 keeps every quantity when the same item is found while its first quantity is typed again', async () => {
  const answers: (() => void)[] = []
  mount(
    <Order
      find={(text) =>
        text === 'GZ-1' ? new Promise((resolve) => answers.push(() => resolve(find(text)))) : find(text)
      }
    />,
  )
  numberOf(1).element().focus()
  await userEvent.keyboard('80011{Enter}5{Enter}GZ-1{Enter}4{Enter}')
  await page.getByRole('spinbutton', { name: /Gauze roll/ }).click()
  await userEvent.keyboard('{Control>}a{/Control}7')
  for (const answer of answers) answer()
  await expect.poll(() => page.getByRole('link', { name: 'Gauze roll' }).elements().length).toBe(2)
  await userEvent.keyboard('{Enter}')
  await expect.poll(quantities).toEqual({ 'Gauze roll': 11 })
  await expect.poll(emptyQuantities).toEqual(['1'])
})

it('PLUS-24 has as many of each item as were typed, whatever its numbers and whenever the store answers', async () => {
  const numbers = {
    'Exam gloves': ['20418', 'hs-4410-m'],
    'Gauze roll': ['80011', 'GZ-1'],
    Ketamine: ['70001', 'kt-1'],
  }
  const names = Object.keys(numbers) as (keyof typeof numbers)[]
  const line = fc.record({
    name: fc.constantFrom(...names),
    number: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 99 }),
    // How many of the waiting answers arrive after the number, after the digits, and after the line, and from which end.
    arrivals: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
    newestFirst: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 6 }), async (lines) => {
      const waiting: (() => void)[] = []
      mount(<Order find={(text) => new Promise((resolve) => waiting.push(() => resolve(find(text))))} />)
      numberOf(1).element().focus()
      const expected: Record<string, number> = {}
      for (const { name, number, quantity, arrivals, newestFirst } of lines) {
        const keys = [`${numbers[name][number]}{Enter}`, String(quantity), '{Enter}']
        for (const [step, typed] of keys.entries()) {
          await userEvent.keyboard(typed)
          for (let count = arrivals[step] ?? 0; count > 0; count -= 1)
            (newestFirst ? waiting.pop() : waiting.shift())?.()
        }
        expected[name] = (expected[name] ?? 0) + quantity
      }
      for (const answer of waiting) answer()
      await expect.poll(quantities).toEqual(expected)
      await expect.poll(emptyQuantities).toEqual(['1'])
      unmountAll()
    }),
    { numRuns: 12 },
  )
})

it('PLUS-24 has the focus in the first empty line on arrival, if its page wants that', async () => {
  const kept = { quantity: 4, unit: null, wantedUnit: null, wrongQuantity: null, isQueued: false }
  mount(<Order autoFocus initial={[{ ...kept, text: 'GZ-1' }]} />)
  await expect.element(numberOf(2)).toHaveFocus()
  unmountAll()
  mount(<Order />)
  expect(document.body).toHaveFocus()
})

it('PLUS-24 takes the item of an exact number among others that are nearly the same', async () => {
  const near = makeProduct({ id: 5, itemName: '000123', siteDisplayName: 'Exact', matrixDetails: [] })
  const other = makeProduct({ id: 6, itemName: '123', siteDisplayName: 'Other', matrixDetails: [] })
  const scanned = makeProduct({ id: 7, itemName: 'S-1', siteDisplayName: 'Scanned', matrixDetails: [], namedUnit: 11 })
  mount(<Order find={async (text) => [...(text === '123' ? [scanned] : []), other, near]} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('000123{Enter}{Enter}123{Enter}{Enter}00123{Enter}')
  await expect.element(page.getByRole('link', { name: 'Exact' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Other' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '2 items match “00123”. Choose one.' })).toBeVisible()
})

it('SRCH-14 takes no item for a database id that is not its number', async () => {
  const other = makeProduct({ id: 5, itemName: '7', siteDisplayName: 'Other', matrixDetails: [] })
  const meant = makeProduct({ id: 6, itemName: '5', siteDisplayName: 'Meant', matrixDetails: [] })
  mount(<Order find={async (text) => (text === '5' ? [other, meant] : [meant])} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('5{Enter}{Enter}6{Enter}')
  await expect.element(page.getByRole('link', { name: 'Meant' })).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: '“6” is no item number. Do you mean this item?' }))
    .toBeVisible()
})

it('PLUS-24 keeps lines without an item and says why, while the others go to the cart', async () => {
  mount(<Order />)
  numberOf(1).element().focus()
  await userEvent.keyboard('gz-1{Enter}{Enter}nothing-like-it{Enter}{Enter}KT-1{Enter}')
  await expect.element(page.getByText(/^No item matches “nothing-like-it”\./).first()).toBeInTheDocument()
  await expect.element(numberOf(2)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Cannot be ordered')).toBeVisible()
  await expect.element(add).toHaveTextContent('Add 1 line to cart')
  await add.click()
  await expect.element(page.getByText('2 lines are not complete, and stay here.')).toBeVisible()
  await expect.element(page.getByText('Added 1 × Box of 100').first()).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'View cart' })).toBeVisible()
})

it('PLUS-24 offers the next step while no line has an item', async () => {
  mount(<Order />)
  await add.click()
  await expect.element(page.getByText(/^No line has an item that can be ordered/)).toBeVisible()
})

it('PLUS-24 asks which item a text means unless it is a number, and the keyboard reaches each of them', async () => {
  mount(<Order />)
  numberOf(1).element().focus()
  await userEvent.keyboard('g{Enter}')
  const choice = page.getByRole('combobox', { name: '2 items match “g”. Choose one.' })
  await choice.selectOptions('Gauze roll (Halden Safety · GZ-1 · Item 80011)')
  await expect.element(choice).toBeVisible()
  await page.getByRole('button', { name: 'Take this item' }).click()
  await expect.element(numberOf(1)).toHaveValue('80011')
  await expect.element(page.getByRole('spinbutton', { name: /Gauze roll/ })).toHaveFocus()
})

it('PLUS-24 does not take the only item that a wrong number finds, and offers each variant of a product', async () => {
  const [small, medium] = [20421, 20422].map((id) => ({
    ...gloves,
    id,
    itemName: `G-${id}`,
    mpn: `HS-${id}`,
    children: [],
  }))
  const product = makeProduct({ ...gloves, children: [small, medium].filter((each) => each !== undefined) })
  mount(<Order find={async (text) => (text === 'HS-20421' ? [product] : [gauze])} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-{Enter}')
  await expect
    .element(page.getByRole('combobox', { name: '“GZ-” is no item number. Do you mean this item?' }))
    .toBeVisible()
  await expect.element(add).toHaveTextContent('Add to cart')
  numberOf(2).element().focus()
  await userEvent.keyboard('HS-20421{Enter}')
  await expect.element(numberOf(2)).toHaveValue('G-20421')
})

/** Pastes lines into the field that has the focus. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it('PLUS-24 reads pasted lines with quantities and units, and sends none that it did not understand', async () => {
  const onAdd = vi.fn<QuickOrderProps['onAdd']>()
  mount(<Order onAdd={onAdd} />)
  numberOf(1).element().focus()
  paste('20418\t5\tCase\n20418\t2\tPallet\n80011\tfive\n\t4\n70001\t1')
  await expect.element(numberOf(1)).toHaveFocus()
  await expect.element(page.getByText('4 lines were pasted. 1 line without an item was left out.')).toBeVisible()
  const units = page.getByRole('combobox', { name: 'Unit of Exam gloves' })
  await expect.element(units.nth(0)).toHaveValue('12')
  await expect.element(page.getByText('It is not sold as “Pallet”. Choose the unit.')).toBeVisible()
  await expect.element(page.getByText('“five” is no quantity. Enter a whole number, 1 or more.')).toBeVisible()
  await add.click()
  await expect.element(page.getByText('3 lines are not complete, and stay here.')).toBeVisible()
  await units.nth(1).selectOptions('Box of 100')
  await page.getByRole('spinbutton', { name: /Gauze roll/ }).fill('5')
  await add.click()
  expect(
    onAdd.mock.calls.map(([lines]) => lines.map(({ itemId, unit, quantity }) => [itemId, unit, quantity])),
  ).toEqual([
    [[20418, 12, 5]],
    [
      [20418, 11, 2],
      [80011, 11, 5],
    ],
  ])
})

it('PLUS-24 sends the quantity that is being typed, and nothing while a quantity is wrong', async () => {
  const onAdd = vi.fn<QuickOrderProps['onAdd']>()
  mount(<Order onAdd={onAdd} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}')
  await expect.element(page.getByRole('link', { name: 'Gauze roll' })).toBeVisible()
  await userEvent.keyboard('999999{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/^One quantity is not valid/)).toBeVisible()
  await expect.element(page.getByRole('spinbutton', { name: /Gauze roll/ })).toHaveFocus()
  expect(onAdd).not.toHaveBeenCalled()
  await page.getByRole('spinbutton', { name: /Gauze roll/ }).fill('12')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onAdd.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ itemId: 80011, quantity: 12 })])
  await expect.element(numberOf(2)).toHaveFocus()
})

it('PLUS-24 keeps a quantity that was typed before the next scan', async () => {
  mount(<Order find={async (text) => (text === '036000291452' ? [{ ...gauze, namedUnit: 11 }] : find(text))} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('20418{Enter}12036000291452{Enter}')
  await expect.element(page.getByRole('spinbutton', { name: /Exam gloves/ })).toHaveValue('12')
  await expect.element(page.getByRole('link', { name: 'Gauze roll' })).toBeVisible()
})

it('PLUS-24 lines that were added while they are being looked up go to the cart once they are, if they are certain', async () => {
  const onAdd = vi.fn<QuickOrderProps['onAdd']>()
  const answers: (() => void)[] = []
  mount(<Order onAdd={onAdd} find={(text) => new Promise((resolve) => answers.push(() => resolve(find(text))))} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}4{Enter}glove{Enter}{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/^2 lines wait for the store, and then go to the cart\./)).toBeVisible()
  for (const answer of answers) answer()
  await expect.element(page.getByText('1 line is not complete, and stays here.')).toBeVisible()
  expect(onAdd.mock.calls).toEqual([[[expect.objectContaining({ itemId: 80011, quantity: 4 })]]])
})

it('PLUS-14 takes an order without a connection, keeps it over a reload, and adds it when the store answers', async () => {
  const onAdd = vi.fn<QuickOrderProps['onAdd']>()
  const keep: QuickOrderProps['onDraftChange'] = (rows) => quickOrderDraft.save('1:1', rows)
  const unheard = vi.fn(find).mockRejectedValue({ kind: 'network' })
  const { container } = mount(<Order onAdd={onAdd} find={unheard} onDraftChange={keep} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}7{Enter}HS-4410-M{Enter}2{Enter}')
  await expect
    .element(page.getByText(/^The store does not answer\. The item is looked up when it does\./).first())
    .toBeVisible()
  await expect.element(numberOf(1)).not.toHaveAttribute('aria-invalid')
  await add.click()
  await expect.element(page.getByText('Waits for the store, and then goes to the cart.').nth(1)).toBeVisible()
  await expectAccessible(container)
  expect(onAdd).not.toHaveBeenCalled()
  unmountAll()
  mount(<Order onAdd={onAdd} initial={quickOrderDraft.read('1:1')} onDraftChange={keep} find={unheard} />)
  await expect.element(page.getByText('Waits for the store, and then goes to the cart.').nth(1)).toBeVisible()
  unheard.mockImplementation(find)
  for (const [isOnLine, change] of [
    [false, 'offline'],
    [true, 'online'],
  ] as const) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine)
    window.dispatchEvent(new Event(change))
  }
  await expect.element(page.getByRole('link', { name: 'View cart' })).toBeVisible()
  expect(onAdd.mock.calls).toEqual([
    [
      [
        expect.objectContaining({ itemId: 80011, quantity: 7 }),
        expect.objectContaining({ itemId: 20418, quantity: 2 }),
      ],
    ],
  ])
  expect(quickOrderDraft.read('1:1')).toEqual([])
})

it('PLUS-14 a waiting line that changes waits for another press', async () => {
  const onAdd = vi.fn<QuickOrderProps['onAdd']>()
  const unheard = vi.fn(find).mockRejectedValueOnce({ kind: 'network' })
  mount(<Order onAdd={onAdd} find={unheard} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}{Enter}')
  await add.click()
  await numberOf(1).fill('20418')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Exam gloves' })).toBeVisible()
  expect(onAdd).not.toHaveBeenCalled()
})

it('PLUS-24 tries a number again after a failure, and shows no amounts to people without prices', async () => {
  const failing = vi.fn(find).mockRejectedValueOnce({ kind: 'server' })
  mount(<Order find={failing} access="hidden" />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}')
  await expect.element(page.getByText(/^The item was not looked up\./).first()).toBeInTheDocument()
  await numberOf(1).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Gauze roll' })).toBeVisible()
  await expect.element(page.getByText(/^Subtotal/)).not.toBeInTheDocument()
})

it('PLUS-24 WCAG 2.4.3 a removed line gives the focus to the next one', async () => {
  mount(
    <Order
      initial={[{ text: 'GZ-1', quantity: 4, unit: null, wantedUnit: null, wrongQuantity: null, isQueued: false }]}
    />,
  )
  await page.getByRole('button', { name: 'Remove Gauze roll' }).click()
  await expect.element(numberOf(1)).toHaveFocus()
  await expect.element(numberOf(1)).toHaveValue('')
})

it('PLUS-24 keeps the lines of one user in the tab until they are in the cart', async () => {
  mount(<Order onDraftChange={(rows) => quickOrderDraft.save('1:1', rows)} />)
  numberOf(1).element().focus()
  await userEvent.keyboard('GZ-1{Enter}7{Enter}')
  await expect.element(page.getByRole('link', { name: 'Gauze roll' })).toBeVisible()
  unmountAll()
  mount(<Order initial={quickOrderDraft.read('1:1')} onDraftChange={(rows) => quickOrderDraft.save('1:1', rows)} />)
  await expect.element(page.getByRole('spinbutton', { name: /Gauze roll/ })).toHaveValue('7')
  expect(quickOrderDraft.read('2:2')).toEqual([])
  await userEvent.click(add)
  expect(quickOrderDraft.read('1:1')).toEqual([])
})
