import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GridIcon, ListIcon } from '../../icons/index.js'
import { OptionLinks } from './option-links.js'

const meta = {
  title: 'Search/Option links',
  component: OptionLinks,
  tags: ['!picture'],
  args: { label: 'Products per page', options: [], current: 24, onChoose: fn() },
} satisfies Meta<typeof OptionLinks>

export default meta
type Story = StoryObj<typeof meta>

export const PageSize: Story = {
  args: { options: [24, 48, 96].map((size) => ({ value: size, content: size, href: `/products/1?limit=${size}` })) },
}
export const View: Story = {
  args: {
    label: 'View',
    current: 'list',
    options: [
      { value: 'grid', label: 'Grid', content: <GridIcon />, href: '/products/1' },
      { value: 'list', label: 'List', content: <ListIcon />, href: '/products/1?view=list' },
    ],
  },
}
