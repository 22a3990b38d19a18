import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { cartLines, totals } from '../../story-data/index.js'
import { CartPreview } from './index.js'

const given = { lines: cartLines, totalItems: totals.totalItems, subtotal: totals.subtotal }

function tested(slot: string, make: TestedPart['make'], state = {}): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <CartPreview.Root {...given} {...state}>
        {part}
      </CartPreview.Root>
    ),
    root: 'CartPreview.Root lines={…}',
  }
}

function inLine(slot: string, make: TestedPart['make']): TestedPart {
  const lineOf = (part: ReactElement) => (
    <CartPreview.Root {...given}>
      <CartPreview.List renderLine={(line) => <CartPreview.Line line={line}>{part}</CartPreview.Line>} />
    </CartPreview.Root>
  )
  return { slot, make, within: lineOf, root: 'CartPreview.Line line={…}' }
}

describeParts('CartPreview', {
  Notice: tested('notice', (props) => <CartPreview.Notice {...props} />, { lines: [] }),
  Header: tested('header', (props) => <CartPreview.Header {...props} />),
  List: tested('list', (props) => <CartPreview.List {...props} />),
  Footer: tested('footer', (props) => <CartPreview.Footer {...props} />),
  Subtotal: tested('subtotal', (props) => <CartPreview.Subtotal {...props} />),
  Actions: tested('actions', (props) => <CartPreview.Actions {...props} />),
  CartLink: tested('cart-link', (props) => <CartPreview.CartLink {...props} />),
  CheckoutLink: tested('checkout-link', (props) => <CartPreview.CheckoutLink {...props} />),
  Text: inLine('text', (props) => <CartPreview.Text {...props} />),
  Name: inLine('name', (props) => <CartPreview.Name {...props} />),
  Details: inLine('details', (props) => <CartPreview.Details {...props} />),
  Price: inLine('price', (props) => <CartPreview.Price {...props} />),
})

describe('the parts of a CartPreview', () => {
  it.each([
    ['lines', given],
    ['no lines', { ...given, lines: [] }],
    ['lines on their way', { ...given, lines: [], isLoading: true }],
    ['a punch-out session without prices', { ...given, subtotal: null, isPunchout: true }],
  ])('LIB-03 show what the preset shows: %s', (_, state) => {
    const own = mount(
      <CartPreview.Root {...state}>
        <CartPreview.Notice />
        <CartPreview.Header />
        <CartPreview.List
          renderLine={(line) => (
            <CartPreview.Line line={line}>
              <CartPreview.Image />
              <CartPreview.Text>
                <CartPreview.Name />
                <CartPreview.Details />
              </CartPreview.Text>
              <CartPreview.Price />
            </CartPreview.Line>
          )}
        />
        <CartPreview.Footer>
          <CartPreview.Subtotal />
          <CartPreview.Actions>
            <CartPreview.CartLink />
            <CartPreview.CheckoutLink />
          </CartPreview.Actions>
        </CartPreview.Footer>
      </CartPreview.Root>,
    )
    const preset = mount(<CartPreview {...state} />)
    expect(own.container.innerHTML).toBe(preset.container.innerHTML)
  })

  it('CART-10 take lines, actions and classes of a partner', async () => {
    const { container } = mount(
      <CartPreview
        {...given}
        className={({ isEmpty }) => (isEmpty ? 'empty' : 'filled')}
        classNames={{ name: 'name' }}
        slotProps={{ 'checkout-link': { children: 'Order now', className: 'order' } }}
        actions={<button type="button">Print</button>}
        renderLine={(line) => (
          <CartPreview.Line line={line} className={({ line: { quantity } }) => `of-${quantity}`}>
            <CartPreview.Name render={<a href={`/shop/${line.id}`}>{line.mpn}</a>} />
          </CartPreview.Line>
        )}
      />,
    )
    expect(container.querySelector('section')?.className).toBe('gz-cart-preview filled')
    const names = [...container.querySelectorAll('a.name')]
    expect(names.map((name) => [name.getAttribute('href'), name.textContent])).toEqual(
      cartLines.map(({ id, mpn }) => [`/shop/${id}`, mpn]),
    )
    expect(container.querySelector('li')?.className).toBe(`of-${cartLines[0]?.quantity}`)
    await expect.element(page.getByRole('link', { name: 'Order now' })).toHaveClass('order', 'gz-button')
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  })
})
