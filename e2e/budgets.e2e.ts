import { describe, expect, it } from 'vitest'
import { storeUrl } from './support/shopper.js'
import { weigh, weighScripts } from './support/weight.js'

const publicBudget = { script: 150_000, style: 20_000 }
const accountBudget = { script: 190_000, style: 30_500 }
const fileBudget = 20
const documentBudget = 45_000
const embedBudget = 60_000

async function productPath() {
  const [item] = await (await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=1`)).json()
  return `/product/${item.urlComponent}`
}

describe('files that a browser loads before a page can be used', () => {
  it.each([
    ['home', () => '/', publicBudget],
    ['listing', () => '/products/1?search=gloves', publicBudget],
    ['category', () => '/category/gloves', publicBudget],
    ['product', productPath, publicBudget],
    ['create account', () => '/register', publicBudget],
    ['login', () => '/login', publicBudget],
    ['sales orders', () => '/myaccount/menu/salesorders', accountBudget],
    ['invoices', () => '/myaccount/menu/invoices', accountBudget],
    ['payment methods', () => '/myaccount/menu/paymentmethod', accountBudget],
    ['order', () => '/myaccount/menu/orderdetails?id=1', accountBudget],
    ['recalls', () => '/myaccount/menu/recalls', accountBudget],
    ['recall', () => '/myaccount/menu/recalldetails?id=1', accountBudget],
    ['invoice', () => '/myaccount/menu/invoicedetails?id=1', accountBudget],
    ['payment', () => '/myaccount/menu/paymentdetails?id=1', accountBudget],
    ['make a payment', () => '/myaccount/menu/payment/create', accountBudget],
    ['overview', () => '/myaccount', accountBudget],
    ['approvals', () => '/myaccount/menu/approvals', accountBudget],
    ['cart', () => '/cart', accountBudget],
    ['quick order', () => '/quickOrder', accountBudget],
    ['item lists', () => '/myaccount/menu/itemlists', accountBudget],
    ['count sheet', () => '/myaccount/menu/itemlists/count?id=1', accountBudget],
  ])('%s: its script, files, style and document fit their budgets, gzip', async (name, path, budget) => {
    const { scripts, styles, files, document } = await weigh(new URL(await path(), storeUrl()).href)
    console.log(
      `${name}: ${scripts} bytes of script in ${files.length} files, ${styles} bytes of style, ${document} bytes of document`,
    )
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(fileBudget)
    expect(styles).toBeGreaterThan(0)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(budget.script)
    expect(styles).toBeLessThanOrEqual(budget.style)
    expect(document).toBeLessThanOrEqual(documentBudget)
  })
})

describe('files that another site loads before the elements can be used', () => {
  it('LIB-04 the embed script: at most 60 kB, gzip', async () => {
    const { scripts, files } = await weighScripts([`${storeUrl()}/gauze-embed.js`])
    console.log(`embed: ${scripts} bytes of script in ${files.length} files`)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(embedBudget)
  })
})
