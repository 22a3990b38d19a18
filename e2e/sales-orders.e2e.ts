import { describe, expect } from 'vitest'
import { test } from './support/shopper.js'

describe('the list of orders, asked for what it cannot have', () => {
  test('ACCT-07 leads to the last page, and names days that are the wrong way round', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example')
    await shopper.open('/myaccount/menu/salesorders?status=Delivered&page=999')
    const summary = page.locator('[data-results]')
    await summary.waitFor()
    const [, last] = /page (\d+) of \1$/.exec((await summary.textContent()) ?? '') ?? []
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ status: 'Delivered', page: last })
    await page.getByLabel('From', { exact: true }).fill('2026-03-02')
    await page.getByLabel('To', { exact: true }).fill('2026-03-01')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByText('Choose a day that is not before From').waitFor()
    expect(await page.getByLabel('To', { exact: true }).getAttribute('aria-invalid')).toBe('true')
    const form = page.getByRole('main').locator('form')
    const topsOf = (kind: string) =>
      form
        .locator(kind)
        .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))])
    expect(await topsOf('input, select, button, a'), 'all stand by the fields').toHaveLength(1)
    await page.setViewportSize({ width: 820, height: 900 })
    expect(await topsOf('input, select'), 'fields').toHaveLength(1)
    expect(await topsOf('button, a'), 'Filter and Clear').toHaveLength(1)
  })
})
