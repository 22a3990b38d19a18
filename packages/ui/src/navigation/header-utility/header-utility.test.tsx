import type { User } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { HeaderUtility, type HeaderUtilityProps } from './index.js'

const contact = { contactNumber: '800-555-0134', contactEmail: 'care@gauze.example', hoursTextShort: 'Mon to Fri' }

function within(user: User | null, props: Partial<HeaderUtilityProps> = {}) {
  return (
    <GauzeProvider store={{ session: startStorySession(user) }}>
      <HeaderUtility contact={contact} registerHref="/new" {...props} />
    </GauzeProvider>
  )
}

it('SHELL-01 offers an account to a visitor alone', async () => {
  const { rerender } = mount(within(null))
  const link = page.getByRole('link', { name: 'Register for an account' })
  await expect.element(link).toHaveAttribute('href', '/new')
  rerender(within(storyUser))
  await expect.element(link).not.toBeInTheDocument()
})

it('SHELL-01 SHELL-08 has the telephone, the mail and a page of contacts below Support', async () => {
  const onSupport = vi.fn<() => void>()
  mount(within(null, { onSupport, contactHref: '/contact', messages: { support: 'Help' } }))
  await page.getByRole('button', { name: 'Help' }).click()
  expect(onSupport).toHaveBeenCalledTimes(1)
  for (const [name, href] of [
    ['Call 800-555-0134', 'tel:800-555-0134'],
    ['Email care@gauze.example', 'mailto:care@gauze.example'],
    ['Contact', '/contact'],
  ] as const) {
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect.element(page.getByText(/Mon to Fri/)).toBeVisible()
})

it('SHELL-01 has Resources only if there are any', async () => {
  const { rerender } = mount(within(null))
  const button = page.getByRole('button', { name: 'Resources' })
  await expect.element(button).not.toBeInTheDocument()
  rerender(within(null, { resources: [{ links: [{ label: 'Guides', href: '/guides' }] }] }))
  await button.click()
  await expect.element(page.getByRole('link', { name: 'Guides' })).toBeVisible()
})
