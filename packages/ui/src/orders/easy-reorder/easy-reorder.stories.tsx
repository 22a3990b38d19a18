import type { ReorderItem } from '@gauze/contract'
import type { AddOutcome } from '@gauze/machines/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { reorderItems } from '../../story-data/index.js'
import { storyList } from '../../story-data/story-list.js'
import { EasyReorder, reorderList } from './index.js'

interface ItemsProps {
  address?: string
  rows?: readonly ReorderItem[]
  status?: 'loading' | 'error'
  outcomes?: Readonly<Record<string, AddOutcome>>
}

function Items({ rows = reorderItems, outcomes = {}, ...state }: ItemsProps) {
  const list = storyList(reorderList.codec, rows, { ...state, limit: 5 })
  return (
    <EasyReorder
      list={list}
      inCart={new Set()}
      pending={[]}
      outcomes={outcomes}
      onAdd={fn()}
      onUndo={async () => undefined}
    />
  )
}

const meta = { title: 'Orders/Easy reorder', component: Items } satisfies Meta<typeof Items>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const choose: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose .*gauze/ }))
}

export const Chosen: Story = { play: choose }
export const Added: Story = {
  args: {
    outcomes: {
      '20418:22': { type: 'added' },
      '11240:11': {
        ...{ type: 'refused', requested: null },
        reason: { code: 'item-inactive', detail: 'This item is no longer sold' },
      },
    },
  },
  play: async (context) => {
    await choose(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Add 2 to cart' }))
  },
}
export const WithoutPrices: Story = {
  args: {
    rows: reorderItems.map((row) => ({ ...row, pricePaid: null, item: { ...row.item, price: null } })),
    address: 'source=estimate&window=180',
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: choose }
export const Dark: Story = { globals: { theme: 'dark' } }
export const NoneMatch: Story = { args: { rows: [], address: 'search=catheter' } }
export const Failed: Story = { args: { rows: [], status: 'error' } }
