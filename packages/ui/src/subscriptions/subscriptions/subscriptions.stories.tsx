import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Subscriptions } from './index.js'
import { storyChoices, storySubscription, storySubscriptions } from './story-subscriptions.js'

const meta = {
  title: 'Subscriptions/Subscriptions',
  component: Subscriptions,
  tags: ['!picture'],
  args: {
    ...{ subscriptions: storySubscriptions, choices: storyChoices, listsHref: '#' },
    ...{ listHref: () => '#', editHref: () => '#', onRetry: fn(), onChanged: fn() },
    port: {
      skipSubscription: fn(async () => storySubscription),
      pauseSubscription: fn(async () => ({ ...storySubscription, paused: true })),
      deleteSubscription: fn(async () => ({ success: true as const })),
    },
  },
} satisfies Meta<typeof Subscriptions>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {}
export const Skipping: Story = {
  args: { subscriptions: [storySubscription] },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('list', { name: 'Next dates' })).getByText('Take back'))
    await canvas.findByText('OR weekly restock is ordered on 12/22/2026 again.')
    const call = { itemListId: 1, date: '2026-12-22', skipped: false }
    await expect(args.port.skipSubscription).toHaveBeenCalledWith(call)
  },
}
export const Ending: Story = {
  args: { subscriptions: [storySubscription] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'End subscription' }))
    await within(document.body).findByRole('alertdialog', { name: 'End the subscription of OR weekly restock?' })
  },
}
export const Empty: Story = { args: { subscriptions: [] } }
export const Loading: Story = { args: { status: 'loading' } }
export const Failed: Story = { args: { status: 'error' } }
