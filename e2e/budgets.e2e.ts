import { describe, expect, it } from 'vitest'
import { type Shopper, storeUrl, test, wholeFrame } from './support/shopper.js'
import { type Weight, weigh, weighLoaded, weighScripts } from './support/weight.js'

const publicBudget = { script: 150_000, style: 20_000 }
const accountBudget = { script: 190_000, style: 30_500 }
const fileBudget = 21
const documentBudget = 45_000
const embedBudget = 60_000
const wholePublicBudget = 150_000
const wholeAccountBudget = 230_000
/** Before compression. */
const wholeDocumentBudget = 238_000

/** Files with code of the account's pages and of the checkout, and the store, without which a page can be read. */
const ownParts =
  /\/(?:account|account-layout|protected|records|lines|drafts|checkout|checkout-layout|payment-steps|added-items|typed-numbers|quick-order|store-desk|store|machines)-[\w-]{8}\.js$/

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

const visitorsPages: readonly (readonly [name: string, path: () => string | Promise<string>])[] = [
  ['home', () => '/'],
  ['listing', () => '/products/1?search=gloves'],
  ['category', () => '/category/gloves'],
  ['product', productPath],
  ['login', () => '/login'],
  ['create account', () => '/register'],
  ['page of content', () => '/resources'],
  ['promotions', () => '/promotions'],
  ['accessibility', () => '/accessibility'],
]

/** The scripts of a page that nobody has touched, with those that follow when the browser is idle. */
async function weighWhole({ page }: Shopper, go: () => Promise<unknown>) {
  const loaded = weighLoaded(page)
  await go()
  await wholeFrame(page)
  await page.waitForLoadState('networkidle')
  return loaded()
}

function total(files: Weight['files']) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

describe('files of a page that nobody touches, with those that follow', () => {
  test.for(visitorsPages)(
    '%s of a visitor: at most 150 kB of script, gzip, and nothing of account or checkout',
    async ([name, path], { shopper }) => {
      const address = await path()
      const files = await weighWhole(shopper, () => shopper.open(address))
      console.log(`${name}: ${total(files)} bytes of script in ${files.length} files`)
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((file) => ownParts.test(file.path))).toEqual([])
      expect(total(files), JSON.stringify(files)).toBeLessThanOrEqual(wholePublicBudget)
    },
  )

  test.for([
    ['sales orders', '/myaccount/menu/salesorders'],
    ['invoices', '/myaccount/menu/invoices'],
    ['item lists', '/myaccount/menu/itemlists'],
    ['quick order', '/quickOrder'],
    ['approvals', '/myaccount/menu/approvals'],
  ] as const)('%s of a customer: at most 230 kB of script, gzip', async ([name, path], { shopper }) => {
    const files = await weighWhole(shopper, () => shopper.signIn('admin@mercy.example', path))
    console.log(`${name}: ${total(files)} bytes of script in ${files.length} files`)
    expect(files.some((file) => ownParts.test(file.path))).toBe(true)
    expect(total(files), JSON.stringify(files)).toBeLessThanOrEqual(wholeAccountBudget)
  })
})

describe('documents before compression', () => {
  it.each([
    ['home', () => '/'],
    ['listing', () => '/products/1?search=gloves'],
    ['category', () => '/category/gloves'],
    ['product', productPath],
    ['login', () => '/login'],
    ['create account', () => '/register'],
    ['page of content', () => '/resources'],
  ])('%s: at most 238 kB', async (name, path) => {
    const answer = await fetch(new URL(await path(), storeUrl()))
    const { byteLength } = await answer.arrayBuffer()
    console.log(`${name}: ${byteLength} bytes of document before compression`)
    expect(byteLength).toBeLessThanOrEqual(wholeDocumentBudget)
  })
})

describe('files that another site loads before the elements can be used', () => {
  it('LIB-04 the embed script: at most 60 kB, gzip', async () => {
    const { scripts, files } = await weighScripts([`${storeUrl()}/gauze-embed.js`])
    console.log(`embed: ${scripts} bytes of script in ${files.length} files`)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(embedBudget)
  })
})
