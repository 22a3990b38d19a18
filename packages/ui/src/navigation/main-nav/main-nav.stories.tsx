import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { navEntries } from '../../story-data/index.js'
import { MainNav } from './main-nav.js'

const meta = {
  title: 'Navigation/Main nav',
  component: MainNav,
  args: { entries: navEntries, activeMenus: [], onActivate: fn(), onEscape: fn(), onOutside: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof MainNav>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { tags: ['own-look'], args: { activeMenus: [{ id: 'nav-products', depth: 0 }] } }
export const OtherCategory: Story = {
  args: {
    activeMenus: [
      { id: 'nav-products', depth: 0 },
      { id: 'nav-wound-care', depth: 1 },
    ],
  },
}
