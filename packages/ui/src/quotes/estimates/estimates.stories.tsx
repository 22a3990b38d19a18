import type { Estimate } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordList } from '../../records/record-list/index.js'
import { estimates } from '../../story-data/index.js'
import { storyList } from '../../story-data/story-list.js'
import { estimateKind, quoteKind } from './index.js'

interface EstimatesStoryProps {
  kind: typeof quoteKind | typeof estimateKind
  rows: readonly Estimate[]
  address?: string
  status?: 'loading' | 'error'
}

function Listed({ kind, rows, ...state }: EstimatesStoryProps) {
  return <RecordList kind={kind} list={storyList(kind.codec, rows, state)} />
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
