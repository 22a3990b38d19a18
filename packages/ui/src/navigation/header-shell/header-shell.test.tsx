import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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

it('SHELL-03 serves plain links in place of the slide-out menu, for browsers without script', () => {
  const fallback = <a href="/shop">Shop</a>
  const html = renderToString(<HeaderShell logo="Gauze" search="" tools="" onMenu={nothing} fallback={fallback} />)
  expect(html).toMatch(/<noscript>.*href="\/shop".*<\/noscript>/)
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
