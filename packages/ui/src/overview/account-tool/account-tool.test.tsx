import type { User } from '@gauze/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { AccountTool, type AccountToolProps } from './index.js'

const hrefs = { loginHref: '/in', registerHref: '/new', requestAccessHref: '/ask', resetHref: '/reset' }

function within(user: User | null, props: Partial<AccountToolProps> = {}) {
  return (
    <GauzeProvider store={{ session: startStorySession(user) }}>
      <AccountTool {...hrefs} {...props}>
        <button type="button">Your menu</button>
      </AccountTool>
    </GauzeProvider>
  )
}

describeConformance('AccountTool', (props, ref) => within(null, { ...props, ref }))

it('SHELL-01 offers a visitor the ways to log in', async () => {
  const { container } = mount(within(null, { messages: { menu: 'Come in' } }))
  await page.getByRole('button', { name: 'Come in' }).click()
  const links = [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Login', '/in'],
    ['Create Account', '/new'],
    ['Login', '/in'],
    ['Register for an account', '/new'],
    ['Request access', '/ask'],
    ['Reset your password', '/reset'],
  ])
  expect(container.querySelector('.gz-account-tool')?.hasAttribute('data-visitor')).toBe(true)
})

it('SHELL-01 greets the user, above their menu', async () => {
  const { container } = mount(within(storyUser))
  await expect.element(page.getByText('Hello, Dana!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  expect(container.querySelectorAll('a')).toHaveLength(0)
  expect(container.querySelector('.gz-account-tool')?.hasAttribute('data-visitor')).toBe(false)
})
