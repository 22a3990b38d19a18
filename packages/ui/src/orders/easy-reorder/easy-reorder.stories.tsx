import type { ReorderItem } from '@gauze/contract'
import type { AddOutcome } from '@gauze/machines/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { reorderItems } from '../../story-data/index.js'
import { EasyReorder, type EasyReorderProps, easyReorderCodec } from './index.js'

type List = EasyReorderProps['list']

interface ItemsProps {
  address?: string
  rows?: readonly ReorderItem[]
  status?: List['table']['status']
  outcomes?: Readonly<Record<string, AddOutcome>>
}

function Items({ address = '', rows = reorderItems, status = 'ready', outcomes = {} }: ItemsProps) {
  const query = easyReorderCodec.read(new URLSearchParams(address))
  const table: List['table'] = {
    ...{ rows, status, isBusy: false, total: rows.length, page: 1, pages: 1, limit: 5, sort: query.sort },
    ...{ limits: easyReorderCodec.limits, queryKey: address, pageHref: () => '' },
    ...{ onLimitChange: fn(), onSortChange: fn(), onRetry: fn() },
  }
  const list = { query, table, setFilters: fn() }
  return <EasyReorder list={list} pending={[]} outcomes={outcomes} onAdd={fn()} onUndo={async () => undefined} />
}

const meta = { title: 'Orders/Easy reorder', component: Items } satisfies Meta<typeof Items>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const choose: Play = async ({ canvas }) => {
  for (const box of canvas.getAllByRole('checkbox', { name: /^Choose .*(gloves|gauze)/ })) await userEvent.click(box)
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
