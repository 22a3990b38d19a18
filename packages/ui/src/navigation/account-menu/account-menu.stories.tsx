import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AccountMenu } from './account-menu.js'

const meta = {
  title: 'Navigation/Account menu',
  component: AccountMenu,
  args: {
    label: 'Mercy General',
    description: 'account menu',
    groups: [
      {
        links: [
          { label: 'Overview', href: '/myaccount' },
          { label: 'Sales Orders', href: '/myaccount/menu/salesorders' },
          { label: 'Item Lists', href: '/myaccount/menu/itemlists' },
        ],
      },
      { links: [{ label: 'Profile settings', href: '/myaccount/menu/profile' }] },
    ],
    footer: (
      <button type="button" onClick={fn()}>
        Log out
      </button>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 320 }}>
      <AccountMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  tags: ['own-look'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mercy General/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sales Orders' })).toBeVisible())
  },
}
export const ManyGroups: Story = {
  args: {
    groups: [
      { links: [{ label: 'Overview', href: '/myaccount' }] },
      { title: 'Company', links: [{ label: 'Addresses', href: '/myaccount/menu/addresses' }] },
      {
        title: 'Billing',
        links: [
          { label: 'Invoices', href: '/myaccount/menu/invoices' },
          { label: 'Payment History', href: '/myaccount/menu/paymenthistory' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mercy General/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible())
  },
}
