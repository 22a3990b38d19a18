import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Loader } from './loader.js'

describeConformance('Loader', (props, ref) => <Loader {...props} ref={ref} />)

function useFakeClock() {
  return vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

function advance(ms: number) {
  return flushSync(() => vi.advanceTimersByTime(ms))
}

describe('Loader', () => {
  it.each([
    ['payment', 3_000, 'Processing Payment', 'Verifying Payment Details'],
    ['order', 3_000, 'Processing Order', 'Dispatching to warehouse'],
    ['heartbeat', 8_000, 'Loading', 'This is taking longer than usual. Still working on it.'],
  ] as const)('SHELL-07 %s says more after %i ms', (kind, later, first, second) => {
    useFakeClock()
    const { container } = mount(<Loader kind={kind} />)
    const shown = () => container.querySelector('[data-slot="message"]')?.textContent
    expect(shown()).toBe(first)
    advance(later - 1)
    expect(shown()).toBe(first)
    advance(1)
    expect(shown()).toBe(second)
    advance(60_000)
    expect(shown()).toBe(second)
  })

  it('SHELL-07 WCAG 4.1.3 announces each message once, politely', async () => {
    useFakeClock()
    const { container } = mount(<Loader kind="order" />)
    const region = container.querySelector('[role="status"]')
    if (!region) throw new Error('There is no live region.')
    const announced: (string | null)[] = []
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await expect.element(page.getByRole('status')).toMatchTextContent('Processing Order')
    advance(3_000)
    await expect.element(page.getByRole('status')).toMatchTextContent('Dispatching to warehouse')
    advance(60_000)
    expect(announced.filter((words) => words === 'Dispatching to warehouse')).toHaveLength(1)
  })

  it('SHELL-07 starts again with another kind, and leaves no timer behind', () => {
    useFakeClock()
    const { container, rerender } = mount(<Loader kind="payment" />)
    advance(3_000)
    rerender(<Loader kind="order" />)
    expect(container.querySelector('[data-slot="message"]')?.textContent).toBe('Processing Order')
    advance(3_000)
    expect(container.querySelector('[data-slot="message"]')?.textContent).toBe('Dispatching to warehouse')
    rerender(<Loader />)
    expect(vi.getTimerCount()).toBe(1)
    rerender(null)
    expect(vi.getTimerCount()).toBe(0)
  })
})
