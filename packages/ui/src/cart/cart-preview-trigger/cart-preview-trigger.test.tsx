import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { CartButton } from '../cart-button/index.js'
import { CartPreviewTrigger } from './cart-preview-trigger.js'

function preview() {
  return <a href="/checkout">Checkout</a>
}

describeConformance(
  'CartPreviewTrigger',
  (props) => (
    <CartPreviewTrigger {...props} renderPreview={preview}>
      <CartButton count={2} />
    </CartPreviewTrigger>
  ),
  { hasNoRef: true },
)

function point(container: HTMLElement, type: 'pointerover' | 'pointermove', pointerType: string) {
  return container
    .querySelector('.gz-preview-trigger')
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, relatedTarget: document.body }))
}

describe('CartPreviewTrigger', () => {
  it('CART-10 opens by hovering, after a delay of 150 ms', async () => {
    const later = vi.spyOn(window, 'setTimeout')
    mount(
      <div style={{ padding: 80 }}>
        <CartPreviewTrigger renderPreview={preview}>
          <CartButton count={2} />
        </CartPreviewTrigger>
      </div>,
    )
    later.mockClear()
    await userEvent.hover(page.getByRole('link', { name: 'Cart 2 units' }))
    await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
    expect(later.mock.calls.filter(([, delay]) => delay === 150)).not.toEqual([])
  })

  it('CART-10 does not open by touch', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container } = mount(
      <CartPreviewTrigger renderPreview={preview}>
        <CartButton count={2} />
      </CartPreviewTrigger>,
    )
    flushSync(() => point(container, 'pointerover', 'touch'))
    flushSync(() => point(container, 'pointermove', 'touch'))
    await vi.advanceTimersByTimeAsync(500)
    expect(container.querySelector('[data-slot="panel"]')).toBeNull()
  })

  it('CART-10 stays closed when the page moves under a resting mouse, until the mouse moves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container } = mount(
      <CartPreviewTrigger renderPreview={preview}>
        <CartButton count={2} />
      </CartPreviewTrigger>,
    )
    flushSync(() => point(container, 'pointerover', 'mouse'))
    await vi.advanceTimersByTimeAsync(500)
    expect(container.querySelector('[data-slot="panel"]')).toBeNull()
    flushSync(() => point(container, 'pointermove', 'mouse'))
    await vi.advanceTimersByTimeAsync(500)
    expect(container.querySelector('[data-slot="panel"]')).not.toBeNull()
  })

  it('CART-10 opens with the down arrow, is reached with Tab, and Escape gives focus back', async () => {
    mount(
      <CartPreviewTrigger renderPreview={preview}>
        <CartButton count={2} />
      </CartPreviewTrigger>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Checkout' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: 'Cart 2 units' })).toHaveFocus()
    expect(page.getByRole('link', { name: 'Checkout' }).elements()).toHaveLength(0)
  })
})
