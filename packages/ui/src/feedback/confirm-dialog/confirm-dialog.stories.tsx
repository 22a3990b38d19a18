import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.js'

const meta = {
  title: 'Feedback/Confirm dialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Empty the cart?',
    children: 'All 16 units are taken out. This cannot be undone.',
    confirmLabel: 'Empty cart',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Destructive: Story = { args: { isDestructive: true } }
export const Pending: Story = {
  args: { isDestructive: true, onConfirm: fn(() => new Promise(() => undefined)) },
  play: () => userEvent.click(screen.getByRole('button', { name: 'Empty cart' })),
}
export const Refused: Story = {
  args: {
    isDestructive: true,
    onConfirm: fn(() => Promise.reject({ problem: { detail: 'Somebody else changed the cart.' } })),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Empty cart' }))
    await screen.findByText('Somebody else changed the cart.')
  },
}
export const Ordinary: Story = {
  args: { title: 'Use this address?', children: '1200 Harbor Avenue', confirmLabel: 'Use address' },
}
