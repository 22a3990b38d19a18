import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { withoutIds } from '../../../test/without-ids.js'
import { licenseRefusal, makeProduct, units } from '../../story-data/index.js'
import { type Addition, ProductCard, type ProductCardProps } from './index.js'

describeConformance('ProductCard', (props, ref) => (
  <ProductCard {...props} ref={ref} product={makeProduct()} access="visible" addability={{ ok: true }} />
))

describe('ProductCard', () => {
  it('PDP-11 shows manufacturer, name, variant, MPN, item number, stock, price and list price', () => {
    const { container } = mount(<ProductCard product={makeProduct()} access="visible" />)
    for (const words of [
      'Halden Safety',
      'size:medium',
      'MPN\u00a0HS-4410-M · Item\u00a020418',
      'In stock',
      '$11.85',
      '$14.20',
    ]) {
      expect(container.textContent).toContain(words)
    }
    expect(container.querySelector('h3 > a')?.textContent).toBe(makeProduct().siteDisplayName)
  })

  it('PDP-11 has a unique heading even when makers share a name', () => {
    mount(
      <>
        <ProductCard product={makeProduct()} access="visible" />
        <ProductCard product={makeProduct({ id: 31877, manufacturer: 'Corvane' })} access="visible" />
      </>,
    )
    const name = makeProduct().siteDisplayName
    expect(
      page
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([`${name}, Halden Safety, item 20418`, `${name}, Corvane, item 31877`])
  })

  it('PDP-11 WCAG 2.1.1 adds one of the first unit by keyboard', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(<ProductCard product={makeProduct()} access="visible" addability={{ ok: true }} onAdd={onAdd} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 11, quantity: 1 }]])
  })

  it('PDP-06 says before the add that an item out of stock is backordered, in the name of the button, too', async () => {
    const product = makeProduct({ quantityAvailable: 0 })
    mount(<ProductCard product={product} access="visible" addability={{ ok: true }} />)
    const button = page.getByRole('button', { name: `Backorder: ${product.siteDisplayName}, item 20418` })
    await expect.element(button).toHaveTextContent('Backorder')
  })

  it.each([
    ['idle', 'Add to cart'],
    ['pending', 'Add to cart'],
    ['added', 'Added'],
  ] as const)('PDP-11 names the item of its button while it is %s', async (addState, words) => {
    mount(<ProductCard product={makeProduct()} access="visible" addability={{ ok: true }} addState={addState} />)
    const name = `${words}: ${makeProduct().siteDisplayName}, item 20418`
    await expect.element(page.getByRole('button')).toHaveAccessibleName(name)
  })

  describe('of a matrix product', () => {
    const variant = (id: number, size: string) => ({
      ...makeProduct({ id, mpn: `HS-${size}`, price: id, quantityAvailable: 9, urlComponent: `gloves-${size}` }),
      siteDisplayName: `Gloves, ${size}`,
      matrixDetails: [{ key: 'Size', value: size }],
      gtin: '',
      unit: { details: [{ id: id * 10, unitName: 'BX', conversionRate: 1, baseUnit: true, label: `Box of ${size}` }] },
    })
    const gloves = makeProduct({
      id: 1,
      siteDisplayName: 'Gloves',
      urlComponent: 'gloves',
      matrixDetails: [],
      children: [variant(2, 'small'), variant(3, 'medium')],
    })

    it.each([
      ['the first variant', null, { id: 2, name: 'Gloves', size: 'small', href: '/product/gloves' }],
      [
        'the variant that was asked for',
        3,
        { id: 3, name: 'Gloves, medium', size: 'medium', href: '/product/gloves-medium' },
      ],
    ])('PDP-11 shows, prices and adds %s', async (_what, variantId, { id, name, size, href }) => {
      const onAdd = vi.fn<(addition: Addition) => void>()
      const product = { ...gloves, variantId }
      const { container } = mount(
        <ProductCard product={product} access="visible" addability={{ ok: true }} onAdd={onAdd} />,
      )
      await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      const words = container.textContent
      for (const text of [`Size:${size}`, `MPN\u00a0HS-${size}`, `Item\u00a0${id}`, `$${id}.00`, 'In stock']) {
        expect(words).toContain(text)
      }
      await page.getByRole('button', { name: `Add to cart: Gloves, ${size}, item ${id}` }).click()
      expect(onAdd.mock.calls).toEqual([[{ itemId: id, unit: id * 10, quantity: 1 }]])
    })
  })

  it('PDP-04 shows a signed-out visitor the login link and nothing to add', async () => {
    mount(
      <ProductCard
        product={makeProduct({ price: null, prices: [] })}
        access="signedOut"
        addability={{ ok: false, reason: 'signedOut' }}
      />,
    )
    await expect.element(page.getByRole('link', { name: 'Login to View Price' })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it("PDP-05 reads 'Currently Unavailable' when the price is N/A", async () => {
    mount(
      <ProductCard
        product={makeProduct({ price: 'N/A' })}
        access="visible"
        addability={{ ok: false, reason: 'unavailable' }}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Currently Unavailable' })).toBeDisabled()
  })

  it('PDP-08 links to the reason when a license is needed', async () => {
    mount(<ProductCard product={makeProduct({ rxLevel: '3' })} access="visible" addability={licenseRefusal} />)
    await expect
      .element(page.getByRole('link', { name: 'See why : This item requires a medical license to purchase' }))
      .toHaveAttribute('href', '/product/nitrile-exam-gloves-medium')
    await expect.element(page.getByText(/License required$/)).toBeVisible()
  })
})

/** A card of a partner's own, in the order of the preset. */
function OwnCard(props: ProductCardProps) {
  return (
    <ProductCard.Root {...props}>
      <ProductCard.Image />
      <ProductCard.Head>
        <ProductCard.Maker />
        <ProductCard.Name />
        <ProductCard.Identity />
        <ProductCard.Unit />
        <ProductCard.Ordered />
      </ProductCard.Head>
      <ProductCard.Marks />
      <ProductCard.Foot>
        <ProductCard.Price />
        <ProductCard.Action />
      </ProductCard.Foot>
    </ProductCard.Root>
  )
}

const buyable: ProductCardProps = { product: makeProduct(), access: 'visible', addability: { ok: true } }
const latestPurchase = { date: '2026-10-21T18:22:00Z', unit: 12, unitDetails: units[1] ?? raise('two units') }

describe('a card of an item that the customer ordered before', () => {
  const cases = { ...buyable, product: makeProduct({ latestPurchase }) }

  it('PDP-11 offers the unit of the order, unless another is given', () => {
    const { container, rerender } = mount(<ProductCard {...cases} />)
    expect(container.querySelector('[data-slot="unit"]')?.textContent).toBe('/ case of 10 boxes')
    rerender(<ProductCard {...cases} unit={units[0]} />)
    expect(container.querySelector('[data-slot="unit"]')?.textContent).toBe('/ box of 100')
    expect(container.textContent).toContain('Ordered on 10/21/2026')
  })

  it('SRCH-14 says so in few words in a row, with the day as a tooltip', async () => {
    const { container, rerender } = mount(
      <ProductCard.Root {...cases}>
        <ProductCard.OrderedBefore />
      </ProductCard.Root>,
    )
    await expect.element(page.getByText('Ordered before')).toHaveAttribute('title', 'Ordered on 10/21/2026')
    rerender(
      <ProductCard.Root {...buyable}>
        <ProductCard.OrderedBefore />
      </ProductCard.Root>,
    )
    expect(container.textContent).toBe('')
  })
})

function raise(what: string): never {
  throw new Error(`The stories have no ${what}.`)
}

describe('parts of a ProductCard', () => {
  it.each<[string, ProductCardProps]>([
    ['can be bought', buyable],
    ['was bought before', { ...buyable, product: makeProduct({ latestPurchase }) }],
    ['was added', { ...buyable, addState: 'added' }],
    ['needs a license', { ...buyable, addability: licenseRefusal }],
    ['is not sold', { ...buyable, addability: { ok: false, reason: 'inactive' } }],
    ['is seen by a visitor', { ...buyable, access: 'signedOut', addability: { ok: false, reason: 'signedOut' } }],
  ])('LIB-05 show what the whole card shows of an item that %s', (_, props) => {
    const { container, rerender } = mount(<ProductCard {...props} />)
    const shown = withoutIds(container.innerHTML)
    rerender(<OwnCard {...props} />)
    expect(withoutIds(container.innerHTML)).toBe(shown)
  })

  it('LIB-05 stand in any order, with elements, classes and attributes of the partner', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    const { container } = mount(
      <ProductCard.Root
        {...buyable}
        level={2}
        onAdd={onAdd}
        classNames={{ maker: 'brand', action: 'buy' }}
        className={({ addState }) => `is-${addState}`}
        render={<section />}
      >
        <ProductCard.Action render={<button type="button" className="pill" data-tracked="" />}>
          Buy one
        </ProductCard.Action>
        <ProductCard.Name id="name" />
        <ProductCard.Maker className={({ access }) => access} render={(props) => <em {...props} />} />
        <ProductCard.Image render={<img alt="" className="next" />} className="frame" />
      </ProductCard.Root>,
    )
    expect(container.firstElementChild).toMatchObject({ tagName: 'SECTION', className: 'gz-card is-idle' })
    expect(container.querySelector('em')).toMatchObject({ className: 'brand visible', textContent: 'Halden Safety' })
    expect(container.querySelector('h2#name')?.getAttribute('data-slot')).toBe('name')
    expect(container.querySelector('.gz-art.frame[data-slot="image"] > img.next')?.getAttribute('loading')).toBe('lazy')
    const button = page.getByRole('button', { name: /^Buy one ?: Nitrile exam gloves.*, item 20418$/ })
    expect(button.element()).toMatchObject({
      className: 'gz-button buy pill',
      dataset: { tracked: '', slot: 'action' },
    })
    await button.click()
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 11, quantity: 1 }]])
  })

  it('LIB-05 take props, classes and further actions through the whole card', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(
      <ProductCard
        {...buyable}
        onAdd={onAdd}
        actions={<button type="button">Compare</button>}
        classNames={{ foot: 'own-foot' }}
        slotProps={{
          maker: { title: 'Who makes it' },
          price: { size: 's', className: 'own-price' },
          action: { onClick: (event) => event.preventDefault() },
        }}
      />,
    )
    await expect.element(page.getByTitle('Who makes it')).toMatchTextContent(/^Halden Safety$/)
    const foot = page.getByRole('article').element().querySelector('.own-foot')
    expect(foot?.querySelector('.gz-price.own-price')?.getAttribute('data-size')).toBe('s')
    expect(foot?.lastElementChild?.textContent).toBe('Compare')
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    expect(onAdd).not.toHaveBeenCalled()
  })

  it.each(Object.entries(ProductCard).filter(([name]) => name !== 'Root'))(
    'LIB-05 say that %s stands outside of a card',
    (name, CardPart) => {
      expect(() => renderToString(<CardPart {...buyable} />)).toThrow(
        `ProductCard.${name} found no root around it. Put it inside of <ProductCard.Root product={…} access="…">.`,
      )
    },
  )
})
