import type { User } from '@gauze/contract'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { CustomerMenu, DrawerAccount } from './index.js'

const groups = [{ links: [{ label: 'Overview', href: '/account' }] }]
const visitorLinks = [{ label: 'Login', href: '/login' }]

function within(user: User | null, children: ReactElement) {
  return <GauzeProvider store={{ session: startStorySession(user) }}>{children}</GauzeProvider>
}

describeConformance('DrawerAccount', (props, ref) =>
  within(null, <DrawerAccount {...props} ref={ref} groups={groups} visitorLinks={visitorLinks} />),
)

it('NAV-05 shows who is signed in their pages below the name of their account, and logs them out', async () => {
  mount(within(storyUser, <CustomerMenu groups={groups} />))
  await page.getByRole('button', { name: /^Mercy General ?, account menu/ }).click()
  await expect.element(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('NAV-10 offers related accounts to who has them', async () => {
  const relatedAccounts = [
    { id: 3, parentId: null, accountName: 'Mercy General' },
    { id: 4, parentId: null, accountName: 'Mercy Lakeside' },
  ]
  mount(within({ ...storyUser, relatedAccounts }, <CustomerMenu groups={groups} />))
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect.element(page.getByRole('button', { name: /Mercy Lakeside/ })).toBeVisible()
})

it('SHELL-12 cuts long names in the drawer, and a press shows the whole', async () => {
  const user = { ...storyUser, firstName: 'Wilhelmina-Alexandrina-Josephine' }
  const { container } = mount(within(user, <DrawerAccount groups={groups} visitorLinks={visitorLinks} />))
  const cut = page.getByRole('button', { name: 'Wilhelmina-Alexandrina-Josephine' })
  await expect.element(cut).toHaveAttribute('aria-expanded', 'false')
  expect(container.querySelector('.gz-cut-name > [aria-hidden]')?.textContent).toMatch(/…$/)
  await cut.click()
  await expect.element(cut).toHaveAttribute('aria-expanded', 'true')
  expect(container.querySelector('.gz-cut-name')?.textContent).toBe('Wilhelmina-Alexandrina-Josephine')
})

it('closes the drawer when a link is followed and when somebody logs out', async () => {
  const onLeave = vi.fn<() => void>()
  mount(within(storyUser, <DrawerAccount groups={groups} visitorLinks={visitorLinks} onLeave={onLeave} />))
  await page.getByRole('button', { name: 'Log out' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
  const login = page.getByRole('link', { name: 'Login' })
  await expect.element(login).toBeVisible()
  login.element().addEventListener('click', (event) => event.preventDefault())
  await login.click()
  expect(onLeave).toHaveBeenCalledTimes(2)
})
