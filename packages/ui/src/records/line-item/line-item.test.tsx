import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { orderDetails } from '../../story-data/index.js'
import { LineItem } from './index.js'

const [line] = orderDetails.lines
if (line === undefined) throw new Error('The story data has no order line.')
const syringe = { ...line, name: 'Safety syringe 3 mL with retractable needle, sterile', matrixDetails: [] }

it('CART-10 cuts a long name and shows its whole size, and picture and name are one target', async () => {
  const { container } = mount(
    <div style={{ width: '200px' }}>
      <LineItem item={syringe} href="#syringe">
        MPN CV1734
      </LineItem>
    </div>,
  )
  const link = page.getByRole('link', { name: 'Safety syringe with retractable needle, sterile, 3 mL' })
  await expect.element(link).toBeVisible()
  const name = container.querySelector('[data-slot="name"]')
  expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0)
  const size = container.querySelector('[data-slot="size"]')
  expect(size?.getBoundingClientRect().right).toBeLessThanOrEqual(200 + (container.getBoundingClientRect().left ?? 0))
  const picture = container.querySelector('.gz-art')?.getBoundingClientRect()
  if (picture === undefined) throw new Error('The item has no picture.')
  expect(document.elementFromPoint(picture.x + 20, picture.y + 20)).toBe(link.element())
  await expectAccessible(container)
})

it('CART-10 shows an item that is no longer sold without a link', async () => {
  mount(<LineItem item={syringe} href={null} />)
  await expect.element(page.getByText('3 mL')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
