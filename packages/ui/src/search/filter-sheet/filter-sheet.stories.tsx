import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { facets } from '../../story-data/index.js'
import { FacetGroup } from '../facet-group/index.js'
import { FilterSheet } from './filter-sheet.js'

const meta = {
  title: 'Search/Filter sheet',
  component: FilterSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onApply: fn(),
    onClear: fn(),
    total: 96,
    children: Object.values(facets).map((facet) => (
      <FacetGroup key={facet.name} facet={facet} selected={facet.single ? [] : ['nitrile']} onChange={fn()} />
    )),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof FilterSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Counting: Story = { args: { total: null } }
export const NothingLeft: Story = { args: { total: 0 } }
