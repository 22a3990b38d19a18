import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ProductGrid } from './product-grid.js'

describeConformance('ProductGrid', (props, ref) => (
  <ProductGrid {...props} ref={ref} items={[1, 2]} keyOf={(item) => item} renderItem={(item) => item} />
))

it('API-16 keeps the items in view while more are on their way, with an outline for each', async () => {
  const { container } = mount(
    <ProductGrid
      items={['Gauze', 'Gloves']}
      keyOf={(item) => item}
      renderItem={(item) => item}
      view="list"
      pending={3}
    />,
  )
  await expect.element(page.getByText('Gloves')).toBeVisible()
  expect(container.querySelectorAll('[aria-hidden] > .gz-card')).toHaveLength(3)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  expect(container.firstElementChild?.getAttribute('data-view')).toBe('list')
})

it('SRCH-08 says in the words of the page that there is nothing', async () => {
  mount(<ProductGrid items={[]} keyOf={String} renderItem={String} empty={<p>Nothing for plaid</p>} />)
  await expect.element(page.getByText('Nothing for plaid')).toBeVisible()
  expect(page.getByText('No products match').elements()).toHaveLength(0)
})

it.each([
  [288, 1],
  [358, 2],
])('SRCH-08 puts cards of a listing %i pixels wide in columns that their words fit: %i', (width, columns) => {
  const { container } = mount(
    <div style={{ width }}>
      <ProductGrid items={['Gauze', 'Gloves']} keyOf={(item) => item} renderItem={(item) => item} />
    </div>,
  )
  const starts = new Set(Array.from(container.querySelectorAll('li'), (item) => item.getBoundingClientRect().left))
  expect(starts.size).toBe(columns)
})
