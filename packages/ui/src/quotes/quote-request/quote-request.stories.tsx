import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { QuoteRequest } from './index.js'

const meta = {
  title: 'Quotes/Quote request',
  component: QuoteRequest,
  tags: ['!picture'],
  args: { onRequest: fn(async () => undefined) },
} satisfies Meta<typeof QuoteRequest>

export default meta
type Story = StoryObj<typeof meta>

async function open(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Request a quote' }))
  await screen.findByRole('dialog')
}

export const Closed: Story = {}
export const Asking: Story = { play: ({ canvas }) => open(canvas) }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ({ canvas }) => open(canvas) }
export const WithoutTitle: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  },
}
