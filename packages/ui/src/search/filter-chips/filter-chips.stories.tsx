import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FilterChips } from './filter-chips.js'

const meta = {
  title: 'Search/Filter chips',
  component: FilterChips,
  args: {
    onRemove: fn(),
    onClear: fn(),
    filters: [
      { name: 'material', value: 'nitrile', label: 'Nitrile' },
      { name: 'size', value: 'medium', label: 'medium' },
    ],
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { filters: [{ name: 'material', value: 'nitrile', label: 'Nitrile' }] } }
