import type { User } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { CustomerMenu, DrawerAccount } from './index.js'

const groups = [
  {
    links: [
      { label: 'Overview', href: '/myaccount' },
      { label: 'Sales Orders', href: '/myaccount/menu/salesorders' },
    ],
  },
  { title: 'Company', links: [{ label: 'Addresses', href: '/myaccount/menu/addresses' }] },
]
const visitorLinks = [
  { label: 'Login', href: '/login' },
  { label: 'Create Account', href: '/register' },
]
/** The rest of a long name where the menu has little room. */
const cutName = 'Wilhelmina-'
const branches: User = {
  ...storyUser,
  firstName: `${cutName}Alexandrina`,
  relatedAccounts: [
    { id: 3, parentId: null, accountName: 'Mercy General' },
    { id: 4, parentId: null, accountName: 'Mercy Lakeside' },
  ],
}

interface MenuStoryProps {
  user?: User | null
  isDrawer?: boolean
}

function Menu({ user = storyUser, isDrawer = false }: MenuStoryProps) {
  const [store] = useState(() => ({ session: startStorySession(user) }))
  return (
    <GauzeProvider store={store}>
      {isDrawer ? (
        <div style={{ maxWidth: 360, background: 'var(--gz-paper)' }}>
          <DrawerAccount groups={groups} accountHref="/myaccount" visitorLinks={visitorLinks} />
        </div>
      ) : (
        <div style={{ display: 'flex', justifyContent: 'end', minHeight: 320 }}>
          <CustomerMenu groups={groups} />
        </div>
      )}
    </GauzeProvider>
  )
}

const meta = { title: 'Overview/Customer menu', component: Menu } satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { user: branches },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /account menu/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sales Orders' })).toBeVisible())
  },
}
export const Drawer: Story = {
  args: { user: branches, isDrawer: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log out' })
  },
}
export const DrawerOfAVisitor: Story = { args: { user: null, isDrawer: true } }
