import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { units } from '../../story-data/index.js'
import { UnitPicker, type UnitPickerProps } from './unit-picker.js'

function Stateful(props: Pick<UnitPickerProps, 'price'>) {
  const [unit, setUnit] = useState(11)
  return <UnitPicker {...props} units={units} value={unit} onChange={setUnit} />
}

const meta = { title: 'Catalog/Unit picker', component: Stateful, tags: ['!picture'] } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const WithPrices: Story = { args: { price: 11.85 } }
export const WithoutPrices: Story = { args: { price: null } }
