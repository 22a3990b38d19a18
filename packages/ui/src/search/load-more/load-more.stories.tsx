import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoadMore } from './load-more.js'

const meta = {
  title: 'Search/Load more',
  component: LoadMore,
  args: { last: 48, total: 312, href: '/products/3', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { status: 'loading' } }
export const Failed: Story = { args: { status: 'failed' } }
export const AllShown: Story = { args: { last: 312, href: null } }
export const FromALaterPage: Story = { args: { first: 49, last: 96 } }
