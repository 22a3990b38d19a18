import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { makeProduct } from '../../story-data/index.js'
import { Comparison } from './index.js'

const gloves = { ...makeProduct(), attributes: [{ name: 'Material', value: 'Nitrile' }] }
const vinyl = {
  ...makeProduct({ id: 20431, siteDisplayName: 'Vinyl exam gloves, clear', urlComponent: 'vinyl-exam-gloves' }),
  attributes: [{ name: 'Material', value: 'Vinyl' }],
}
const nothing = { text: null, products: [], unknown: [] }

const meta = {
  title: 'Catalog/Comparison',
  component: Comparison,
  args: {
    comparison: { text: '20418, 20431', products: [gloves, vinyl], unknown: [] },
    access: 'visible',
    onCompare: () => undefined,
  },
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SomeUnknown: Story = {
  args: { comparison: { text: '20418, 20431, 91', products: [gloves, vinyl], unknown: ['91'] } },
}
export const BeforeARequest: Story = { args: { comparison: nothing } }
export const NothingFound: Story = { args: { comparison: { text: '91', products: [], unknown: ['91'] } } }
export const TooFew: Story = {
  args: { comparison: nothing },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Compare' }))
  },
}
export const OnItsWay: Story = { args: { isPending: true } }
