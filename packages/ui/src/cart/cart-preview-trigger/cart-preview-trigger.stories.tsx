import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { cartLines, totals } from '../../story-data/index.js'
import { CartButton } from '../cart-button/index.js'
import { CartPreview } from '../cart-preview/index.js'
import { CartPreviewTrigger } from './cart-preview-trigger.js'

const meta = {
  title: 'Cart/Cart preview trigger',
  component: CartPreviewTrigger,
  tags: ['!picture'],
  args: {
    children: <CartButton count={16} />,
    renderPreview: () => <CartPreview lines={cartLines} totalItems={totals.totalItems} subtotal={totals.subtotal} />,
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 420 }}>
      <CartPreviewTrigger {...args} />
    </div>
  ),
} satisfies Meta<typeof CartPreviewTrigger>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByText('16 units')).toBeInTheDocument())
  },
}
