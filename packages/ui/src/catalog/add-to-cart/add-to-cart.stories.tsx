import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { licenseRefusal, units } from '../../story-data/index.js'
import { AddToCart, type AddToCartProps } from './add-to-cart.js'

function useItem(): AddToCartProps {
  const [unit, setUnit] = useState(11)
  return {
    itemId: 20418,
    name: 'Nitrile exam gloves',
    price: 11.85,
    addability: { ok: true },
    onAdd: fn(),
    units,
    unit,
    onUnitChange: setUnit,
  }
}

function Stateful(props: Partial<AddToCartProps>) {
  return (
    <AddToCart {...useItem()} {...props}>
      <Button variant="quiet" size="l">
        Add to list
      </Button>
    </AddToCart>
  )
}

function OwnForm(props: Partial<AddToCartProps>) {
  return (
    <AddToCart.Root {...useItem()} {...props} style={{ maxWidth: 360 }}>
      <AddToCart.Note />
      <AddToCart.Buy style={{ justifyContent: 'space-between' }}>
        <AddToCart.Quantity />
        <AddToCart.Login />
        <AddToCart.Action className={({ isPending }) => (isPending ? 'is-adding' : '')}>Put in cart</AddToCart.Action>
      </AddToCart.Buy>
      <AddToCart.Unit />
    </AddToCart.Root>
  )
}

const meta = { title: 'Catalog/Add to cart', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Buyable: Story = {}
export const Adding: Story = { args: { isPending: true } }
export const OnAllocation: Story = { args: { isOnAllocation: true } }
export const NoMoreAllocation: Story = {
  args: {
    isOnAllocation: true,
    addability: {
      ok: false,
      reason: 'allocation',
    },
  },
}
export const LicenseRequired: Story = { args: { addability: licenseRefusal } }
export const Restricted: Story = {
  args: {
    addability: {
      ok: false,
      reason: 'restricted',
      supportPhone: '800-555-0134',
    },
  },
}
export const NotAvailable: Story = {
  args: { price: 'N/A', addability: { ok: false, reason: 'unavailable' } },
}
export const SignedOut: Story = {
  args: { price: null, addability: { ok: false, reason: 'signedOut' } },
}

export const OwnParts: Story = {
  args: { isOnAllocation: true },
  render: (args) => <OwnForm {...args} />,
}
