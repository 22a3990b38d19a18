import { describe, expect } from 'vitest'
import { test, wholeFrame } from './support/shopper.js'

describe('the focus within pages and on the way back', () => {
  test('SRCH-08 PDP-01 Back returns to the followed link, and a link within a page moves to its part', async ({
    shopper,
  }) => {
    const { page } = shopper
    const active = () =>
      page.evaluate(() => {
        const { activeElement: one } = document
        const { top = -1 } = one?.getBoundingClientRect() ?? {}
        return { href: one?.getAttribute('href'), id: one?.id, isSeen: top >= 0 && top < innerHeight }
      })
    await shopper.open('/products/1?search=gloves')
    await wholeFrame(page)
    const product = page.getByRole('main').getByRole('article').nth(15).getByRole('heading').getByRole('link')
    const href = await product.getAttribute('href')
    await product.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === href?.split('?')[0])
    const part = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    const partHref = (await part.getAttribute('href')) ?? ''
    await part.focus()
    await page.keyboard.press('Enter')
    await expect.poll(active).toMatchObject({ id: partHref.slice(1) })
    await page.goBack()
    await expect.poll(active).toMatchObject({ href: partHref })
    await page.goBack()
    await page.waitForURL('**/products/1?search=gloves')
    await expect.poll(active).toMatchObject({ href, isSeen: true })
  })
})
