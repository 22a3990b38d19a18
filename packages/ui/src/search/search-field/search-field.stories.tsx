import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySearch } from '../../story-data/index.js'
import { SearchField } from './search-field.js'

function StoryStore({ children }: { children: ReactNode }) {
  const [store] = useState(() => ({ search: startStorySearch(['nitrile exam gloves', 'gauze 4x4']) }))
  return (
    <GauzeProvider store={store}>
      <div style={{ minHeight: 420 }}>{children}</div>
    </GauzeProvider>
  )
}

const meta = {
  title: 'Search/Search field',
  component: SearchField,
  args: { onNavigate: fn() },
  render: (args) => (
    <StoryStore>
      <SearchField {...args} />
    </StoryStore>
  ),
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Plain: Story = { args: { hasSuggestions: false } }
export const RecentSearches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('button', { name: 'Clear all' })
  },
}
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'glove')
    await canvas.findByRole('option', { name: /^Nitrile exam gloves/ })
  },
}
