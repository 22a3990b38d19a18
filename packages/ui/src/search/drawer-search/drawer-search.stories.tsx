import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DrawerSearch } from './drawer-search.js'

const meta = {
  title: 'Search/Drawer search',
  component: DrawerSearch,
  tags: ['!picture'],
  args: { onSearch: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof DrawerSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
