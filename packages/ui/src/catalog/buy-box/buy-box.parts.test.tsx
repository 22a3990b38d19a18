import type { CardProduct } from '@gauze/rules'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asControl, describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { withoutIds } from '../../../test/without-ids.js'
import { licenseRefusal, makeGloves, makeProduct } from '../../story-data/index.js'
import { type Addition, ProductCard } from '../product-card/index.js'
import { BuyBox, type BuyBoxRootProps } from './index.js'

const given = {
  product: makeGloves(),
  access: 'visible',
  addability: { ok: true },
  onAdd: () => undefined,
} satisfies BuyBoxRootProps

function tested(slot: string, make: TestedPart['make'], changes: Partial<BuyBoxRootProps> = {}): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <BuyBox.Root {...given} {...changes}>
        {part}
      </BuyBox.Root>
    ),
    root: 'BuyBox.Root product={…} access="…"',
  }
}

const inCases = { product: makeProduct(), defaultUnit: 12 }

describeParts('BuyBox', {
  Maker: tested('maker', (props) => <BuyBox.Maker {...props} />),
  Name: tested('name', (props) => <BuyBox.Name {...props} />),
  Identity: tested('identity', (props) => <BuyBox.Identity {...props} />),
  Marks: tested('marks', (props) => <BuyBox.Marks {...props} />),
  Price: tested('price', (props) => <BuyBox.Price {...props} />),
  Amount: tested('amount', (props) => <BuyBox.Amount {...props} />),
  Base: tested('base', (props) => <BuyBox.Base {...props} />, inCases),
  Variants: tested('variants', (props) => <BuyBox.Variants {...asControl(props)} />),
  AddToCart: tested('add-to-cart', (props) => <BuyBox.AddToCart {...props} />),
  More: tested('more', (props) => <BuyBox.More {...props} />),
})

/** A product as a partner knows it. */
const own: CardProduct = {
  id: 7,
  itemName: '4-7',
  siteDisplayName: 'Gauze',
  manufacturer: 'Own',
  mpn: 'G7',
  price: 2,
  prices: [],
  quantityAvailable: 5,
  rxLevel: '0',
  isAddableToCart: true,
  allocationPeriod: null,
  thumbnailImage: null,
  matrixDetails: [],
  urlComponent: 'gauze',
  unit: { details: [{ id: 1, unitName: 'EA', baseUnit: true, conversionRate: 1, label: 'Each' }] },
  children: [],
  latestPurchase: { date: '2026-03-02T15:00:00Z', unit: 1 },
}

describe('the parts of a BuyBox', () => {
  it.each<[string, Partial<BuyBoxRootProps>]>([
    ['has sizes', {}],
    ['is sold in cases', inCases],
    ['needs a license', { product: makeProduct({ rxLevel: '3', specialOrder: true }), addability: licenseRefusal }],
    [
      'is seen by a visitor',
      { product: makeProduct({ price: null }), access: 'signedOut', addability: { ok: false, reason: 'signedOut' } },
    ],
    ['is seen without prices', { access: 'hidden' }],
  ])('LIB-03 show what the preset shows of an item that %s', (_, changes) => {
    const { container, rerender } = mount(
      <BuyBox {...given} {...changes}>
        Questions?
      </BuyBox>,
    )
    const shown = withoutIds(container.innerHTML)
    rerender(
      <BuyBox.Root {...given} {...changes}>
        <BuyBox.Maker />
        <BuyBox.Name />
        <BuyBox.Identity />
        <BuyBox.Marks />
        <BuyBox.Price>
          <BuyBox.Amount />
          <BuyBox.Base />
        </BuyBox.Price>
        <BuyBox.Variants />
        <BuyBox.AddToCart />
        <BuyBox.More>Questions?</BuyBox.More>
      </BuyBox.Root>,
    )
    expect(withoutIds(container.innerHTML)).toBe(shown)
  })

  it('PDP-04 keep the room of the price empty for a visitor', () => {
    const { container } = mount(<BuyBox {...given} access="signedOut" product={makeProduct({ price: null })} />)
    expect(container.querySelector('.gz-buy-box > [data-slot="price"]:empty')).not.toBeNull()
  })

  it('PDP-01 price and add the same unit in an order of their own', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    const onUnitChange = vi.fn<(unitId: number) => void>()
    const { container } = mount(
      <BuyBox.Root {...given} product={makeProduct()} onAdd={onAdd} onUnitChange={onUnitChange}>
        <BuyBox.AddToCart classNames={{ action: 'pill' }} slotProps={{ action: { children: 'Put it in the cart' } }} />
        <BuyBox.Base render={<small />} />
        <BuyBox.Amount size="s" />
      </BuyBox.Root>,
    )
    expect(container.querySelector('.gz-price')?.textContent).toContain('$11.85')
    expect(container.querySelector('small')).toBeNull()
    await page.getByRole('radio', { name: /Case/ }).click()
    await expect.element(page.getByText('$118.50').last()).toBeVisible()
    expect(container.querySelector('.gz-price')?.textContent).toContain('$118.50')
    expect(container.querySelector('small')?.textContent).toMatch(/^\$11\.85 \//)
    await page.getByRole('spinbutton').fill('2')
    const add = page.getByRole('button', { name: 'Put it in the cart' })
    expect(add.element().className).toContain('pill')
    await add.click()
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 2 }]])
    expect(onUnitChange.mock.calls).toEqual([[12]])
  })

  it('PDP-01 change the unit and add, also when a partner listens at the part', async () => {
    const heard = { root: vi.fn<BuyBoxRootProps['onAdd']>(), part: vi.fn<BuyBoxRootProps['onAdd']>() }
    const chosen = vi.fn<(unitId: number) => void>()
    mount(
      <BuyBox.Root {...given} product={makeProduct()} onAdd={heard.root}>
        <BuyBox.AddToCart onUnitChange={chosen} onAdd={heard.part} />
      </BuyBox.Root>,
    )
    await page.getByRole('radio', { name: /Case/ }).click()
    await page.getByRole('button', { name: /Add to cart/ }).click()
    expect(chosen.mock.calls).toEqual([[12]])
    expect(heard.part.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 1 }]])
    expect(heard.root.mock.calls).toEqual(heard.part.mock.calls)
  })

  it('LIB-03 take classes by slot and by state, and the preset takes props by part', () => {
    const { container } = mount(
      <BuyBox
        {...given}
        {...inCases}
        className={({ access, unit }) => `${access}-${unit}`}
        classNames={{ identity: 'numbers', 'add-to-cart': 'buy' }}
        slotProps={{ name: { title: 'What it is' }, amount: { size: 's', className: ({ unit }) => `of-${unit}` } }}
      />,
    )
    expect(container.firstElementChild?.className).toBe('gz-buy-box visible-12')
    expect(container.querySelector('p.numbers')?.getAttribute('data-slot')).toBe('identity')
    expect(container.querySelector('form.gz-add-to-cart.buy')).not.toBeNull()
    expect(container.querySelector('h1')?.title).toBe('What it is')
    expect(container.querySelector<HTMLElement>('.gz-price.of-12')?.dataset).toMatchObject({
      size: 's',
      slot: 'amount',
    })
  })

  it("PDP-01 LIB-03 sell a partner's own product, of the fields that are shown", async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(
      <>
        <BuyBox {...given} product={own} onAdd={onAdd} />
        <ProductCard product={own} access="visible" />
      </>,
    )
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gauze' })).toBeVisible()
    await expect.element(page.getByText(/^Ordered on/)).toBeVisible()
    await page.getByRole('button', { name: /Add to cart/ }).click()
    expect(onAdd.mock.calls).toEqual([[{ itemId: 7, unit: 1, quantity: 1 }]])
  })

  it("PDP-01 give the axes of a matrix product to a partner's own elements", () => {
    const { container } = mount(
      <BuyBox.Root {...given}>
        <BuyBox.Variants render={({ axes }) => <output>{axes.map(({ label }) => label).join()}</output>} />
      </BuyBox.Root>,
    )
    expect(container.querySelector('output')?.textContent).toMatch(/size/i)
  })
})
