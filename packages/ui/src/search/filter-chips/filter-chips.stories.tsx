import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FilterChips } from './filter-chips.js'

const meta = {
  title: 'Search/Filter chips',
  component: FilterChips,
  args: {
    clearHref: '/products/1',
    onRemove: fn(),
    onClear: fn(),
    filters: [
      { name: 'material', value: 'nitrile', label: 'Nitrile', href: '/products/1?f.size=medium' },
      { name: 'size', value: 'medium', label: 'medium', href: '/products/1?f.material=nitrile' },
    ],
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = {
  args: { filters: [{ name: 'material', value: 'nitrile', label: 'Nitrile', href: '/products/1?f.size=medium' }] },
}
export const LongValue: Story = {
  args: {
    filters: [
      {
        name: 'drug',
        value: 'long',
        label: 'Dextroamphetamine and amphetamine, extended release, 30 mg capsules',
        href: '/products/1',
      },
    ],
  },
}
