import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { savedItems } from '../../story-data/index.js'
import { SavedItems } from './saved-items.js'

describeConformance('SavedItems', (props, ref) => (
  <SavedItems {...props} ref={ref} items={savedItems} onMove={vi.fn()} onDelete={vi.fn()} />
))

it('CART-06 shows the price now, the stock or the reason, and no move for an item that cannot be bought', async () => {
  const { container } = mount(<SavedItems items={savedItems} onMove={vi.fn()} onDelete={vi.fn()} />)
  const [gloves, gauze] = Array.from(container.querySelectorAll('li'), ({ textContent }) => textContent)
  expect(gloves).toMatch(/\$11\.8525.*In stock.*Move to cart/)
  expect(gauze).toContain('Currently Unavailable')
  expect(gauze).not.toContain('Move to cart')
  await expectAccessible(container)
})

it('CART-06 moves the focus to the next item when one leaves, and names the item in each button', async () => {
  const onDelete = vi.fn()
  mount(<SavedItems items={savedItems} onMove={vi.fn()} onDelete={onDelete} />)
  const buttons = page.getByRole('button', { name: /^Delete: / })
  await userEvent.click(buttons.first())
  expect(onDelete).toHaveBeenCalledWith(savedItems[0]?.id)
  await expect.element(buttons.nth(1)).toHaveFocus()
})

it('CART-15 shows no amounts without prices', () => {
  const items = savedItems.map((item) => ({ ...item, price: null }))
  const { container } = mount(<SavedItems items={items} onMove={vi.fn()} onDelete={vi.fn()} />)
  expect(container.textContent).not.toMatch(/\$|prices/)
})
