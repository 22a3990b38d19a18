import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AccountSwitcher } from './account-switcher.js'

const meta = {
  title: 'Navigation/Account switcher',
  component: AccountSwitcher,
  args: {
    accounts: [
      { id: 1, parentId: null, accountName: 'Mercy Health System' },
      { id: 2, parentId: 1, accountName: 'Mercy General Hospital' },
      { id: 3, parentId: 1, accountName: 'Mercy Outpatient' },
    ],
    currentId: 2,
    onSwitch: fn(),
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <AccountSwitcher {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Related: Story = {}
export const Switching: Story = { args: { isPending: true } }
