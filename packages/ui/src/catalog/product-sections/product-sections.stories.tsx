import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeProduct, products } from '../../story-data/index.js'
import { ProductCard } from '../product-card/index.js'
import { ProductSections } from './index.js'

const gloves = {
  ...makeProduct(),
  description: ['Textured fingertips hold wet instruments.', 'The cuff is beaded, so that it does not roll.'].join(
    '\n',
  ),
  itemFile: [{ url: '/files/gloves.pdf', name: 'Data sheet (PDF)' }],
  attributes: [
    { name: 'Material', value: 'Nitrile' },
    { name: 'Powder', value: 'Powder-free' },
  ],
  correlatedItems: products.slice(0, 2).map((correlatedItem) => ({ correlatedItem })),
  alternativeItems: products.slice(1, 3),
}

const meta = {
  title: 'Catalog/Product sections',
  component: ProductSections,
  args: { product: gloves, renderProduct: (product) => <ProductCard product={product} access="signedOut" /> },
} satisfies Meta<typeof ProductSections>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const DetailsOnly: Story = {
  args: { product: { ...gloves, itemFile: [], attributes: [], correlatedItems: [], alternativeItems: [] } },
}
