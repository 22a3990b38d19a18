import type { HomepageSection } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../actions/link-button/index.js'
import { ProductCard } from '../../catalog/product-card/index.js'
import { pictures, products } from '../../story-data/index.js'
import { HomeSections } from './index.js'

const blank: HomepageSection = {
  kind: 'notice',
  title: '',
  text: '',
  image: null,
  linkLabel: null,
  linkPath: null,
  products: null,
}
const hero: HomepageSection = {
  ...blank,
  kind: 'hero',
  title: 'Everything a clinic runs on',
  text: 'Gloves to gauze, delivered in a day.',
  image: { url: pictures.gauzeRoll, width: 400, height: 400, alt: '' },
  linkLabel: 'Shop now',
  linkPath: '/shop',
}
const sections: HomepageSection[] = [
  hero,
  { ...blank, title: 'Closed on Monday', text: 'Orders leave on Tuesday.' },
  { ...blank, title: 'New warehouse', text: 'Two more states in one day.', linkLabel: 'Read more', linkPath: '/news' },
  { ...blank, kind: 'categories', title: 'Categories', linkLabel: 'See all', linkPath: '/shop' },
  { ...blank, kind: 'products', title: 'What others order', text: 'Last week' },
]

const meta = {
  title: 'Content/Home sections',
  component: HomeSections,
  args: {
    sections,
    categories: [
      { id: 1, name: 'Gloves', urlComponent: 'gloves', imageUrl: pictures.gauzeRoll },
      { id: 2, name: 'Wound care', urlComponent: 'wound-care', imageUrl: pictures.gauzeRoll },
    ],
    productsOf: () => products.slice(0, 3),
    renderProduct: (product) => <ProductCard product={product} access="signedOut" />,
    actions: (
      <LinkButton size="l" variant="quiet" href="/register">
        Create an account
      </LinkButton>
    ),
  },
} satisfies Meta<typeof HomeSections>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutPicture: Story = { args: { sections: [{ ...hero, image: null }] } }
