import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { cartLines, totals } from '../../story-data/index.js'
import { CartPreview } from './cart-preview.js'

const given = { lines: cartLines, totalItems: totals.totalItems, subtotal: totals.subtotal }

describeConformance('CartPreview', (props, ref) => <CartPreview {...given} {...props} ref={ref} />)

const many = Array.from({ length: 30 }, (_, id) => cartLines.map((line) => ({ ...line, id: id * 2 + line.id }))).flat()

describe('CartPreview', () => {
  afterEach(() => page.viewport(1280, 900))

  it('CART-10 shows name, variant, unit, quantity, price, count and subtotal', () => {
    const { container } = mount(<CartPreview {...given} />)
    for (const words of ['16 units', 'Size:medium · Box of 100', 'Quantity: 12', '$142.20', '$170.00']) {
      expect(container.textContent).toContain(words)
    }
  })

  it("CART-10 says 'Your cart is loading...'", async () => {
    mount(<CartPreview lines={[]} totalItems={0} subtotal={null} isLoading />)
    await expect.element(page.getByText('Your cart is loading...')).toBeVisible()
  })

  it("CART-10 says 'Your cart is empty' and 'Your cart is currently empty.'", async () => {
    mount(<CartPreview lines={[]} totalItems={0} subtotal={totals.shipping} />)
    await expect.element(page.getByText('Your cart is empty')).toBeVisible()
    await expect.element(page.getByText('Your cart is currently empty.')).toBeVisible()
  })

  it('CART-10 hides Checkout in a punch-out session', () => {
    mount(<CartPreview {...given} isPunchout />)
    expect(page.getByRole('link', { name: 'Checkout' }).elements()).toHaveLength(0)
  })

  it('CART-10 is at most 600 pixels high', () => {
    const { container } = mount(<CartPreview {...given} lines={many} />)
    expect(container.querySelector('section')?.getBoundingClientRect().height).toBe(600)
  })

  it('CART-10 leaves a low window room for the header above it', async () => {
    await page.viewport(1366, 657)
    const { container } = mount(<CartPreview {...given} lines={many} />)
    expect(container.querySelector('section')?.getBoundingClientRect().height).toBe(657 - 160)
  })
})
