import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySearch } from '../../story-data/index.js'
import { useSearchField } from '../search-field/index.js'
import { SearchBarParts } from './index.js'

/** A bar with its button outside of the frame. */
function OwnBar() {
  return (
    <SearchBarParts.Root {...useSearchField({ onNavigate: () => undefined })}>
      <SearchBarParts.Frame>
        <SearchBarParts.Input />
      </SearchBarParts.Frame>
      <SearchBarParts.List />
      <p>
        <SearchBarParts.Submit className="gz-button" data-size="m" data-variant="primary">
          Find it
        </SearchBarParts.Submit>
      </p>
    </SearchBarParts.Root>
  )
}

function StoryBar() {
  const [store] = useState(() => ({ search: startStorySearch() }))
  return (
    <GauzeProvider store={store}>
      <div style={{ minHeight: 420 }}>
        <OwnBar />
      </div>
    </GauzeProvider>
  )
}

const meta = { title: 'Search/Search bar parts', component: StoryBar } satisfies Meta<typeof StoryBar>

export default meta
type Story = StoryObj<typeof meta>

export const Arranged: Story = {}
export const ArrangedAndOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'glove')
    await canvas.findByRole('option', { name: /^Nitrile exam gloves/ })
  },
}
