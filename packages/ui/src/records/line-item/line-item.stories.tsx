import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderDetails } from '../../story-data/index.js'
import { LineItem } from './index.js'

const [line] = orderDetails.lines
if (line === undefined) throw new Error('The story data has no order line.')

const meta = {
  title: 'Records/Line item',
  component: LineItem,
  args: { item: line, href: '#item', children: 'MPN CV1734 · Item 20120' },
  decorators: [(story) => <div style={{ maxWidth: '18rem' }}>{story()}</div>],
  tags: ['!picture'],
} satisfies Meta<typeof LineItem>

export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {
  args: {
    item: { ...line, name: 'Safety syringe 1 mL with retractable needle 25 G × 5/8 in, sterile', matrixDetails: [] },
  },
}
export const WithVariant: Story = {}
export const NoLongerSold: Story = { args: { href: null } }
