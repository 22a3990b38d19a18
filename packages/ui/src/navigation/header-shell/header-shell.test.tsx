import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { CartButton } from '../../cart/cart-button/index.js'
import { NotificationBell } from '../../notifications/notification-bell/index.js'
import { Logo } from '../logo/index.js'
import { HeaderShell } from './header-shell.js'

function nothing() {
  return undefined
}

describeConformance('HeaderShell', (props, ref) => (
  <HeaderShell {...props} ref={ref} logo="Gauze" search="" tools="" onMenu={nothing} />
))

it('SHELL-03 opens plain links before its script arrives, and keeps them open until one is followed', async () => {
  await page.viewport(390, 844)
  const fallback = <a href="#shop">Shop</a>
  const shell = <HeaderShell logo="Gauze" search="" tools="" onMenu={nothing} fallback={fallback} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(shell)
  document.body.append(container)
  const link = page.getByRole('link', { name: 'Shop' })
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(link).toBeVisible()
  const root = flushSync(() => hydrateRoot(container, shell))
  await expect.element(link).toBeVisible()
  await userEvent.click(link)
  expect(link.elements()).toHaveLength(0)
  expect(location.hash).toBe('#shop')
  root.unmount()
  container.remove()
})

it('SHELL-03 opens the slide-out menu, and no links, once its script has arrived', async () => {
  await page.viewport(390, 844)
  const onMenu = vi.fn<(openerId: string) => void>()
  mount(<HeaderShell logo="Gauze" search="" tools="" onMenu={onMenu} fallback={<a href="#shop">Shop</a>} />)
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  expect(onMenu.mock.calls).toEqual([['gz-menu-button']])
  expect(page.getByRole('link', { name: 'Shop' }).elements()).toHaveLength(0)
})

afterEach(() => page.viewport(1280, 900))

it.each([1, 1_234, 99_999])('SHELL-03 keeps the logo clear of the tools at 320 pixels with %i units', async (units) => {
  await page.viewport(320, 640)
  const tools = (
    <>
      <NotificationBell unread={120} renderList={() => null} />
      <CartButton count={units} />
    </>
  )
  mount(<HeaderShell logo={<Logo />} search="" tools={tools} onMenu={nothing} />)
  const logo = page.getByRole('link', { name: 'Gauze' }).element()
  const words = document.createRange()
  words.selectNodeContents(logo)
  const bell = page.getByRole('button', { name: /^Notifications/ }).element()
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(bell.getBoundingClientRect().left)
  expect(document.documentElement.scrollWidth).toBe(320)
})
