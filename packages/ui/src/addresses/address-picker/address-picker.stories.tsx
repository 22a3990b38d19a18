import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { addresses } from '../../story-data/index.js'
import { AddressPicker, type AddressPickerProps } from './address-picker.js'

function Stateful(props: Partial<AddressPickerProps>) {
  const [value, setValue] = useState<number | null>(1)
  return <AddressPicker addresses={addresses} {...props} value={value} onChange={setValue} />
}

const meta = { title: 'Addresses/Address picker', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'Choose where to ship' } }
export const Empty: Story = { args: { addresses: [] } }
