import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { makeProduct, products } from '../../story-data/index.js'
import { QuickOrder, type QuickOrderProps } from './index.js'

const gloves = makeProduct()

/** The results of the story store: every product for a word, one for its number, none for the rest. */
const find: QuickOrderProps['find'] = async (text) => {
  if (text === 'gloves') return products
  return text === String(gloves.id) || text === gloves.mpn ? [gloves] : []
}

const canBuyAll: QuickOrderProps['check'] = () => ({ ok: true })

function line(text: string, quantity = 1) {
  return { text, quantity, unit: null, wantedUnit: null, wrongQuantity: null, isQueued: false }
}

const lines = [line('20418', 12), line('gloves', 2), line('HS-4410-XXL')]

const meta = {
  title: 'Orders/Quick order',
  component: QuickOrder,
  tags: ['!picture'],
  args: { find, access: 'visible', check: canBuyAll, pending: [], outcomes: {}, onAdd: fn() },
} satisfies Meta<typeof QuickOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Lines: Story = { args: { initial: lines } }
export const Phone: Story = { args: { initial: lines }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { initial: lines }, globals: { theme: 'dark' } }
export const WithoutPrices: Story = { args: { initial: lines, access: 'hidden' } }
export const Refused: Story = {
  args: { initial: [line('20418')], check: () => ({ ok: false, reason: 'license' }) },
}
export const Failed: Story = {
  args: { initial: [line('20418')], find: () => Promise.reject({ kind: 'network' }) },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /line 1/ }), 'HS-4410-M{Enter}')
    await canvas.findByRole('link', { name: /Nitrile exam gloves/ })
    await userEvent.keyboard('12{Enter}')
    await expect(canvas.getByRole('textbox', { name: /line 2/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ itemId: 20418, quantity: 12 })])
  },
}
