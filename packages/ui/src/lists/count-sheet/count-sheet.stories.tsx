import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { makeLines, ownList } from '../item-lists/story-lists.js'
import { CountSheet, type CountSheetProps } from './index.js'

const lines = makeLines(1)
const [first, second] = lines
const findNothing: CountSheetProps['find'] = async () => []

const meta = {
  title: 'Lists/Count sheet',
  component: CountSheet,
  tags: ['!picture'],
  args: {
    ...{ list: ownList, lines, listHref: '/lists', find: findNothing },
    ...{ pending: [], outcomes: {}, onAdd: fn() },
    initial: { [first?.id ?? 0]: '4', [second?.id ?? 0]: '8.5' },
  },
} satisfies Meta<typeof CountSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Uncounted: Story = { args: { initial: {} } }
export const Empty: Story = { args: { lines: [], initial: {} } }

export const ByKeyboard: Story = {
  args: { initial: {} },
  play: async ({ args, canvas }) => {
    const [shelf] = canvas.getAllByRole('textbox', { name: /on the shelf/ })
    await userEvent.type(shelf as HTMLElement, '2{Enter}8{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /^Add 1 line to cart/ }))
    await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ quantity: 10 })])
  },
}
