import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './support/shopper.js'

test('ACCT-07 filtering orders puts only the chosen filters into the address', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/salesorders')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Delivered')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.waitForURL('**/salesorders?status=Delivered')
  await page.getByRole('button', { name: 'Remove filter Status: Delivered' }).click()
  await page.waitForURL('**/salesorders')
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25')
  await page.waitForURL('**/salesorders?rows=25')
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(11)
})

test('ACCT-07 a parent login filters the orders of all its accounts and opens one of a related account', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('parent@mercyhealth.example', '/myaccount/menu/salesorders')
  const summary = page.locator('[data-results]')
  const listed = async () => Number.parseInt((await summary.textContent()) ?? '', 10)
  await summary.filter({ hasText: /^\d+ orders/ }).waitFor()
  const all = await listed()
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Mercy Outpatient Surgery')
  await page.getByLabel('Ship to').selectOption('Operating rooms, Boston')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.waitForURL(/salesorders\?account=\d+&address=\d+$/)
  await page.getByRole('button', { name: 'Remove filter Ship to: Operating rooms' }).waitFor()
  await expect.poll(listed).toBeLessThan(all)
  expect(await page.locator('td[data-column="account"]').allTextContents()).toEqual(
    Array(10).fill('Mercy Outpatient Surgery'),
  )
  const order = page.getByRole('rowheader').getByRole('link').first()
  const number = await order.textContent()
  await order.click()
  await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
  await page.getByText('Operating rooms').first().waitFor()
})

describe('the list of orders, with invalid requests', () => {
  test('ACCT-07 shows the last page, and names days in the wrong order', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await shopper.open('/myaccount/menu/salesorders?status=Delivered&page=999')
    const summary = page.locator('[data-results]')
    await summary.waitFor()
    const [, last] = /page (\d+) of \1$/.exec((await summary.textContent()) ?? '') ?? []
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ status: 'Delivered', page: last })
    const from = page.getByLabel('From', { exact: true })
    const to = page.getByLabel('To', { exact: true })
    const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    const described = (field: Locator) =>
      field.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)
    const before = page.url()
    for (const [field, days, words] of [
      [from, ['0026-11-01', ''], /year in four digits/],
      [to, ['2026-03-02', '2026-03-01'], /not before From/],
    ] as const) {
      await from.fill(days[0])
      await to.fill(days[1])
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      expect(await focusedField()).toBe(await field.getAttribute('name'))
      expect(await described(field)).toMatch(words)
      expect(page.url()).toBe(before)
    }
    const form = page.getByRole('main').locator('form')
    const topsOf = (kind: string) =>
      form
        .locator(kind)
        .evaluateAll((all) => [
          ...new Set(
            all.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().top)),
          ),
        ])
    expect(await topsOf('input, select, button'), 'all stand by the fields').toHaveLength(1)
    await page.setViewportSize({ width: 820, height: 900 })
    expect(await topsOf('input, select, button'), 'all stand in two lines').toHaveLength(2)
    await shopper.open('/myaccount/menu/salesorders?fromDate=0026-11-01&status=Delivered')
    expect(await described(from)).toMatch(/year in four digits/)
    const whyNone = summary.filter({ hasText: 'No orders are listed until the days above are corrected.' })
    await whyNone.waitFor()
    expect(await topsOf('button, a'), 'Filter and Clear').toHaveLength(1)
    await from.fill('2020-11-01')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await summary.filter({ hasText: /^\d+ orders?/ }).waitFor()
    expect(await whyNone.count()).toBe(0)
  })
})
