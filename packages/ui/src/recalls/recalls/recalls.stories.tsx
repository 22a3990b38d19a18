import type { Recall } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordList } from '../../records/record-list/index.js'
import { storyRecalls } from '../../story-data/index.js'
import { storyList } from '../../story-data/story-list.js'
import { recallKind } from './index.js'

interface RecallsStoryProps {
  rows: readonly Recall[]
  address?: string
  status?: 'loading' | 'error'
}

function Listed({ rows, ...state }: RecallsStoryProps) {
  return <RecordList kind={recallKind} list={storyList(recallKind.codec, rows, state)} />
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
