import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SelectField, type SelectFieldProps } from './select-field.js'

const options = [
  { value: 11, label: 'Box of 100' },
  { value: 12, label: 'Case of 10 boxes' },
  { value: 13, label: 'Pallet', isDisabled: true },
]

function Stateful(props: Partial<SelectFieldProps<number>>) {
  const [value, setValue] = useState(11)
  return (
    <SelectField
      label="Unit"
      style={{ maxWidth: 240 }}
      {...props}
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = { title: 'Forms/Select field', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 's', isLabelHidden: true } }
export const WithError: Story = { args: { error: 'This unit is no longer sold' } }
export const Disabled: Story = { args: { disabled: true } }
