import { cents } from '@gauze/rules'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { totals } from '../../story-data/index.js'
import { CartSummary } from './cart-summary.js'

describeConformance('CartSummary', (props, ref) => <CartSummary {...totals} {...props} ref={ref} />)

function amounts(container: HTMLElement) {
  return Object.fromEntries(
    [...container.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

describe('CartSummary', () => {
  it('CART-09 shows FREE when shipping is zero and a subtotal exists', () => {
    const { container } = mount(<CartSummary {...totals} taxRate={8.25} />)
    expect(amounts(container)).toEqual({
      'Subtotal (16 units)': '$170.00',
      Shipping: 'FREE',
      'Tax (8.25%)': '$14.03',
      Total: '$184.03',
    })
  })

  it('ACCT-19 names the taxed amount next to the tax, if it is not the subtotal', () => {
    const basis = { percent: 8.25, state: 'NY' }
    const { container, rerender } = mount(<CartSummary {...totals} taxBasis={{ ...basis, amount: 170 }} />)
    expect(amounts(container)).toHaveProperty(['Tax (8.25%)'])
    rerender(<CartSummary {...totals} tax={cents(213)} taxBasis={{ ...basis, amount: 25.81 }} />)
    expect(amounts(container)).toHaveProperty(['Tax (8.25% of $25.81)'], '$2.13')
    rerender(<CartSummary {...totals} taxBasis={null} />)
    expect(amounts(container)).toHaveProperty(['Tax'])
  })

  it('CART-09 shows no FREE without a subtotal', () => {
    const { container } = mount(<CartSummary {...totals} totalItems={0} subtotal={cents(0)} />)
    expect(amounts(container)).toMatchObject({ Shipping: '$0.00' })
  })

  it("CART-09 reads 'Calculating...' while loading", () => {
    const { container } = mount(<CartSummary {...totals} shipping="pending" tax="pending" total="pending" />)
    expect(amounts(container)).toMatchObject({ Shipping: 'Calculating...', Tax: 'Calculating...' })
  })

  it('CART-07 WCAG 4.1.3 announces a total that changed once it is settled, with its name, and nothing while it is calculated', async () => {
    const { container, rerender } = mount(<CartSummary {...totals} total={cents(17_403)} />)
    const status = page.getByRole('status')
    rerender(<CartSummary {...totals} shipping="pending" tax="pending" total="pending" />)
    await expect.element(status).toHaveTextContent('')
    rerender(<CartSummary {...totals} />)
    await expect.element(status, { timeout: 5000 }).toHaveTextContent('Total $184.03')
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(0)
    rerender(<CartSummary {...totals} total="error" tax="error" />)
    await expect.element(status).toHaveTextContent('')
  })

  it.each(['pending', totals.total] as const)(
    'CART-07 WCAG 4.1.3 does not announce the total that a page opens with (%s at first)',
    async (total) => {
      vi.useFakeTimers()
      const { container, rerender } = mount(<CartSummary {...totals} total={total} />)
      const said = () => container.querySelector('[role="status"]')?.textContent
      await vi.advanceTimersByTimeAsync(5000)
      rerender(<CartSummary {...totals} />)
      await vi.advanceTimersByTimeAsync(5000)
      expect(said()).toBe('')
      rerender(<CartSummary {...totals} total={cents(21_000)} />)
      await vi.advanceTimersByTimeAsync(5000)
      await vi.waitFor(() => expect(said()).toBe('Total $210.00'))
    },
  )

  it('CART-11 WCAG 4.1.3 announces one total after a run of edits, when the last of them is answered', async () => {
    vi.useFakeTimers()
    const { container, rerender } = mount(<CartSummary {...totals} />)
    const said = () => container.querySelector('[role="status"]')?.textContent
    for (const dollars of [190, 200, 210]) {
      rerender(<CartSummary {...totals} total="pending" />)
      await vi.advanceTimersByTimeAsync(5000)
      rerender(<CartSummary {...totals} total={cents(dollars * 100)} />)
      await vi.advanceTimersByTimeAsync(900)
      expect(said()).toBe('')
    }
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(said()).toBe('Total $210.00'))
  })

  it('CART-07 says that tax could not be calculated and shows no total', async () => {
    const { container } = mount(<CartSummary {...totals} tax="error" total="error" />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Tax could not be calculated\./)
    expect(amounts(container)).toMatchObject({ Tax: 'Not calculated', Total: 'Not calculated' })
  })

  it('CART-15 shows no amounts to a person who may not see prices', () => {
    const { container } = mount(<CartSummary {...totals} subtotal={null} />)
    expect(container.textContent).not.toContain('$')
  })
})
