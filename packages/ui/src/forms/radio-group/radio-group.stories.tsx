import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup, type RadioGroupProps } from './radio-group.js'

function Stateful(props: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState<string | null>('box')
  const options = [
    { value: 'box', label: 'Box', detail: '100 gloves' },
    { value: 'case', label: 'Case', detail: '10 boxes' },
    { value: 'pallet', label: 'Pallet', detail: 'not sold here', isDisabled: true },
  ]
  return <RadioGroup label="Unit" {...props} options={options} value={value} onChange={setValue} />
}

const meta = { title: 'Forms/Radio group', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Segments: Story = {}
export const Cards: Story = { args: { look: 'cards' } }
export const WithError: Story = { args: { error: 'Choose a unit' } }
