import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { cartLines } from '../../story-data/index.js'
import { CartLine, type CartLineProps } from './cart-line.js'

function handlers() {
  return {
    onQuantityChange: vi.fn<CartLineProps['onQuantityChange']>(),
    onUnitChange: vi.fn<CartLineProps['onUnitChange']>(),
    onRemove: vi.fn<CartLineProps['onRemove']>(),
  }
}

const [gloves, gauze] = cartLines

describeConformance('CartLine', (props, ref) => (
  <ul>{gloves ? <CartLine {...props} {...handlers()} ref={ref} line={gloves} /> : null}</ul>
))

describe('CartLine', () => {
  it('CART-11 sends quantity, unit and removal while an edit is on its way', async () => {
    const heard = handlers()
    mount(<ul>{gloves ? <CartLine {...heard} line={{ ...gloves, isUnconfirmed: true }} /> : null}</ul>)
    await userEvent.fill(page.getByRole('spinbutton', { name: /^Quantity of Nitrile exam gloves/ }), '20')
    await userEvent.keyboard('{Enter}')
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Unit of/ }), 'Case of 10 boxes')
    await userEvent.click(page.getByRole('button', { name: /^Remove/ }))
    expect(heard.onQuantityChange.mock.calls).toEqual([[20]])
    expect(heard.onUnitChange.mock.calls).toEqual([[12]])
    expect(heard.onRemove).toHaveBeenCalledOnce()
  })

  it('CART-02 shows maker, variant, MPN and item number, because makers share names', () => {
    const { container } = mount(<ul>{gloves ? <CartLine {...handlers()} line={gloves} /> : null}</ul>)
    expect(container.querySelector('[data-slot="identity"]')?.textContent).toBe(
      'Size:medium · MPN\u00a0HS-4410-M · Item\u00a020418 · Halden Safety',
    )
  })

  it('CART-02 shows the quantity and the price of one unit, the total and a changed price', () => {
    if (!gauze) throw new Error('The story data has no cart lines.')
    const { container } = mount(<CartLine {...handlers()} line={gauze} />)
    expect(container.textContent).toContain('$27.80')
    expect(container.textContent).toContain('4 × $6.95')
    expect(container.textContent).toContain('Price changed from $6.70 to $6.95')
  })

  it.each([
    [null, 'Price of estimate EST-10012'],
    ['expired', 'Estimate EST-10012 has expired, so your regular price applies'],
    ['ordered', 'Estimate EST-10012 was ordered already, so your regular price applies'],
    ['quantity', 'Estimate EST-10012 covers up to 1,200, so your regular price applies'],
    ['regular', 'Your regular price is lower than the price of estimate EST-10012, so your regular price applies'],
    ['unit', 'Estimate EST-10012 is for another unit, so your regular price applies'],
  ] as const)('PLUS-19 says that the line has the price of its estimate, or why not: %s', (lapse, words) => {
    if (!gloves) throw new Error('The story data has no cart lines.')
    const estimate = { id: 12, estimateNumber: 'EST-10012', unit: 11, quantity: 1200, expirationDate: null, lapse }
    const { container } = mount(<CartLine {...handlers()} line={{ ...gloves, estimate }} />)
    expect(container.querySelector('[data-slot="estimate"]')?.textContent).toBe(words)
  })

  it('CART-15 shows no amounts without prices', () => {
    const { container } = mount(
      <ul>{gloves ? <CartLine {...handlers()} line={{ ...gloves, exactUnitPrice: null, total: null }} /> : null}</ul>,
    )
    expect(container.textContent).not.toContain('$')
  })

  it.each([1100, 720, 288])('CART-01 shows its longest unit whole in %i pixels', (width) => {
    if (!gloves) throw new Error('The story data has no cart lines.')
    const longest = { id: 13, unitName: 'CS', conversionRate: 12, baseUnit: false, label: 'Case of 1,000 (10 boxes)' }
    const line = { ...gloves, units: [...gloves.units, longest], unit: longest.id }
    mount(
      <div style={{ width, containerType: 'inline-size' }}>
        <CartLine {...handlers()} line={line} />
      </div>,
    )
    const select = page.getByRole('combobox', { name: /^Unit of/ }).element()
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser draws nothing.')
    pen.font = font
    const words = pen.measureText(longest.label).width
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    expect(words).toBeGreaterThan(0)
    expect(room - words).toBeGreaterThanOrEqual(0)
  })

  it('CART-12 moves nothing sideways when it names the fault of a quantity', async () => {
    mount(
      <div style={{ width: 1100, containerType: 'inline-size' }}>
        {gloves ? <CartLine {...handlers()} line={gloves} /> : null}
      </div>,
    )
    const unitLeft = () =>
      page
        .getByRole('combobox', { name: /^Unit of/ })
        .element()
        .getBoundingClientRect().left
    const before = unitLeft()
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ })
    await userEvent.fill(quantity, 'a dozen')
    await userEvent.keyboard('{Enter}')
    await expect.element(quantity).toHaveAttribute('aria-invalid', 'true')
    expect(unitLeft()).toBe(before)
  })
})
