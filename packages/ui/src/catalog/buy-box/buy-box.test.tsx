import { soldItem } from '@gauze/rules'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { makeGloves } from '../../story-data/index.js'
import { BuyBox } from './buy-box.js'

describeConformance('BuyBox', (props, ref) => (
  <BuyBox
    {...props}
    ref={ref}
    product={makeGloves()}
    access="visible"
    addability={{ ok: true }}
    onAdd={() => undefined}
  />
))

const medium = makeGloves({ variantId: 20418 })
const large = makeGloves({ variantId: 20419 })

it('PDP-01 adds the item that it names, in the unit and quantity that it shows', async () => {
  const onAdd = vi.fn()
  mount(<BuyBox product={large} access="visible" addability={{ ok: true }} onAdd={onAdd} />)
  const sold = soldItem(large)
  await expect.element(page.getByText(`Item ${sold.id}`)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'large', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('radio', { name: /Case/ }).click()
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const [, inCases] = sold.units
  expect(onAdd.mock.calls).toEqual([[{ itemId: sold.id, unit: inCases?.id, quantity: 3 }]])
})

it('PDP-01 keeps the kind of unit and the quantity when another size is chosen', async () => {
  const onAdd = vi.fn()
  const box = (product: typeof medium, unit?: number) => (
    <BuyBox product={product} defaultUnit={unit} access="visible" addability={{ ok: true }} onAdd={onAdd} />
  )
  const { rerender } = mount(box(medium))
  await page.getByRole('radio', { name: /Case/ }).click()
  await page.getByRole('spinbutton').fill('3')
  const href = page.getByRole('link', { name: 'large', exact: true }).element().getAttribute('href')
  const unit = Number(new URL(href ?? '', location.href).searchParams.get('uom'))
  rerender(box(large, unit))
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  expect(onAdd.mock.calls).toEqual([[{ itemId: soldItem(large).id, unit: soldItem(large).units[1]?.id, quantity: 3 }]])
})
