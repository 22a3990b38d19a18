import type { Facet } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { facets } from '../../story-data/index.js'
import { FacetGroup } from './facet-group.js'

function Stateful({ facet, initial = [] }: { facet: Facet; initial?: readonly string[] }) {
  const [selected, setSelected] = useState(initial)
  return <FacetGroup facet={facet} selected={selected} onChange={setSelected} style={{ maxWidth: 248 }} />
}

const meta = { title: 'Search/Facet group', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = { args: { facet: facets.category, initial: ['exam'] } }
export const SingleAny: Story = { args: { facet: facets.category } }
export const Several: Story = { args: { facet: facets.material, initial: ['nitrile', 'vinyl'] } }
export const Long: Story = { args: { facet: facets.size } }
export const WithFind: Story = { args: { facet: facets.manufacturer } }
export const FirstValues: Story = {
  args: { facet: { ...facets.manufacturer, values: facets.manufacturer.values.slice(0, 7), total: 12 } },
}
export const NoneLeft: Story = {
  args: {
    facet: { ...facets.material, values: [{ value: 'nitrile', label: 'Nitrile', count: 0 }] },
    initial: ['nitrile'],
  },
}
