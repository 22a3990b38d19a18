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
export const WithSuggestions: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'glo')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
  },
}
