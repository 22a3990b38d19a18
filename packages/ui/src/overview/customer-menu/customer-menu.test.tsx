import type { User } from '@gauze/contract'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { CustomerMenu, DrawerAccount, type DrawerAccountProps } from './index.js'

const groups = [{ links: [{ label: 'Overview', href: '/account' }] }]
const visitorLinks = [{ label: 'Login', href: '/login' }]

function within(user: User | null, children: ReactElement) {
  return <GauzeProvider store={{ session: startStorySession(user) }}>{children}</GauzeProvider>
}

function Drawer(props: Partial<DrawerAccountProps>) {
  return <DrawerAccount groups={groups} accountHref="/account" visitorLinks={visitorLinks} {...props} />
}

describeConformance('DrawerAccount', (props, ref) => within(null, <Drawer {...props} ref={ref} />))

it('NAV-05 shows users their pages below the name of their account, and logs them out', async () => {
  mount(within(storyUser, <CustomerMenu groups={groups} />))
  await page.getByRole('button', { name: /^Mercy General ?, account menu/ }).click()
  await expect.element(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('NAV-10 offers related accounts to users with several', async () => {
  const relatedAccounts = [
    { id: 3, parentId: null, accountName: 'Mercy General' },
    { id: 4, parentId: null, accountName: 'Mercy Lakeside' },
  ]
  mount(within({ ...storyUser, relatedAccounts }, <CustomerMenu groups={groups} />))
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect.element(page.getByRole('button', { name: /Mercy Lakeside/ })).toBeVisible()
})

it('SHELL-12 cuts long names in the drawer for display alone, and the name of the account leads to it', async () => {
  const account = { ...storyUser.account, accountName: 'Wilhelmina Memorial Hospital' }
  const user = { ...storyUser, firstName: 'Wilhelmina-Alexandrina', account, relatedAccounts: [] }
  const onLeave = vi.fn<() => void>()
  mount(within(user, <Drawer onLeave={onLeave} />))
  await expect.element(page.getByText('Wilhelmina-…', { exact: true })).toBeVisible()
  await expect
    .element(page.getByTitle('Wilhelmina-Alexandrina'))
    .toHaveTextContent('Wilhelmina-…Wilhelmina-Alexandrina')
  const link = page.getByRole('link', { name: 'Wilhelmina Memorial Hospital' })
  await expect.element(link).toHaveTextContent('Wilhelmina Memorial …Wilhelmina Memorial Hospital')
  await expect.element(link).toHaveAttribute('href', '/account')
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  expect(onLeave).toHaveBeenCalledOnce()
})

it('closes the drawer when a link is followed and when somebody logs out', async () => {
  const onLeave = vi.fn<() => void>()
  mount(within(storyUser, <Drawer onLeave={onLeave} />))
  await page.getByRole('button', { name: 'Log out' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
  const login = page.getByRole('link', { name: 'Login' })
  await expect.element(login).toBeVisible()
  login.element().addEventListener('click', (event) => event.preventDefault())
  await login.click()
  expect(onLeave).toHaveBeenCalledTimes(2)
})
