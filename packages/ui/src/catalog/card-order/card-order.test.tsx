import type { Product, ProductCard } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { makeGloves } from '../../story-data/index.js'
import type { Addition } from '../product-card/index.js'
import { CardChoices, CardOrder, CardOthers, OrderHeadings, useVariantChoice } from './index.js'

const whole = makeGloves()
const [medium, ...others] = whole.children
if (!medium) throw new Error('The gloves have no size.')
const card: ProductCard = {
  ...whole,
  children: [medium],
  choices: [
    { id: 20418, value: 'medium' },
    { id: 20419, value: 'large' },
    { id: 20420, value: 'x-large', isOut: true },
  ],
  otherVariants: 2,
}
const priced = whole.children.map(
  (child) => ({ ...child, gtin: '', price: child.id - 20400 }) as Product['children'][number],
)
const sold = soldItem(card)
const [unit] = sold.units
if (!unit) throw new Error('The gloves have no unit.')

const still = { value: sold.id, status: 'initial', choose: () => undefined } as const

describeConformance('CardChoices', (props, ref) => (
  <CardChoices
    {...props}
    ref={ref}
    name="Gloves"
    sold={sold}
    unit={unit}
    onUnitChange={() => undefined}
    choice={still}
  />
))
describeConformance('CardOrder', (props, ref) => (
  <CardOrder {...props} ref={ref} sold={sold} unit={unit} addState="idle" onAdd={() => undefined} />
))
describeConformance('CardOthers', (props, ref) => <CardOthers {...props} ref={ref} product={card} sold={sold} />)
describeConformance('OrderHeadings', (props, ref) => <OrderHeadings {...props} ref={ref} axes={['Size']} />)

interface OrderFormProps {
  read: (id: number) => Promise<Pick<Product, 'children'>>
  onAdd?: (addition: Addition) => void
}

function OrderForm({ read, onAdd = () => undefined }: OrderFormProps) {
  const choice = useVariantChoice(card, read)
  const item = soldItem(choice.product)
  const [unitName, setUnitName] = useState('')
  const chosen = item.units.find((each) => each.unitName === unitName) ?? item.units[0] ?? unit
  if (!chosen) return null
  return (
    <>
      <p>
        Item {item.id} costs {item.price}
      </p>
      <CardChoices
        name="Gloves"
        sold={item}
        unit={chosen}
        onUnitChange={(next) => setUnitName(next.unitName)}
        choices={card.choices}
        choice={choice}
        isPriceVisible
      />
      <CardOrder sold={item} unit={chosen} addState="idle" isChoosing={choice.status === 'loading'} onAdd={onAdd} />
    </>
  )
}

function size() {
  return page.getByRole('combobox', { name: 'Size of Gloves', exact: true })
}

describe('a card as an order form', () => {
  it('SRCH-14 offers the sizes that fit, names the ones that are out, and counts the others', () => {
    mount(
      <>
        <CardChoices
          name="Gloves"
          sold={sold}
          unit={unit}
          onUnitChange={() => undefined}
          choices={card.choices}
          choice={still}
        />
        <CardOthers product={card} sold={sold} />
      </>,
    )
    const options = [...size().element().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options).toEqual(['Medium', 'Large', 'X-large (out of stock)'])
    expect(page.getByRole('link', { name: '2 more sizes' }).element().getAttribute('href')).toBe(
      `/product/${card.urlComponent}`,
    )
  })

  it('SRCH-14 says the size in words where only one fits', async () => {
    mount(<CardChoices name="Gloves" sold={sold} unit={unit} onUnitChange={() => undefined} choice={still} />)
    await expect.element(page.getByText('Size: Medium', { exact: true })).toBeVisible()
    expect(size().elements()).toHaveLength(0)
  })

  it('SRCH-14 prices and adds the chosen size, says its price, and reads the sizes once', async () => {
    const read = vi.fn(async () => ({ children: priced }))
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(<OrderForm read={read} onAdd={onAdd} />)
    await userEvent.tab()
    await userEvent.selectOptions(size(), 'Large')
    await expect.element(page.getByText('Item 20419 costs 19')).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'large: $19.00' })).toBeInTheDocument()
    await expect.element(size()).toHaveFocus()
    await userEvent.fill(page.getByRole('spinbutton'), '4')
    await userEvent.keyboard('{Enter}')
    const [box] = others[0]?.unit.details ?? []
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20419, unit: box?.id, quantity: 4 }]])
    await userEvent.selectOptions(size(), 'X-large (out of stock)')
    await expect.element(page.getByRole('button', { name: /^Backorder: .*x-large, item 20420$/ })).toBeVisible()
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('SRCH-14 keeps the last size chosen when answers arrive out of order', async () => {
    const answers = new Map<number, (product: Pick<Product, 'children'>) => void>()
    mount(<OrderForm read={(id) => new Promise((resolve) => answers.set(id, resolve))} />)
    await userEvent.selectOptions(size(), 'Large')
    await userEvent.selectOptions(size(), 'X-large (out of stock)')
    answers.get(20420)?.({ children: priced })
    await expect.element(page.getByText('Item 20420 costs 20')).toBeVisible()
    answers.get(20419)?.({ children: priced })
    await expect.element(page.getByText('Item 20420 costs 20')).toBeVisible()
    await expect.element(size()).toHaveValue('20420')
  })

  it('SRCH-14 adds nothing while a size loads', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(<OrderForm read={() => new Promise(() => undefined)} onAdd={onAdd} />)
    await userEvent.selectOptions(size(), 'Large')
    const button = page.getByRole('button', { name: /^Add to cart: / })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(page.getByRole('spinbutton'))
    await userEvent.keyboard('{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
  })

  it.each([
    ['the store does not answer', () => Promise.reject(new Error('offline'))],
    ['the size is gone', async () => ({ children: [] })],
  ])('SRCH-14 returns to the shown size and says so when %s', async (_, read) => {
    mount(<OrderForm read={read} />)
    await userEvent.selectOptions(size(), 'Large')
    await expect.element(page.getByText('This choice did not load. Choose it again.')).toBeVisible()
    await expect.element(size()).toHaveValue('20418')
    await expect.element(page.getByText(/^Item 20418/)).toBeVisible()
  })

  it('SRCH-14 has one list of size and unit on a narrow card', async () => {
    mount(
      <div className="gz-grid" data-view="grid" style={{ width: 300 }}>
        <OrderForm read={async () => ({ children: priced })} />
      </div>,
    )
    const both = page.getByRole('combobox', { name: /^Size and unit of / })
    await expect.element(both).toBeVisible()
    expect(size().elements()).toHaveLength(0)
    await userEvent.selectOptions(both, `Medium, ${sold.units[1]?.label}`)
    await userEvent.selectOptions(both, `Large, ${sold.units[1]?.label}`)
    await expect.element(page.getByText(/^Item 20419/)).toBeVisible()
    await expect.element(both).toHaveValue(`20419:${others[0]?.unit.details[1]?.id}`)
  })
})

describe('the headings above rows to order from', () => {
  it.each([
    [['Size'], true, ['Product', 'Size', 'Unit', 'Stock', 'Your price', 'Quantity']],
    [['Size', 'Color'], true, ['Product', 'Variant', 'Unit', 'Stock', 'Your price', 'Quantity']],
    [[], false, ['Product', 'Unit', 'Stock', 'Quantity']],
  ])('PLUS-24 for the axes %j, with prices %s, are %j', (axes, isPriceVisible, words) => {
    mount(<OrderHeadings data-testid="headings" axes={axes} isPriceVisible={isPriceVisible} />)
    const headings = page.getByTestId('headings').element()
    expect(Array.from(headings.children, ({ textContent }) => textContent)).toEqual(words)
    // Every field of a row names itself and its item, so the headings would only be repeated.
    expect(headings.getAttribute('aria-hidden')).toBe('true')
  })
})
