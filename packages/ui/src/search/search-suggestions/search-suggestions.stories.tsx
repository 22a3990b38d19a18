import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { suggestionRows } from '../../hooks/suggestion-rows.js'
import { suggestedQueries, suggestions } from '../../story-data/index.js'
import { SearchSuggestions } from './search-suggestions.js'

function rowsOf(items: typeof suggestions, queries: typeof suggestedQueries) {
  return suggestionRows({ items, queries }, [])
}

const meta = {
  title: 'Search/Search suggestions',
  component: SearchSuggestions,
  args: {
    listboxId: 'list',
    activeIndex: 1,
    onActiveIndexChange: fn(),
    onAnnounce: fn(),
    focusField: fn(),
    onChoose: fn(),
    rows: rowsOf(suggestions, suggestedQueries),
    term: 'glo',
    status: 'answered',
    style: { maxWidth: 560 },
  },
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Few: Story = { args: { rows: rowsOf(suggestions.slice(0, 2), []), activeIndex: null } }
export const MarkedByTheService: Story = {
  args: {
    rows: rowsOf(
      suggestions.slice(0, 1).map((item) => ({
        ...item,
        parts: [
          { text: 'Nitrile exam ', isMatch: false },
          { text: 'gloves', isMatch: true },
          { text: ', powder-free, blue', isMatch: false },
        ],
      })),
      [],
    ),
    term: 'glovse',
    correctedTerm: 'gloves',
  },
}

export const Corrected: Story = { args: { term: 'glovse', correctedTerm: 'gloves' } }
export const Searching: Story = { args: { rows: [], status: 'pending' } }
export const Slow: Story = { args: { rows: [], status: 'slow' } }
export const SlowAfterOthers: Story = { args: { rows: rowsOf(suggestions.slice(0, 3), []), status: 'slow' } }
export const Nothing: Story = { args: { rows: [], status: 'empty', term: 'xylophone' } }
export const OnlySearches: Story = { args: { rows: rowsOf([], suggestedQueries), status: 'empty', term: 'gloves xxl' } }
export const Down: Story = { args: { rows: [], status: 'down', onRetry: fn() } }
export const Recent: Story = {
  args: {
    rows: suggestionRows(null, [
      'nitrile exam gloves',
      'gauze 4x4',
      'A very long search that somebody pasted: '.repeat(4),
    ]),
    status: 'idle',
    onRemoveRecent: fn(),
    onClearRecent: fn(),
  },
}

export const RecentRemoved: Story = {
  args: { ...Recent.args, rows: suggestionRows(null, ['gauze 4x4']), canUndo: true, onUndo: fn() },
}

export const RecentCleared: Story = { args: { rows: [], status: 'idle', canUndo: true, onUndo: fn() } }
