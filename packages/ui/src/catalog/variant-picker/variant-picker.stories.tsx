import type { Meta, StoryObj } from '@storybook/react-vite'
import { VariantPicker } from './variant-picker.js'

const meta = {
  title: 'Catalog/Variant picker',
  component: VariantPicker,
  tags: ['!picture'],
  args: {
    label: 'Size',
    variants: [
      { id: 1, label: 'x-small', href: '/product/gloves-x-small?uom=11', isCurrent: false },
      { id: 2, label: 'small', href: '/product/gloves-small?uom=11', isCurrent: false },
      { id: 3, label: 'medium', href: '/product/gloves-medium?uom=11', isCurrent: true },
      { id: 4, label: 'large', href: '/product/gloves-large?uom=11', isCurrent: false },
      { id: 5, label: 'x-large', href: '/product/gloves-x-large?uom=11', isCurrent: false, isOutOfStock: true },
    ],
  },
} satisfies Meta<typeof VariantPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {}
