import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeProduct, pictures } from '../../story-data/index.js'
import { ComparisonTable } from './comparison-table.js'

const gloves = {
  ...makeProduct(),
  attributes: [
    { name: 'Material', value: 'Nitrile' },
    { name: 'Powder', value: 'Powder-free' },
  ],
}
const vinyl = {
  ...makeProduct({
    id: 20431,
    siteDisplayName: 'Vinyl exam gloves, clear',
    manufacturer: 'Alder Ridge',
    price: 7.4,
    quantityAvailable: 0,
    urlComponent: 'vinyl-exam-gloves',
  }),
  attributes: [{ name: 'Material', value: 'Vinyl' }],
}
const roll = {
  ...makeProduct({
    id: 20440,
    siteDisplayName: 'Gauze roll, sterile',
    manufacturer: 'Northfield Medical',
    price: 2.15,
    thumbnailImage: pictures.gauzeRoll,
    urlComponent: 'gauze-roll',
  }),
  attributes: [{ name: 'Width', value: '4 in' }],
}

const meta = {
  title: 'Catalog/Comparison table',
  component: ComparisonTable,
  args: { products: [gloves, vinyl], access: 'visible' },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const OnlyDifferences: Story = { args: { isOnlyDifferences: true } }
export const TwoDark: Story = { globals: { theme: 'dark' } }
export const SignedOut: Story = { args: { access: 'signedOut' } }
export const TooWide: Story = {
  args: { products: [gloves, vinyl, roll] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
}
