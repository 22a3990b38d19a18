import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.js'

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['own-look'],
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Add to list' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Try again' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Empty cart' } }
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l' } }
export const Wide: Story = { args: { isWide: true } }
export const Disabled: Story = { args: { disabled: true, children: 'Currently Unavailable' } }
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
