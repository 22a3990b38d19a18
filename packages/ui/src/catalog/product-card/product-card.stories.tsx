import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { licenseRefusal, makeProduct, products } from '../../story-data/index.js'
import { ProductCard } from './product-card.js'

const meta = {
  title: 'Catalog/Product card',
  component: ProductCard,
  args: { product: makeProduct(), access: 'visible', addability: { ok: true }, onAdd: fn(), style: { width: 260 } },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Buyable: Story = {}
export const Adding: Story = { args: { addState: 'pending' } }
export const Added: Story = { args: { addState: 'added' } }
export const OnAllocation: Story = { args: { product: products[1] ?? makeProduct() } }
export const LicenseRequired: Story = { args: { product: products[3] ?? makeProduct(), addability: licenseRefusal } }
export const SignedOut: Story = {
  args: {
    product: makeProduct({ price: null, prices: [] }),
    access: 'signedOut',
    addability: { ok: false, reason: 'signedOut' },
  },
}
export const NotAvailable: Story = {
  args: {
    product: makeProduct({ price: 'N/A', prices: [], quantityAvailable: 0 }),
    addability: { ok: false, reason: 'unavailable' },
  },
}
export const WithoutPicture: Story = { args: { product: makeProduct({ thumbnailImage: null }) } }
export const Reorder: Story = {
  args: {
    product: makeProduct({
      latestPurchase: {
        date: '2026-10-21T18:22:00Z',
        unit: 12,
        unitDetails: { id: 12, unitName: 'CS', conversionRate: 10, baseUnit: false, label: 'Case of 10 boxes' },
      },
    }),
  },
}

export const OwnParts: Story = {
  render: (args) => (
    <ProductCard.Root {...args} level={2}>
      <ProductCard.Marks />
      <ProductCard.Name />
      <ProductCard.Image />
      <ProductCard.Price size="l" />
      <ProductCard.Action render={<button type="button" />}>Put it in the cart</ProductCard.Action>
    </ProductCard.Root>
  ),
}
