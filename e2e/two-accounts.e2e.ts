import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { type Caller, callerWith, fillCart, signInTo } from './support/api.js'
import { focused, interactive, storeUrl, test, wholeFrame } from './support/shopper.js'

const username = 'parent@mercyhealth.example'
const hospital = 'Mercy General Hospital'

function main(page: Page) {
  return page.getByRole('main')
}

function line(page: Page) {
  return main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
}

function emptyCart({ get }: Caller) {
  return get('/api/cart/cart/emptyCart')
}

async function quantityOf({ get }: Caller) {
  return (await get<{ totalItems: number }>('/api/cart/cart/getCart')).totalItems
}

/** The same person in another of their accounts, without a browser. */
async function inAccount(caller: Caller, accountName: string): Promise<Caller> {
  const { user } = await caller.get<{ user: { relatedAccounts: { id: number; accountName: string }[] } }>(
    '/api/auth/currentUser',
  )
  const account = user.relatedAccounts.find((related) => related.accountName === accountName)
  if (!account) throw new Error(`${username} has no account ${accountName}. Is the store seeded?`)
  const { body } = await caller.post<{ token: string }>('/api/auth/switchAccount', { accountSwitchId: account.id })
  return callerWith(storeUrl(), body.token)
}

/** The page's notice when another tab has switched the account. */
function switchNotice(page: Page) {
  return page
    .getByRole('alertdialog')
    .filter({ hasText: `You are now in ${hospital}. The account was switched in another tab.` })
}

async function openTab(page: Page) {
  const other = await page.context().newPage()
  await other.goto(`${storeUrl()}/products/1`)
  await interactive(other)
  return other
}

async function switchTo(page: Page, accountName: string) {
  await page.getByRole('button', { name: /Mercy Health System/ }).click()
  await page.getByRole('button', { name: new RegExp(accountName) }).click()
  await page.waitForURL('**/myaccount')
  await interactive(page)
}

describe('two tabs of one login that has several accounts', () => {
  let system: Caller
  let general: Caller

  beforeEach(async () => {
    system = await signInTo(storeUrl(), username)
    // A switch takes its session along, so the other account has its own.
    general = await inAccount(await signInTo(storeUrl(), username), hospital)
    for (const caller of [system, general]) await emptyCart(caller)
    await fillCart(system)
  })

  test('CART-13 AUTH-11 the second tab shows and edits the cart of the account that was switched to', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn(username, '/cart')
    await line(page).waitFor()
    const other = await openTab(page)

    await switchTo(other, hospital)
    await main(page).getByText('Your cart is empty').waitFor()
    expect(await main(page).getByRole('link', { name: 'Checkout' }).count()).toBe(0)
    await page.getByRole('button', { name: new RegExp(hospital) }).waitFor()

    await page.goto(`${storeUrl()}/products/1`)
    await interactive(page)
    await other.goto(`${storeUrl()}/cart`)
    await main(other).getByText('Your cart is empty').waitFor()
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click()
    await line(other).waitFor()
    expect([await quantityOf(system), await quantityOf(general)]).toEqual([1, 1])
  })

  test('CHK-05 AUTH-11 a checkout that was filled in for one account places no order of the other', async ({
    shopper,
  }) => {
    const { page } = shopper
    await fillCart(general)
    await shopper.signIn(username, '/checkout')
    await page.getByLabel(/PO number/).fill('PO of the system')
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await switchTo(await openTab(page), hospital)

    await page.waitForURL('**/checkout')
    expect(await page.getByLabel(/PO number/).inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Place order' }).count()).toBe(0)
    expect([await quantityOf(system), await quantityOf(general)]).toEqual([1, 1])
  })

  test('AUTH-11 SHELL-04 a checkout names its new account and the lost entries, and begins at its heading', async ({
    shopper,
  }) => {
    const { page } = shopper
    await fillCart(general)
    await shopper.signIn(username, '/checkout')
    await page.getByLabel(/PO number/).fill('PO of the system')
    await page.getByRole('banner').getByText('Mercy Health System', { exact: true }).waitFor()
    await wholeFrame(page)
    await switchTo(await openTab(page), hospital)

    await switchNotice(page)
      .getByText('Anything that was filled in here for Mercy Health System was cleared.')
      .waitFor()
    await page.getByRole('banner').getByText(hospital, { exact: true }).waitFor()
    await page.getByLabel(/PO number/).waitFor()
    await focused(main(page).getByRole('heading', { level: 1 }))
    expect(await page.getByLabel(/PO number/).inputValue()).toBe('')
  })

  test('AUTH-11 PDP-10 a product page says which account it is for now, and keeps the quantity', async ({
    shopper,
  }) => {
    const { page } = shopper
    const [item] = await (await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=1`)).json()
    await shopper.signIn(username, `/product/${item.urlComponent}`)
    const quantity = main(page).locator('.gz-buy-box').getByRole('spinbutton')
    await quantity.fill('12')
    await wholeFrame(page)
    await switchTo(await openTab(page), hospital)

    await switchNotice(page).waitFor()
    expect(await switchNotice(page).getByText('was cleared').count()).toBe(0)
    await quantity.waitFor()
    await focused(main(page).getByRole('heading', { level: 1 }))
    expect(await quantity.inputValue()).toBe('12')
  })
})
