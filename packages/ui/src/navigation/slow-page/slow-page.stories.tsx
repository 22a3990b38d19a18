import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SlowPage } from './slow-page.js'

const meta = {
  title: 'Navigation/Slow page',
  component: SlowPage,
  args: { pageKey: 'next' },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof SlowPage>

export default meta
type Story = StoryObj<typeof meta>

export const AfterASecond: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement(), { timeout: 5000 })
  },
}
