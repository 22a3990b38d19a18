import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { docsFolder } from '../scripts/lib/build.mjs'
import { overflowOf } from './support/overflow.js'
import { storeUrl, test } from './support/shopper.js'

/** Opens a page of the documentation, with its script at work. */
async function openDocs(page: Page, path = '') {
  await page.goto(`${storeUrl()}/docs${path}`)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

async function violationsOn(page: Page) {
  // The frame of the example has the axe check of its story.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const chapter = z.strictObject({
  criteria: z.array(
    z.strictObject({
      num: z.string(),
      components: z
        .array(
          z.strictObject({
            name: z.literal('web'),
            adherence: z.strictObject({
              level: z.enum(['supports', 'not-applicable', 'not-evaluated']),
              notes: z.string().min(1),
            }),
          }),
        )
        .length(1),
    }),
  ),
})

/** The part of the schema of OpenACR 0.1 that the reports use. */
const openAcr = z.strictObject({
  title: z.string(),
  product: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }),
  author: z.strictObject({ name: z.string(), company_name: z.string(), email: z.email() }),
  vendor: z.strictObject({ company_name: z.string(), email: z.email() }),
  report_date: z.iso.date(),
  last_modified_date: z.iso.date(),
  version: z.int(),
  notes: z.string(),
  evaluation_methods_used: z.string(),
  legal_disclaimer: z.string(),
  license: z.string(),
  catalog: z.literal('2.5-edition-wcag-2.2-en'),
  chapters: z.strictObject({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
    success_criteria_level_aaa: z.strictObject({ disabled: z.literal(true), notes: z.string() }),
  }),
})

const cardPage = '/components/catalog/product-card.html'

describe('LIB-02 the documentation', () => {
  test('finds ProductCard, with a sentence for each prop and examples that are its stories', async ({
    shopper: { page },
  }) => {
    await openDocs(page)
    expect(new URL(page.url()).pathname).toBe('/docs/')
    const search = page.getByRole('combobox', { name: 'Search the documentation' })
    await search.fill('product card')
    const first = page.getByRole('option').first()
    await expect.poll(() => first.textContent().catch(() => '')).toContain('ProductCard')
    await search.press('Enter')
    await page.waitForURL(`**${cardPage}`)
    const prop = page.locator('#props ~ .docs-members > div', { hasText: 'addability' })
    await expect.poll(() => prop.textContent()).toContain('the card does not add')
    const example = page.frameLocator('iframe[name="story"]')
    await example.getByRole('button', { name: /^Add to cart/ }).waitFor()
    await page.getByRole('link', { name: 'Signed out' }).click()
    await example.getByRole('link', { name: 'Login to View Price' }).waitFor()
    await page.getByText('Code of “Signed out”').click()
    await page.getByText("access: 'signedOut'").first().waitFor()
  })

  test('answers the questions of somebody who tries it', async ({ shopper: { page } }) => {
    await openDocs(page)
    const field = page.getByRole('combobox', { name: 'Search the documentation' })
    await field.focus()
    for (const [question, answer] of [
      ['how do I change a word', /Your own words/],
      ['translate', /Your own words/],
      ['dark mode', /^Dark mode/],
      ['popup', /another site|Sign/],
      ['css variables', /Tokens|theme/],
      ['peer dependencies', /peers/],
      ['react version', /React, TypeScript/],
      ['SSR', /Server rendering|server/],
      ['bundle size', /Bytes/],
      ['GAUZE_CORS_ORIGINS', /CORS|plain page|Sign/],
      ['tailwind', /Tailwind/],
      ['csp', /Content security policy|CSP/],
      ['rtl', /directions|words/],
      ['vue', /examples|React, TypeScript|Vue/i],
      ['openacr', /Accessibility/],
    ] as const) {
      await field.fill(question)
      await expect
        .poll(() => page.getByRole('option').allTextContents(), { message: question })
        .toEqual(expect.arrayContaining([expect.stringMatching(answer)]))
    }
  })

  test('PLUS-08 has a report in OpenACR of the store and of each component, with evidence for every claim', () => {
    const reports = globSync('accessibility/**/*.yaml', { cwd: docsFolder })
    const components = globSync('packages/ui/src/*/*/*.stories.tsx', { cwd: join(import.meta.dirname, '..') })
    expect(reports.length).toBeGreaterThan(new Set(components.map((file) => dirname(file))).size)
    for (const file of reports) {
      const report = openAcr.parse(parse(readFileSync(join(docsFolder, file), 'utf8')))
      const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters
      expect([a.criteria.length, aa.criteria.length], file).toEqual([31, 24])
      const claims = [...a.criteria, ...aa.criteria].flatMap(({ components: [web] }) => (web ? [web.adherence] : []))
      for (const { level, notes } of claims) {
        if (level === 'supports') expect(notes, file).toMatch(/^Passing tests: “|^axe finds no failure in \d/)
      }
    }
  })

  test('PLUS-08 the store states its figures, with the report of the documentation', async ({
    shopper: { page, open },
  }) => {
    const yaml = readFileSync(join(docsFolder, 'accessibility/store.yaml'), 'utf8')
    await open('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor()
    await page.getByText(`Criteria that passed their tests: ${yaml.match(/level: supports/g)?.length}`).waitFor()
    const link = page.getByRole('link', { name: 'Report in the OpenACR format' })
    const report = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect(await report.text()).toBe(yaml)
  })

  test('is accessible in light and dark colors, and fits a phone', async ({ shopper: { page } }) => {
    await openDocs(page, cardPage)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Dark colors' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await violationsOn(page)).toEqual([])
    for (const path of [cardPage, '/machines/cart.html', '/calls/cart.html', '/tokens.html']) {
      await openDocs(page, path)
      expect(await overflowOf(page), path).toEqual([])
    }
  })

  test.each([
    ['a part with its slot', cardPage, 'ProductCard.Maker', 'data-slot=&quot;maker&quot;'],
    ['the default of a prop', cardPage, 'addState', '&#x27;idle&#x27;'],
    ['a data attribute with its values', cardPage, 'data-add', '&quot;pending&quot;'],
    ['a key', '/components/forms/quantity-field.html', 'Page Up, Page Down', 'add or subtract ten'],
    ['the result of a hook', '/hooks/use-cart.html', 'setQuantity', '(lineId: number, quantity: number)'],
    ['a state and its transitions', '/machines/cart.html', 'unconfirmed', 'cart.load'],
    ['a call with its fields', '/calls/cart.html', 'POST /api/cart/cart/addItem', 'searchTerm'],
    ['the errors of a call', '/calls/cart.html', 'unknown-unit', 'The item is not sold in this unit'],
    ['a rule with its example', '/rules/money.html', 'formatUsd', '$'],
    ['a token with its purpose', '/tokens.html', '--gz-action', 'buttons, links, chosen things'],
  ])('shows %s', (_what, page, ...words) => {
    const html = readFileSync(join(docsFolder, page), 'utf8')
    for (const word of words) expect(html).toContain(word)
  })

  test('links only to pages and files that it has, relatively, so that any host and path can serve it', () => {
    const files = new Set(globSync('**/*', { cwd: docsFolder }))
    const lost = globSync('**/*.html', { cwd: docsFolder }).flatMap((page) => {
      const links = readFileSync(join(docsFolder, page), 'utf8').matchAll(/\s(?:href|src)="([^"]*)"/g)
      return [...links]
        .map(([, link = '']) => link.replace(/[#?].*$/, ''))
        .filter((link) => link !== '' && !/^(?:https?:|mailto:)/.test(link))
        .filter((link) => link.startsWith('/') || !files.has(join(dirname(page), link).replace(/\/$/, '')))
        .map((link) => `${page}: ${link}`)
    })
    expect(lost.slice(0, 20)).toEqual([])
  })
})
