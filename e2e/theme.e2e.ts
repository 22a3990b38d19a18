import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './support/shopper.js'

const root = join(import.meta.dirname, '..')
const published = join(root, 'packages/ui/dist/theme.css')

const content = `
  <input class="gz-input" value="Typed">
  <button class="gz-button"><span data-slot="label">Save</span></button>
  <p>Words of the page</p>`

/** The theme in a production build with the default settings of the tool. */
async function builtTheme(folder: string): Promise<string> {
  writeFileSync(join(folder, 'main.css'), readFileSync(published))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><link rel="stylesheet" href="./main.css">')
  const made = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false } })
  if (!('output' in made)) throw new Error('The tool built something else.')
  const sheet = made.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The tool wrote no style sheet.')
  return String(sheet.source)
}

/**
 * The contrast of two colors of an element's style, by WCAG 2.2. A color without alpha counts as painted; the ground is
 * that of the nearest element that has one.
 */
function contrastOf(
  page: Page,
  selector: string,
  property: 'color' | 'border-top-color',
  ground = '',
): Promise<number> {
  return page.locator(selector).evaluate(
    (element, { property, ground }) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('The browser has no canvas.')
      const luminance = (color: string) => {
        pen.fillStyle = '#fff'
        pen.fillRect(0, 0, 1, 1)
        pen.fillStyle = color
        pen.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const groundOf = (at: Element | null): string => {
        if (!at) return '#fff'
        const { backgroundColor } = getComputedStyle(at)
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(at.parentElement) : backgroundColor
      }
      const color = getComputedStyle(element).getPropertyValue(property)
      const [light = 0, dark = 0] = [luminance(color), luminance(ground || groundOf(element))].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    },
    { property, ground },
  )
}

describe('LIB-03 the theme in a partner’s page', () => {
  mkdirSync(join(root, '.gauze'), { recursive: true })
  const folder = mkdtempSync(join(root, '.gauze/theme-'))
  const css: Record<string, string> = {}

  beforeAll(async () => {
    css.published = readFileSync(published, 'utf8')
    css.built = await builtTheme(folder)
    // A tool that no longer replaces light-dark() would make these tests of the built theme tests of the published one.
    expect(css.built).not.toContain('light-dark(')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function show(page: Page, kind: string, body: string, own = '', attributes = '') {
    const html = `<!doctype html><html lang="en" ${attributes}><style>${css[kind]}${own}</style><title>Page</title>${body}`
    await page.setContent(html)
  }

  async function expectReadable(page: Page, within: string) {
    expect(await contrastOf(page, `${within} .gz-input`, 'border-top-color')).toBeGreaterThanOrEqual(3)
    expect(await contrastOf(page, `${within} .gz-input`, 'color')).toBeGreaterThanOrEqual(4.5)
    expect(await contrastOf(page, `${within} .gz-button`, 'color')).toBeGreaterThanOrEqual(4.5)
    expect(await contrastOf(page, `${within} p`, 'color')).toBeGreaterThanOrEqual(4.5)
  }

  for (const kind of ['published', 'built']) {
    test(`LIB-03 ${kind}: fields and texts are visible on a page without any setting`, async ({
      shopper: { page },
    }) => {
      await show(page, kind, `<main>${content}</main>`)
      await expectReadable(page, 'main')
    })

    test(`LIB-03 ${kind}: a page's reset leaves the components whole, in a layer before theirs`, async ({
      shopper: { page },
    }) => {
      const rules = `* { margin: 0; padding: 0; box-sizing: border-box } button, input { background: none; border: 0;
        border-radius: 0; color: inherit; font: inherit }`
      const layers = '@layer reset, gauze;'
      const reset = `@layer reset { ${rules} }`
      for (const sheets of [
        [layers, reset, css[kind]],
        [layers, css[kind], reset],
      ]) {
        await page.setContent(`<!doctype html><html lang="en"><style>${sheets.join('')}</style><main>${content}</main>`)
        await expectReadable(page, 'main')
        const button = page.locator('.gz-button')
        expect(await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft))).not.toBe(0)
      }
    })

    test(`LIB-03 ${kind}: data-theme on any element makes it and its content light or dark`, async ({
      shopper: { page },
    }) => {
      const part = (theme: string) => `<section data-theme="${theme}">${content}</section>`
      for (const [attributes, system] of [
        ['', 'light'],
        ['data-theme="auto"', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme: system })
        await show(page, kind, part('light') + part('dark'), '', attributes)
        for (const theme of ['light', 'dark']) {
          const section = page.locator(`[data-theme="${theme}"]`)
          await expectReadable(page, `[data-theme="${theme}"]`)
          expect(await section.evaluate((element) => getComputedStyle(element).colorScheme)).toBe(theme)
          const ground = await contrastOf(page, `[data-theme="${theme}"] p`, 'color', '#fff')
          expect(ground > 4.5, `the ink of the ${theme} part`).toBe(theme === 'light')
        }
      }
      await page.emulateMedia({ colorScheme: null })
    })

    test(`LIB-03 ${kind}: a color for actions or the bar brings a text at 4.5:1, at rest and under the pointer`, async ({
      shopper: { page },
    }) => {
      for (const theme of ['light', 'dark']) {
        for (const color of [
          ...['#7a2e8e', '#ffd400', '#e4002b', '#00a3e0', '#777', '#fff', '#000', 'rebeccapurple'],
          ...['rgb(118 118 118)', 'oklch(0.7 0.2 150)', 'light-dark(#7a2e8e, #e0b0ff)'],
        ]) {
          const own = `:root { --gz-action: ${color}; --gz-bar: ${color} } .gz-button { transition: none }`
          const bar = '<p id="bar" style="background: var(--gz-bar); color: var(--gz-on-bar)">Words of the bar</p>'
          await show(page, kind, content + bar, own, `data-theme="${theme}"`)
          const words = `${color}, ${theme}`
          expect(await contrastOf(page, '.gz-button', 'color'), words).toBeGreaterThanOrEqual(4.5)
          expect(await contrastOf(page, '#bar', 'color'), `${words}, bar`).toBeGreaterThanOrEqual(4.5)
          await page.locator('.gz-button').hover()
          expect(await contrastOf(page, '.gz-button', 'color'), `${words}, hover`).toBeGreaterThanOrEqual(4.5)
        }
      }
    })
  }
})
