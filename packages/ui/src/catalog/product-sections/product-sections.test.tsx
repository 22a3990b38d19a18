import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { makeProduct } from '../../story-data/index.js'
import { Price } from '../price/index.js'
import { ProductSections, type ProductSectionsProps } from './index.js'

const roll = makeProduct({ id: 5, siteDisplayName: 'Gauze roll' })
const vinyl = makeProduct({ id: 7, siteDisplayName: 'Vinyl gloves' })
const product = {
  description: 'Textured fingertips.\n\nBeaded cuff.',
  itemFile: [{ url: '/files/gloves.pdf', name: 'Data sheet' }],
  attributes: [{ name: 'Material', value: 'Nitrile' }],
  correlatedItems: [{ correlatedItem: roll }],
  alternativeItems: [vinyl],
}

function Sections(props: Partial<ProductSectionsProps>) {
  return (
    <ProductSections
      product={product}
      renderProduct={({ siteDisplayName, price }) => (
        <>
          {siteDisplayName} <Price price={price} access="signedOut" />
        </>
      )}
      {...props}
    />
  )
}

describeConformance('ProductSections', (props, ref) => <Sections {...props} ref={ref} />)

it('ROUTE-03 has its sections at their hashes, with links to them', async () => {
  const { container } = mount(<Sections />)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#pd', '#rp', '#ap'])
  const named = links.map((link) => container.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'))
  expect(named.map((heading) => heading?.textContent)).toEqual(links.map((link) => link.textContent))
  expect([...container.querySelectorAll('#pd > div > div > p')].map((paragraph) => paragraph.textContent)).toEqual([
    'Textured fingertips.',
    'Beaded cuff.',
  ])
  await expect.element(page.getByRole('link', { name: 'Data sheet' })).toHaveAttribute('href', '/files/gloves.pdf')
  expect(container.querySelector('dl')?.textContent).toBe('MaterialNitrile')
  expect(container.querySelector('#rp')?.textContent).toContain('Gauze roll')
})

it('PDP-02 shows downloads, related products and alternatives in carousels that are named by their headings', async () => {
  const { container } = mount(<Sections />)
  const carousels = [...container.querySelectorAll('[aria-roledescription="carousel"]')]
  expect(carousels.map((carousel) => [carousel.getAttribute('aria-label'), carousel.getAttribute('data-fit')])).toEqual(
    [
      ['Downloads', 'downloads'],
      ['Related products', 'related'],
      ['Alternative products', 'alternatives'],
    ],
  )
  for (const carousel of carousels) {
    expect(carousel.querySelector('h2, h3')?.textContent).toBe(carousel.getAttribute('aria-label'))
  }
  await expectAccessible(container)
})

it('PDP-04 leads to the login with other words from an alternative', () => {
  const { container } = mount(<Sections messages={{ alternativeLogin: 'Sign in' }} />)
  expect(container.querySelector('#rp a')?.textContent).toBe('Login to View Price')
  expect(container.querySelector('#ap a')?.textContent).toBe('Sign in')
})

it('ROUTE-03 leaves out empty sections', () => {
  const nothing = { itemFile: [], attributes: [], correlatedItems: [], alternativeItems: [] }
  const { container } = mount(<Sections product={{ ...product, ...nothing }} />)
  expect(container.querySelector('nav, dl, ul, h3')).toBeNull()
  expect(container.querySelectorAll('section')).toHaveLength(1)
})
