import type { Recall } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyRecalls } from '../../story-data/index.js'
import { Recalls, type RecallsProps, recallsCodec } from './index.js'

type List = RecallsProps['list']

interface RecallsStoryProps {
  rows: readonly Recall[]
  address?: string
  status?: List['table']['status']
}

function Listed({ rows, address = '', status = 'ready' }: RecallsStoryProps) {
  const query = recallsCodec.read(new URLSearchParams(address))
  const table: List['table'] = {
    ...{ rows, status, isBusy: false, total: rows.length, page: 1, pages: 1, limit: 10, sort: query.sort },
    ...{ limits: recallsCodec.limits, queryKey: address, pageHref: () => '' },
    ...{ onLimitChange: fn(), onSortChange: fn(), onRetry: fn() },
  }
  const list = { query, table, setFilters: fn() }
  return <Recalls list={list} hrefOf={({ id }) => `/recalls/${id}`} orderHrefOf={(id) => `/orders/${id}`} />
}

const meta = {
  title: 'Recalls/Recalls',
  component: Listed,
  tags: ['!picture'],
  args: { rows: storyRecalls },
} satisfies Meta<typeof Listed>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Filtered: Story = { args: { rows: storyRecalls.slice(0, 2), address: 'status=Open' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const None: Story = { args: { rows: [] } }
export const NoneMatch: Story = { args: { rows: [], address: 'search=9999' } }
export const Failed: Story = { args: { rows: [], status: 'error' } }
export const WrongDays: Story = { args: { rows: [], address: 'fromDate=2026-03-02&toDate=2026-03-01' } }
