import { describe, expect, it } from 'vitest'
import { storeUrl } from './support/shopper.js'
import { weigh, weighScripts } from './support/weight.js'

const publicScriptBudget = 150_000
const accountScriptBudget = 190_000
const fileBudget = 20
const styleBudget = 25_000
const documentBudget = 45_000
const embedBudget = 130_000

async function productPath() {
  const [item] = await (await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=1`)).json()
  return `/product/${item.urlComponent}`
}

describe('what a browser loads before a page can be used', () => {
  it.each([
    ['home', () => '/', publicScriptBudget],
    ['listing', () => '/products/1?search=gloves', publicScriptBudget],
    ['category', () => '/category/gloves', publicScriptBudget],
    ['product', productPath, publicScriptBudget],
    ['sales orders', () => '/myaccount/menu/salesorders', accountScriptBudget],
    ['invoices', () => '/myaccount/menu/invoices', accountScriptBudget],
    ['payment methods', () => '/myaccount/menu/paymentmethod', accountScriptBudget],
    ['order', () => '/myaccount/menu/orderdetails?id=1', accountScriptBudget],
    ['invoice', () => '/myaccount/menu/invoicedetails?id=1', accountScriptBudget],
    ['payment', () => '/myaccount/menu/paymentdetails?id=1', accountScriptBudget],
    ['overview', () => '/myaccount', accountScriptBudget],
    ['approvals', () => '/myaccount/menu/approvals', accountScriptBudget],
    ['cart', () => '/cart', accountScriptBudget],
    ['item lists', () => '/myaccount/menu/itemlists', accountScriptBudget],
  ])('%s: its script, files, style and document fit their budgets, gzip', async (name, path, scriptBudget) => {
    const { scripts, styles, files, document } = await weigh(new URL(await path(), storeUrl()).href)
    console.log(
      `${name}: ${scripts} bytes of script in ${files.length} files, ${styles} bytes of style, ${document} bytes of document`,
    )
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(fileBudget)
    expect(styles).toBeGreaterThan(0)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(scriptBudget)
    expect(styles).toBeLessThanOrEqual(styleBudget)
    expect(document).toBeLessThanOrEqual(documentBudget)
  })
})

describe('what another site loads before the elements can be used', () => {
  it('LIB-04 the embed script: at most 130 kB, gzip', async () => {
    const { scripts, files } = await weighScripts([`${storeUrl()}/gauze-embed.js`])
    console.log(`embed: ${scripts} bytes of script in ${files.length} files`)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(embedBudget)
  })
})
