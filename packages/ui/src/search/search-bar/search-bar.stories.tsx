import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StorySearch } from '../../story-data/story-page.js'

const meta = {
  title: 'Search/Search bar',
  component: StorySearch,
  render: (args) => (
    <div style={{ minHeight: 420 }}>
      <StorySearch {...args} />
    </div>
  ),
} satisfies Meta<typeof StorySearch>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const RecentSearches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “gauze 4x4” from recent searches' }))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xylophone')
    await expect(canvas.getByText('No products match “xylophone”')).toBeVisible()
  },
}
export const WithSuggestions: Story = {
  tags: ['own-look'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'glo')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
  },
}
