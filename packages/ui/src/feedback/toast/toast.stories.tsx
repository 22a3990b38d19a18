import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { ToastRegion } from './toast.js'
import { createToasts, type ToastContent } from './toast-queue.js'

function Shown({ contents }: { contents: readonly ToastContent[] }) {
  const [toasts] = useState(createToasts)
  useEffect(() => {
    for (const content of contents) toasts.add(content)
    return () => toasts.clear()
  }, [toasts, contents])
  return <ToastRegion toasts={toasts} />
}

const meta = {
  title: 'Feedback/Toast',
  component: Shown,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  args: {
    contents: [{ tone: 'success', message: 'Added to your cart', action: { label: 'View cart', href: '/cart' } }],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Added to your cart')).toBeVisible())
  },
}
export const Warning: Story = {
  args: {
    contents: [{ tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' }],
  },
}
export const Several: Story = {
  args: {
    contents: [
      { tone: 'success', message: 'Added to your cart' },
      { tone: 'danger', message: 'There was a problem changing accounts' },
    ],
  },
}
