import type { HomepageSection } from '@gauze/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { makeProduct, pictures } from '../../story-data/index.js'
import { HomeSections, type HomeSectionsProps } from './index.js'

function section(kind: HomepageSection['kind'], title: string, rest: Partial<HomepageSection> = {}): HomepageSection {
  return { kind, title, text: `About ${title}`, image: null, linkLabel: null, linkPath: null, products: null, ...rest }
}

const picture = { url: pictures.gauzeRoll, width: 400, height: 300, alt: 'A gauze roll' }
const sections = [
  section('hero', 'Welcome', { image: picture, linkLabel: 'Shop now', linkPath: '/shop' }),
  section('notice', 'Closed'),
  section('notice', 'Moved', { linkLabel: 'Read more', linkPath: '/news' }),
  section('categories', 'Categories'),
  section('products', 'Popular'),
  section('products', 'None of these'),
  section('hero', 'Also', { image: picture }),
  section('notice', 'Later'),
]
const categories = [{ id: 1, name: 'Gloves', urlComponent: 'gloves', imageUrl: pictures.gauzeRoll }]

function Home(props: Partial<HomeSectionsProps>) {
  return (
    <HomeSections
      sections={sections}
      categories={categories}
      productsOf={(position) => (position === 4 ? [makeProduct({ siteDisplayName: 'Nitrile gloves' })] : [])}
      renderProduct={({ siteDisplayName }) => <a href="/product/1">{siteDisplayName}</a>}
      actions={<a href="/register">Create an account</a>}
      {...props}
    />
  )
}

describeConformance('HomeSections', (props, ref) => <Home {...props} ref={ref} />)

it('CMS-02 shows the sections in their order, consecutive notices in one row, and none without content', async () => {
  const { container } = mount(<Home />)
  const headings = [...container.querySelectorAll('h1, h2')].map((heading) => heading.textContent)
  expect(headings).toEqual(['Welcome', 'Closed', 'Moved', 'Categories', 'Popular', 'Also', 'Later'])
  expect([...container.querySelectorAll('ul[data-slot=notices]')].map((row) => row.children.length)).toEqual([2, 1])
  await expect.element(page.getByRole('link', { name: 'Nitrile gloves' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/news')
})

it('CMS-02 gives the first hero the heading of the page and the actions', () => {
  const { container } = mount(<Home />)
  expect([...container.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Welcome'])
  const heroes = [...container.querySelectorAll('.gz-hero')]
  expect(heroes.map((hero) => [...hero.querySelectorAll('a')].map((link) => link.getAttribute('href')))).toEqual([
    ['/shop', '/register'],
    [],
  ])
})

it('CMS-05 loads the picture of the first hero at once and the pictures of the others late, from the file server', () => {
  const { container } = mount(
    <GauzeProvider assets={(path) => `/elsewhere${path}`}>
      <Home />
    </GauzeProvider>,
  )
  const images = [...container.querySelectorAll<HTMLImageElement>('.gz-hero > img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy'])
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null])
  expect(images.map((image) => image.getAttribute('src'))).toEqual(Array(2).fill(`/elsewhere${pictures.gauzeRoll}`))
})

it('PDP-13 has tiles that link to their categories', async () => {
  mount(<Home />)
  await expect
    .element(page.getByRole('link', { name: 'Gloves', exact: true }))
    .toHaveAttribute('href', '/category/gloves')
})

it('CMS-02 shows a customer no hero, and no other section for visitors', async () => {
  const [welcome, ...rest] = sections
  if (!welcome) throw new Error('There is no hero.')
  const forVisitors = section('notice', 'Why buy here', { isForVisitors: true })
  const all = [welcome, forVisitors, ...rest]
  const productsOf: HomeSectionsProps['productsOf'] = (position) => (position === 5 ? [makeProduct()] : [])
  const { container, rerender } = mount(<Home sections={all} productsOf={productsOf} />)
  await expect.element(page.getByRole('heading', { name: 'Why buy here' })).toBeVisible()
  rerender(<Home sections={all} productsOf={productsOf} isForCustomer />)
  const headings = [...container.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent)
  expect(headings).toEqual(['Closed', 'Moved', 'Categories', 'Popular', 'Later'])
})
