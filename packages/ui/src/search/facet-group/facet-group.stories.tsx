import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { facets } from '../../story-data/index.js'
import { FacetGroup, type FacetGroupProps } from './facet-group.js'

interface StatefulProps extends Pick<FacetGroupProps, 'facet' | 'onLoadAll'> {
  initial?: readonly string[]
}

function Stateful({ initial = [], ...props }: StatefulProps) {
  const [selected, setSelected] = useState(initial)
  return <FacetGroup {...props} selected={selected} onChange={setSelected} style={{ maxWidth: 248 }} />
}

const first = { ...facets.manufacturer, values: facets.manufacturer.values.slice(0, 7), total: 12 }

const meta = { title: 'Search/Facet group', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

const showAll: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show all 12' }))
}

export const Single: Story = { args: { facet: facets.category, initial: ['exam'] } }
export const SingleAny: Story = { args: { facet: facets.category } }
export const Several: Story = { args: { facet: facets.material, initial: ['nitrile', 'vinyl'] } }
export const Long: Story = { args: { facet: facets.size } }
export const WithFind: Story = { args: { facet: facets.manufacturer } }
export const FirstValues: Story = { args: { facet: first, onLoadAll: async () => undefined } }
export const LoadingTheOthers: Story = {
  args: { facet: first, onLoadAll: () => new Promise(() => undefined) },
  play: showAll,
}
export const OthersNotLoaded: Story = {
  args: { facet: first, onLoadAll: () => Promise.reject(new Error('offline')) },
  play: showAll,
}
export const NoneLeft: Story = {
  args: {
    facet: { ...facets.material, values: [{ value: 'nitrile', label: 'Nitrile', count: 0 }] },
    initial: ['nitrile'],
  },
}
