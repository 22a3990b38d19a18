import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { accountMenuEntries } from '../../story-data/index.js'
import { SideMenu } from './side-menu.js'

const meta = {
  title: 'Navigation/Side menu',
  component: SideMenu,
  args: { entries: accountMenuEntries, currentPath: '/myaccount/menu/salesorders' },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <SideMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Folded: Story = { globals: { viewport: { value: 'phone' } } }
export const Unfolded: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [fold] = canvas.queryAllByRole('button')
    if (!fold) return
    await userEvent.click(fold)
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible()
  },
}
