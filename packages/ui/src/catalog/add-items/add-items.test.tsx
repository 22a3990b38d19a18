import type { AddItemsAnswer, CallInput } from '@gauze/contract'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { useAddItemsToCart } from '../../hooks/index.js'
import { StoryCart, storyCart } from '../../story-data/story-cart.js'
import { AddItems, type AddItemsRow } from './index.js'

const rows: readonly AddItemsRow[] = [
  { itemId: 1, itemName: '1', unit: 11, unitLabel: 'Box of 100', name: 'Exam gloves' },
  { itemId: 2, itemName: '2', unit: 21, unitLabel: 'Each', name: 'Gauze roll' },
  { itemId: 3, itemName: '3', unit: 31, unitLabel: 'Each', name: 'Lidocaine' },
]

function Rows({ shown = rows }: { shown?: readonly AddItemsRow[] }) {
  const { pending, outcomes, add } = useAddItemsToCart()
  return (
    <AddItems.Root pending={pending} outcomes={outcomes} onAdd={add} shown={shown.map(({ itemId }) => itemId)}>
      <AddItems.Others />
      {shown.map((row) => (
        <AddItems.Quantity key={row.itemId} row={row} />
      ))}
      <AddItems.Submit />
    </AddItems.Root>
  )
}

/** A cart whose requests a test answers. */
function answering() {
  const asked: CallInput<'addItems'>[] = []
  const { promise, resolve } = Promise.withResolvers<AddItemsAnswer>()
  const addItems = (input: CallInput<'addItems'>) => {
    asked.push(input)
    return promise
  }
  const answer = (...outcomes: AddItemsAnswer['outcomes']) => resolve({ ...storyCart, version: 3, outcomes })
  return { asked, answer, calls: { addItems } }
}

function field(name: string) {
  return page.getByRole('spinbutton', { name: new RegExp(name) })
}

function outcome(text: string) {
  return page.getByRole('status').filter({ hasText: text })
}

const noOutcomes = { pending: [], outcomes: {}, onAdd: vi.fn<() => void>(), shown: [1] }
const [gloves] = rows
describeConformance('AddItems.Submit', (props, ref) => (
  <AddItems.Root {...noOutcomes}>
    <AddItems.Submit {...props} ref={ref} />
  </AddItems.Root>
))
describeConformance('AddItems.Quantity', (props, ref) => (
  <AddItems.Root {...noOutcomes}>
    {gloves && <AddItems.Quantity {...props} row={gloves} ref={ref} />}
    <AddItems.Submit />
  </AddItems.Root>
))

describeConformance('AddItems.Order', (props, ref) => (
  <AddItems.Root {...noOutcomes}>
    {gloves && <AddItems.Order {...props} row={gloves} ref={ref} />}
    <AddItems.Submit />
  </AddItems.Root>
))

it('API-86 ACCT-17 adds every item with a quantity in one request, and reports the outcome on each row', async () => {
  const { asked, answer, calls } = answering()
  const { container } = mount(
    <StoryCart calls={calls}>
      <Rows />
    </StoryCart>,
  )
  await expect.element(page.getByRole('button', { name: 'Add items to cart' })).toHaveAttribute('aria-disabled', 'true')
  await field('Exam gloves').fill('5')
  await field('Gauze roll').fill('9')
  await field('Lidocaine').fill('2')
  await page.getByRole('button', { name: 'Add 3 items to cart' }).click()
  await expect.element(outcome('Exam gloves, item 1: Adding 5 × Box of 100')).toBeVisible()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        lines: [
          { itemId: 1, unit: 11, quantity: 5 },
          { itemId: 2, unit: 21, quantity: 9 },
          { itemId: 3, unit: 31, quantity: 2 },
        ],
      },
    ])
  answer(
    { outcome: 'added' },
    { outcome: 'adjusted', quantity: 4 },
    { outcome: 'refused', code: 'licence-required', detail: 'This item requires a medical license to purchase' },
  )
  await expect.element(outcome('Exam gloves, item 1: Added 5 × Box of 100')).toBeVisible()
  await expect.element(outcome('Gauze roll, item 2: Added 4 of 9 × Each')).toBeVisible()
  await expect
    .element(outcome('Lidocaine, item 3: Not added: 2 × Each. This item requires a medical license to purchase'))
    .toBeVisible()
  await expect.element(field('Exam gloves')).toHaveValue('0')
  await expect.element(field('Lidocaine')).toHaveValue('2')
  await expect.element(page.getByRole('button', { name: 'Add 1 item to cart' })).toHaveFocus()
  await expectAccessible(container)
})

it('API-86 ACCT-17 keeps quantities whose rows leave the page, and adds them with Enter', async () => {
  const { asked, calls } = answering()
  const { rerender } = mount(
    <StoryCart calls={calls}>
      <Rows />
    </StoryCart>,
  )
  await field('Exam gloves').fill('5')
  rerender(
    <StoryCart calls={calls}>
      <Rows shown={rows.slice(1)} />
    </StoryCart>,
  )
  await expect.element(page.getByRole('region', { name: 'From other searches' })).toBeVisible()
  await expect.element(field('Exam gloves')).toHaveValue('5')
  await field('Gauze roll').fill('1')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked[0]?.lines.map(({ itemId, quantity }) => [itemId, quantity]))
    .toEqual([
      [1, 5],
      [2, 1],
    ])
})

it('VAL-06 API-86 WCAG 3.3.1 adds nothing while one quantity is no number, and takes the focus to it', async () => {
  const { asked, calls } = answering()
  mount(
    <StoryCart calls={calls}>
      <Rows />
    </StoryCart>,
  )
  await field('Exam gloves').fill('5')
  await field('Gauze roll').fill('many')
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click()
  await expect.element(field('Gauze roll')).toHaveFocus()
  expect(asked).toEqual([])
})

const large: AddItemsRow = { itemId: 9, itemName: '9', unit: 91, unitLabel: 'Box of 100', name: 'Exam gloves, large' }

function OrderRows({ first = gloves }: { first?: AddItemsRow | undefined }) {
  const { pending, outcomes, add } = useAddItemsToCart()
  const shown = [...(first ? [first] : []), ...rows.slice(1)]
  return (
    <AddItems.Root pending={pending} outcomes={outcomes} onAdd={add} shown={shown.map(({ itemId }) => itemId)}>
      {shown.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place when its item changes
        <AddItems.Order key={at} row={row} />
      ))}
      <AddItems.Submit />
    </AddItems.Root>
  )
}

function addButton(name: string) {
  return page.getByRole('button', { name: `Add to cart: ${name}` })
}

describe('a row that can be added alone', () => {
  it('PLUS-10 adds its quantity, or one of it, and leaves the other rows as they are', async () => {
    const { asked, answer, calls } = answering()
    mount(
      <StoryCart calls={calls}>
        <OrderRows />
      </StoryCart>,
    )
    await field('Gauze roll').fill('4')
    await field('Lidocaine').fill('2')
    await addButton('Gauze roll, item 2').click()
    await expect.poll(() => asked[0]?.lines).toMatchObject([{ itemId: 2, unit: 21, quantity: 4 }])
    expect(asked[0]?.lines).toHaveLength(1)
    answer({ outcome: 'added' })
    await expect.element(outcome('Added 4 × Each')).toBeVisible()
    await expect.element(field('Lidocaine')).toHaveValue('2')
    await expect.element(addButton('Gauze roll, item 2')).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Add 1 item to cart' })).toBeVisible()
  })

  it('PLUS-10 adds nothing for text that is no quantity, and leads to the field', async () => {
    const { asked, calls } = answering()
    mount(
      <StoryCart calls={calls}>
        <OrderRows />
      </StoryCart>,
    )
    await field('Gauze roll').fill('many')
    await addButton('Gauze roll, item 2').click()
    await expect.element(field('Gauze roll')).toHaveFocus()
    expect(asked).toEqual([])
  })

  it('SRCH-14 keeps its quantity when another size takes its place', async () => {
    const { asked, calls } = answering()
    const { rerender } = mount(
      <StoryCart calls={calls}>
        <OrderRows />
      </StoryCart>,
    )
    await field('Exam gloves').fill('3')
    rerender(
      <StoryCart calls={calls}>
        <OrderRows first={large} />
      </StoryCart>,
    )
    await expect.element(field('Exam gloves, large')).toHaveValue('3')
    await page.getByRole('button', { name: 'Add 1 item to cart' }).click()
    await expect.poll(() => asked[0]?.lines).toMatchObject([{ itemId: 9, unit: 91, quantity: 3 }])
  })
})

it('PLUS-24 sums up the items with a quantity, and says nothing where a price is not known', async () => {
  const priced = rows.map((row, at) => ({
    ...row,
    pricing: at < 2 ? { price: 0.0525, conversionRate: 100 } : undefined,
  }))
  mount(
    <StoryCart calls={{}}>
      <Rows shown={priced} />
    </StoryCart>,
  )
  await expect.element(page.getByText('Enter quantities, then add the items together.')).toBeVisible()
  await field('Exam gloves').fill('3')
  await expect.element(page.getByText('Subtotal $15.75')).toBeVisible()
  await field('Gauze roll').fill('1')
  await expect.element(page.getByText('Subtotal $21.00')).toBeVisible()
  await field('Lidocaine').fill('1')
  expect(page.getByText(/Subtotal/).elements()).toHaveLength(0)
})
