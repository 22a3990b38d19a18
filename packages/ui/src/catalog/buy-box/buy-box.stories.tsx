import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { licenseRefusal, makeGloves, makeProduct } from '../../story-data/index.js'
import { BuyBox } from './buy-box.js'

const meta = {
  title: 'Catalog/Buy box',
  component: BuyBox,
  args: {
    product: makeGloves(),
    access: 'visible',
    addability: { ok: true },
    onAdd: fn(),
    children: 'Have Questions? Call 800-555-0134, 24/7.',
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof BuyBox>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {}
export const InCases: Story = { args: { product: makeProduct(), defaultUnit: 12 } }
export const SignedOut: Story = {
  args: {
    product: makeGloves({ price: null, prices: [] }),
    access: 'signedOut',
    addability: { ok: false, reason: 'signedOut' },
  },
}
export const LicenseRequired: Story = {
  args: { product: makeProduct({ rxLevel: '3', specialOrder: true }), addability: licenseRefusal },
}

export const OwnParts: Story = {
  args: { defaultUnit: 12, product: makeProduct() },
  render: ({ children, ...args }) => (
    <BuyBox.Root {...args} level={2}>
      <BuyBox.Price style={{ justifyContent: 'space-between' }}>
        <BuyBox.Base />
        <BuyBox.Amount size="m" />
      </BuyBox.Price>
      <BuyBox.Name />
      <BuyBox.AddToCart slotProps={{ action: { children: 'Put in cart' } }} />
      <BuyBox.Variants />
      <BuyBox.Marks />
      <BuyBox.Identity />
    </BuyBox.Root>
  ),
}
