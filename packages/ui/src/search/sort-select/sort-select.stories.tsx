import type { Sort } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SortSelect, type SortSelectProps } from './sort-select.js'

function Stateful(props: Pick<SortSelectProps, 'isPriceHidden'>) {
  const [sort, setSort] = useState<Sort>('relevance')
  return <SortSelect {...props} value={sort} onChange={setSort} style={{ maxWidth: 200 }} />
}

const meta = { title: 'Search/Sort select', component: Stateful, tags: ['!picture'] } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutPrices: Story = { args: { isPriceHidden: true } }
