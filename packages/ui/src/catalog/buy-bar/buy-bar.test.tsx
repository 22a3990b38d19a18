import type { Addability } from '@gauze/rules'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { units } from '../../story-data/index.js'
import { AddToCart } from '../add-to-cart/index.js'
import { BuyBar } from './index.js'

interface PageProps {
  addability?: Addability
  onAdd?: () => void
  /** Pixels above the form. */
  above?: number
}

function Page({ addability = { ok: true }, onAdd = () => undefined, above = 0 }: PageProps) {
  return (
    <div style={{ height: 3000, paddingTop: above }}>
      <AddToCart
        itemId={20418}
        name="Exam gloves"
        units={units}
        unit={12}
        onUnitChange={() => undefined}
        price={11.85}
        addability={addability}
        onAdd={onAdd}
      >
        <BuyBar variant="large" />
      </AddToCart>
    </div>
  )
}

const bar = page.getByRole('group', { name: 'Buy Exam gloves' })

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 900))

it('PDP-01 appears when the button has left the window, with the typed quantity, and submits the same form', async () => {
  const onAdd = vi.fn()
  mount(<Page onAdd={onAdd} />)
  expect(bar.elements()).toHaveLength(0)
  expect(page.getByRole('spinbutton').elements()).toHaveLength(1)
  await page.getByRole('spinbutton').fill('7')
  await userEvent.tab()
  scrollTo({ top: 1000 })
  await expect.element(bar).toBeVisible()
  await expect.element(bar).toMatchTextContent(/\$118\.50\s*large, Case of 10 boxes/)
  await expect.element(bar.getByRole('spinbutton')).toHaveValue('7')
  await bar.getByRole('spinbutton').fill('9')
  await bar.getByRole('button', { name: 'Add', exact: true }).click()
  expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 9 }]])
})

it('PDP-01 appears only above its place, also when a jump skips the button', async () => {
  mount(<Page above={1000} />)
  await expect.element(page.getByRole('spinbutton')).not.toBeInViewport()
  expect(bar.elements()).toHaveLength(0)
  scrollTo({ top: 2000 })
  await expect.element(bar).toBeVisible()
  scrollTo({ top: 0 })
  await expect.poll(() => bar.elements().length).toBe(0)
})

it('PDP-01 WCAG 2.4.3 keeps the focus while it has it, and leaves the tab order after that', async () => {
  mount(<Page />)
  scrollTo({ top: 1000 })
  await bar.getByRole('spinbutton').click()
  scrollTo({ top: 0 })
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport()
  await expect.element(bar.getByRole('spinbutton')).toHaveFocus()
  await userEvent.click(page.getByRole('spinbutton').first())
  await expect.poll(() => bar.elements().length).toBe(0)
})

it('PDP-09 offers nothing for an item that cannot be bought, and the login to a visitor', async () => {
  const { rerender } = mount(<Page addability={{ ok: false, reason: 'unavailable' }} />)
  scrollTo({ top: 1000 })
  await expect.poll(() => scrollY).toBeGreaterThan(900)
  rerender(<Page addability={{ ok: false, reason: 'signedOut' }} />)
  await expect.element(bar.getByRole('link', { name: 'Login to View Price' })).toBeVisible()
  rerender(<Page addability={{ ok: false, reason: 'unavailable' }} />)
  await expect.poll(() => bar.elements().length).toBe(0)
})
