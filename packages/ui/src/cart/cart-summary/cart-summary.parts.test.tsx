import { describe, expect, it } from 'vitest'
import { describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { totals } from '../../story-data/index.js'
import { CartSummary } from './index.js'

function tested(slot: string, make: TestedPart['make'], given = {}): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <CartSummary.Root {...totals} {...given}>
        {part}
      </CartSummary.Root>
    ),
    root: 'CartSummary.Root subtotal={…} total={…}',
  }
}

describeParts('CartSummary', {
  Title: tested('title', (props) => <CartSummary.Title {...props} />),
  Hidden: tested('hidden', (props) => <CartSummary.Hidden {...props} />, { subtotal: null }),
  Amounts: tested('amounts', (props) => <CartSummary.Amounts {...props} />),
  Term: tested('term', (props) => <CartSummary.Term {...props} row="tax" />),
  Amount: tested('amount', (props) => <CartSummary.Amount {...props} row="tax" />),
  Problem: tested('problem', (props) => <CartSummary.Problem {...props} />, { tax: 'error' }),
})

describe('the parts of a CartSummary', () => {
  it.each([
    ['amounts', totals],
    ['hidden prices', { ...totals, subtotal: null }],
    ['a problem', { ...totals, tax: 'error', total: 'error' }],
  ] as const)('LIB-03 show what the preset shows: %s', (_, given) => {
    const own = mount(
      <CartSummary.Root {...given}>
        <CartSummary.Title />
        <CartSummary.Hidden />
        <CartSummary.Amounts>
          <CartSummary.Row row="subtotal" />
          <CartSummary.Row row="shipping" />
          <CartSummary.Row row="tax" />
          <CartSummary.Row row="convenienceFee" />
          <CartSummary.Row row="total" />
        </CartSummary.Amounts>
        <CartSummary.Problem />
        <a href="/checkout">Checkout</a>
        <a href="/quote">Ask for a quote</a>
      </CartSummary.Root>,
    )
    const preset = mount(
      <CartSummary {...given} actions={<a href="/quote">Ask for a quote</a>}>
        <a href="/checkout">Checkout</a>
      </CartSummary>,
    )
    expect(own.container.innerHTML).toBe(preset.container.innerHTML)
  })

  it('LIB-03 take classes by slot, and the preset takes props by part', () => {
    const { container } = mount(
      <CartSummary
        {...totals}
        tax="pending"
        total="pending"
        className={({ status }) => `is-${status}`}
        classNames={{ amount: 'amount' }}
        slotProps={{ title: { className: 'title', children: 'Your order' } }}
      />,
    )
    expect(container.querySelector('section')?.className).toBe('gz-summary gz-panel is-pending')
    expect(container.querySelector('section')?.dataset.status).toBe('pending')
    expect(container.querySelector('h2.title')?.textContent).toBe('Your order')
    expect(container.querySelectorAll('dd.amount')).toHaveLength(4)
  })

  it('CART-07 stand in the order of a partner, with rows of their own', () => {
    const { container } = mount(
      <CartSummary.Root {...totals}>
        <CartSummary.Amounts>
          <CartSummary.Row row="total" />
          <dt>Deposit</dt>
          <dd>$5.00</dd>
          <CartSummary.Row row="shipping" />
        </CartSummary.Amounts>
      </CartSummary.Root>,
    )
    expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Total',
      'Deposit',
      'Shipping',
    ])
  })
})
