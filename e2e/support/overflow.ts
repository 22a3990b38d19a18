import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Elements that overflow the window sideways. */
export function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
    const out = Array.from(document.body.querySelectorAll('*')).filter(isOut)
    return [`${scrollWidth} px`, ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))]
  })
}

/** The text spacing that a reader may set (WCAG 1.4.12). */
function spaceText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

function unspaceText(page: Page) {
  return page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** The text size that a reader sets in the browser, in pixels; the default of browsers is 16. */
async function setTextSize(page: Page, size: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await devtools.detach()
  await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, size)
}

/**
 * Expects that the page in view is no wider than its window: at 400% zoom, which turns a window of 1280 pixels into 320,
 * with spaced text, and with text twice as large.
 */
export async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflowOf(page), { message: path }).toEqual([])
  await spaceText(page)
  expect(await overflowOf(page), `${path} with spaced text`).toEqual([])
  await unspaceText(page)
  await setTextSize(page, 32)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflowOf(page), { message: `${path} with large text at ${width} px` }).toEqual([])
  }
  await setTextSize(page, 16)
}
