import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { suggestions } from '../../story-data/index.js'
import { SearchSuggestions } from './search-suggestions.js'

const meta = {
  title: 'Search/Search suggestions',
  component: SearchSuggestions,
  args: {
    listboxId: 'list',
    activeIndex: 1,
    onActiveIndexChange: fn(),
    onChoose: fn(),
    suggestions,
    term: 'glo',
    status: 'answered',
    style: { maxWidth: 560 },
  },
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { hasSeeAll: true } }
export const Few: Story = { args: { suggestions: suggestions.slice(0, 2), activeIndex: null } }
export const Searching: Story = { args: { suggestions: [], status: 'pending' } }
export const Slow: Story = { args: { suggestions: [], status: 'slow' } }
export const Nothing: Story = { args: { suggestions: [], status: 'empty', term: 'glosve' } }
export const Down: Story = { args: { suggestions: [], status: 'down', onRetry: fn() } }
