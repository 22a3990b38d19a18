import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { Tooltip } from './tooltip.js'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    words: 'This item is on allocation and quantity may be limited',
    children: (trigger) => <Button {...trigger}>On allocation</Button>,
    style: { marginTop: 64 },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  tags: ['own-look'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
  },
}
