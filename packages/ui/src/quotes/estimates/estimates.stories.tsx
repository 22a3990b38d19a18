import type { Estimate } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { estimates } from '../../story-data/index.js'
import { type EstimateKind, Estimates, type EstimatesProps, estimateKind, quoteKind } from './index.js'

type List = EstimatesProps['list']

interface EstimatesStoryProps {
  kind: EstimateKind
  rows: readonly Estimate[]
  address?: string
  status?: List['table']['status']
}

function Listed({ kind, rows, address = '', status = 'ready' }: EstimatesStoryProps) {
  const query = kind.codec.read(new URLSearchParams(address))
  const table: List['table'] = {
    ...{ rows, status, isBusy: false, total: rows.length, page: 1, pages: 1, limit: 10, sort: query.sort },
    ...{ limits: kind.codec.limits, queryKey: address, pageHref: () => '' },
    ...{ onLimitChange: fn(), onSortChange: fn(), onRetry: fn() },
  }
  return <Estimates kind={kind} list={{ query, table, setFilters: fn() }} hrefOf={({ id }) => `/estimates/${id}`} />
}

const meta = {
  title: 'Quotes/Estimates',
  component: Listed,
  tags: ['!picture'],
  args: { kind: quoteKind, rows: estimates },
} satisfies Meta<typeof Listed>

export default meta
type Story = StoryObj<typeof meta>

export const Quotes: Story = {}
export const Priced: Story = { args: { kind: estimateKind, rows: estimates.slice(1, 4) } }
export const Filtered: Story = {
  args: { rows: estimates.slice(0, 1), address: 'status=Requested&fromDate=2026-10-01' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const None: Story = { args: { rows: [] } }
export const NoneMatch: Story = { args: { rows: [], address: 'search=9999' } }
export const Failed: Story = { args: { rows: [], status: 'error' } }
export const WrongDays: Story = { args: { rows: [], address: 'fromDate=2026-03-02&toDate=2026-03-01' } }
