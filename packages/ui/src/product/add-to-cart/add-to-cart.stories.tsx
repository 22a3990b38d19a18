import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { licenseRefusal, units } from '../../story-data/index.js'
import { AddToCart, type AddToCartProps } from './add-to-cart.js'

function Stateful(props: Partial<AddToCartProps>) {
  const [unit, setUnit] = useState(11)
  return (
    <AddToCart
      itemId={20418}
      name="Nitrile exam gloves"
      price={11.85}
      addability={{ ok: true }}
      onAdd={fn()}
      {...props}
      units={units}
      unit={unit}
      onUnitChange={setUnit}
    >
      <Button variant="quiet" size="l">
        Add to list
      </Button>
    </AddToCart>
  )
}

const meta = { title: 'Product/Add to cart', component: Stateful } satisfies Meta<typeof Stateful>

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
