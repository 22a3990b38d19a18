import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.js'

const meta = {
  title: 'Catalog/Price',
  component: Price,
  args: { price: 11.85, access: 'visible', unit: { label: 'Box of 100', conversionRate: 1 } },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithListPrice: Story = { args: { listPrice: 14.2 } }
export const PerCase: Story = { args: { listPrice: 14.2, unit: { label: 'Case of 10 boxes', conversionRate: 10 } } }
export const Large: Story = { args: { listPrice: 14.2, size: 'l' } }
export const Contract: Story = { tags: ['own-look'], args: { price: 12.5376, listPrice: 14.2 } }
export const SignedOut: Story = { args: { price: null, access: 'signedOut' } }

export const OwnParts: Story = {
  args: { listPrice: 14.2 },
  render: (args) => (
    <Price.Root {...args} render={<div />}>
      <Price.Unit />
      <Price.List />
      <Price.Amount />
    </Price.Root>
  ),
}
