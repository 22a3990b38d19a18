import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { navEntries } from '../../story-data/index.js'
import { NavDrawer } from './nav-drawer.js'

const meta = {
  title: 'Navigation/Nav drawer',
  component: NavDrawer,
  args: { isOpen: true, entries: navEntries, activeMenus: [], onActivate: fn(), onEscape: fn(), onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof NavDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Top: Story = {}
export const OneLevelDown: Story = { args: { activeMenus: [{ id: 'nav-products', depth: 0 }] } }
export const TwoLevelsDown: Story = {
  args: {
    activeMenus: [
      { id: 'nav-products', depth: 0 },
      { id: 'nav-gloves', depth: 1 },
    ],
  },
}
export const WithSearch: Story = {
  args: {
    search: (
      <input className="gz-input" type="search" aria-label="Search for products" placeholder="Search for products" />
    ),
  },
}
