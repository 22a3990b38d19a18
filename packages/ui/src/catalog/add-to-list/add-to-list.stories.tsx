import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { AddToList } from './index.js'
import { storyItem, storyListPort } from './story-lists.js'

const meta = {
  title: 'Catalog/Add to list',
  component: AddToList,
  args: { item: storyItem, port: storyListPort() },
} satisfies Meta<typeof AddToList>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Add to list/ }))
  await screen.findByRole('heading', { name: 'Add to List' })
}
const openLists: Play = async (context) => {
  await open(context)
  await screen.findByRole('textbox')
}

export const Closed: Story = {}
export const Icon: Story = { args: { isIcon: true, isOneOfMany: true } }
export const Lists: Story = { play: openLists }
export const Refused: Story = {
  args: {
    port: storyListPort({
      upsertListDetail: () => Promise.reject({ problem: { type: 'list-gone', detail: 'The list was deleted.' } }),
    }),
  },
  play: async (context) => {
    await openLists(context)
    await userEvent.click(screen.getByRole('checkbox', { name: /Crash cart/ }))
    await screen.findByText(/was not changed/)
  },
}
export const NoLists: Story = {
  args: { port: storyListPort({ getListsByItemId: async () => ({ itemLists: [] }) }) },
  play: openLists,
}
export const Failed: Story = {
  args: { port: storyListPort({ getListsByItemId: () => Promise.reject(new Error('offline')) }) },
  play: open,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: openLists }
export const Dark: Story = { globals: { theme: 'dark' }, play: openLists }
