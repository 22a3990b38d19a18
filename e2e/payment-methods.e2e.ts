import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { bankAccountForm, cardForm, testBankAccounts, testCards, typeIntoNext } from './support/hosted-forms.js'
import { focused, type Shopper, storeUrl, tabTo, test } from './support/shopper.js'

const path = '/myaccount/menu/paymentmethod'
const clinic = 'clinic@lakeside.example'

function article(page: Page, card: string) {
  return page.getByRole('article', { name: card })
}

/** Everything that the page says on its console, and sends to the store. */
function record({ page }: Shopper) {
  const said: string[] = []
  const origins = new Set<string>()
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (request.method() === 'POST') origins.add(origin)
    if (origin === storeUrl()) said.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  return { said, origins }
}

test('CHK-09 ACCT-11 API-36 adds a card whose number reaches the provider only, and names the fault of another', async ({
  shopper,
}) => {
  const { page } = shopper
  const { said, origins } = record(shopper)
  await shopper.signIn('admin@mercy.example', path)
  const form = cardForm(page)
  await form.open()
  const frameOrigin = new URL((await form.dialog.locator('iframe').first().getAttribute('src')) ?? '').origin
  expect(frameOrigin).not.toBe(storeUrl())
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-src 'self' ${frameOrigin};`)

  await form.save.click()
  await form.dialog.getByRole('link', { name: 'Card number is required' }).click()
  await focused(form.number)
  await form.fill(testCards.typo)
  await form.save.click()
  await form.dialog.getByText('This card number has a typo. Check its digits.').first().waitFor()
  expect(await form.number.getAttribute('aria-invalid')).toBe('true')
  await form.number.fill(testCards.refused)
  await form.save.click()
  await form.dialog.getByText('The bank refused the card ending in 0002. Use another card.').waitFor()
  expect(await form.dialog.getByLabel('Name on card').inputValue()).toBe('Ada Diaz')

  await form.number.fill(testCards.good)
  await form.dialog.getByLabel(/^Name of this card/).fill('Front desk')
  await form.save.click()
  await page.getByText('Visa ending in 4242 was saved.').waitFor()
  const card = article(page, 'Visa ending in 4242').filter({ hasText: 'Front desk' })
  await card.getByText('04/39').waitFor()
  expect([...origins].sort()).toEqual([storeUrl(), frameOrigin].sort())
  expect(said.join('\n')).toContain('Ada Diaz')
  expect(said.join('\n').replaceAll(/[ -]/g, '')).not.toMatch(/4242424242424242|4242424242424241|4000000000000002/)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/4242 ?4242/)

  await card.getByRole('button', { name: /^Actions for/ }).click()
  await card.getByRole('button', { name: 'Rename Visa ending in 4242' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Name of this card/)
    .fill('Night shift')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const renamed = article(page, 'Visa ending in 4242').filter({ hasText: 'Night shift' })
  await renamed.getByRole('button', { name: 'Actions for Night shift' }).click()
  await renamed.getByRole('button', { name: 'Delete Visa ending in 4242' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Visa ending in 4242 was deleted.').waitFor()
  await renamed.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('CHK-09 ACCT-11 LIB-02 a card is added with the keyboard alone: Tab enters and leaves the frames, Enter saves', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('buyer@mercy.example', path)
  const form = cardForm(page)
  await tabTo(page, page.getByRole('button', { name: 'Add a card' }))
  await page.keyboard.press('Enter')
  await form.dialog.locator('[data-status="ready"]').waitFor()
  await tabTo(page, form.dialog.getByLabel('Name on card'))
  await page.keyboard.type('Luis Ortega')
  const label = form.dialog.getByLabel(/^Name of this card/)
  await typeIntoNext(page, [
    [form.number, testCards.mastercard],
    [form.expiry, '0439'],
    [form.cvc, '737'],
    [label, 'Keyboard'],
  ])
  expect(await form.number.inputValue()).toBe(testCards.mastercard)
  expect(await form.expiry.inputValue()).toBe('04 / 39')
  expect(await label.inputValue()).toBe('Keyboard')
  await page.keyboard.press('Shift+Tab')
  await focused(form.cvc)
  await page.keyboard.press('Enter')
  await page.getByText('Mastercard ending in 4444 was saved.').waitFor()
  await focused(page.getByRole('button', { name: 'Add a card' }))

  await page.keyboard.press('Enter')
  await form.dialog.locator('[data-status="ready"]').waitFor()
  await form.dialog.getByText('Security code', { exact: true }).click()
  await focused(form.cvc)
  await page.keyboard.type('99')
  expect(await form.cvc.inputValue()).toBe('99')
  // The key closes the frame that it was sent to, so the browser may never say that it was released.
  void page.keyboard.press('Escape').catch(() => undefined)
  await form.dialog.waitFor({ state: 'detached' })
})

test('CHK-09 ACCT-11 adds a bank account whose numbers reach the provider only, and deletes it', async ({
  shopper,
}) => {
  const { page } = shopper
  const { said, origins } = record(shopper)
  await shopper.signIn('admin@mercy.example', path)
  const form = bankAccountForm(page)
  await form.open()
  const frameOrigin = new URL((await form.dialog.locator('iframe').first().getAttribute('src')) ?? '').origin
  expect(frameOrigin).not.toBe(storeUrl())
  await form.save.click()
  await form.dialog.getByRole('link', { name: 'Routing number is required' }).click()
  await focused(form.routing)
  await form.routing.fill('110000001')
  await form.account.fill(testBankAccounts.unknown)
  await form.dialog.getByLabel('Name on account').fill('Mercy Treasury')
  await form.save.click()
  await form.dialog.getByRole('link', { name: 'Permit debits, so that this account can pay.' }).waitFor()
  await form.permission.check()
  await form.save.click()
  await form.dialog.getByText('This routing number has a typo. Check its digits.').first().waitFor()
  await form.dialog
    .getByText(/^This store takes test bank accounts only/)
    .first()
    .waitFor()
  expect(await form.account.getAttribute('aria-invalid')).toBe('true')
  await form.routing.fill(testBankAccounts.routing)
  await form.account.fill(testBankAccounts.refused)
  await form.save.click()
  await form.dialog.getByText('Test Bank has closed the account ending in 1113. Use another account.').waitFor()
  expect(await form.dialog.getByLabel('Name on account').inputValue()).toBe('Mercy Treasury')
  expect(await form.permission.isChecked()).toBe(true)

  await form.account.fill(testBankAccounts.good)
  await form.dialog.getByLabel(/^Name of this account/).fill('Operating')
  await form.save.click()
  await page.getByText('Test Bank account ending in 6789 was saved.').waitFor()
  const account = article(page, 'Test Bank account ending in 6789')
  await account.getByText('Operating', { exact: true }).waitFor()
  expect([...origins].sort()).toEqual([storeUrl(), frameOrigin].sort())
  expect(said.join('\n')).toContain('Mercy Treasury')
  const typed = Object.values(testBankAccounts).join('|')
  expect(said.join('\n').replaceAll(/[ -]/g, '')).not.toMatch(new RegExp(`${typed}|110000001`))
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(new RegExp(typed))

  await account.getByRole('button', { name: /^Actions for/ }).click()
  await account.getByRole('button', { name: 'Delete Test Bank account ending in 6789' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Test Bank account ending in 6789 was deleted.').waitFor()
  await account.waitFor({ state: 'detached' })
  await focused(page.getByRole('heading', { name: 'Bank accounts' }))
})

test('ACCT-11 LIB-02 a bank account is added with the keyboard alone; a colleague cannot delete it', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', path)
  const form = bankAccountForm(page)
  await tabTo(page, form.opener)
  await page.keyboard.press('Enter')
  await form.ready()
  await tabTo(page, form.dialog.getByLabel('Name on account'))
  await page.keyboard.type('Mercy Petty Cash')
  await typeIntoNext(page, [
    [form.routing, testBankAccounts.routing],
    [form.account, testBankAccounts.good],
  ])
  await tabTo(page, form.permission)
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await focused(form.account)
  await page.keyboard.press('Enter')
  await page.getByText('Test Bank account ending in 6789 was saved.').waitFor()
  await focused(form.opener)

  await page.keyboard.press('Enter')
  await form.ready()
  await form.dialog.getByText('Account number', { exact: true }).click()
  await focused(form.account)
  // The key closes the frame that it was sent to, so the browser may never say that it was released.
  void page.keyboard.press('Escape').catch(() => undefined)
  await form.dialog.waitFor({ state: 'detached' })

  await shopper.signIn('buyer@mercy.example', path)
  await page.getByRole('button', { name: 'Actions for Test Bank account ending in 6789' }).click()
  await page.getByRole('button', { name: 'Delete Test Bank account ending in 6789' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await question.getByText('A colleague added this bank account. Ask an administrator').waitFor()
  const admin = await signInTo(storeUrl(), 'admin@mercy.example')
  const { bankAccounts } = await admin.get<{ bankAccounts: { id: number; bankName: string }[] }>(
    '/api/myaccount/bankaccount/getAll',
  )
  for (const { id, bankName } of bankAccounts) {
    if (bankName === 'Test Bank') await admin.post('/api/myaccount/bankaccount/delete', { id })
  }
})

test.for(['noprice@mercy.example', 'colleague@mercy.example'])(
  'NAV-07 ACCT-11 PLUS-25: %s, who may not pay, sees cards alone, and the page asks for no bank accounts',
  async (username, { shopper }) => {
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await shopper.signIn(username, path)
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('heading', { name: 'Bank accounts' }).count()).toBe(0)
    expect(asked.filter((url) => url.includes('/paymentmethod/getAll'))).toHaveLength(1)
    expect(asked.filter((url) => url.includes('/bankaccount/'))).toEqual([])
  },
)

test('ACCT-11 a card of a colleague stays, and the page names the people who may delete it', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('buyer@mercy.example', path)
  const card = page.getByRole('article').filter({ has: page.getByText('Default', { exact: true }) })
  await card.getByRole('button', { name: /^Actions for/ }).click()
  await card.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('A colleague added this card. Ask an administrator').waitFor()
})

test('CHK-01 CHK-09 a company without terms and cards adds its first card in the checkout, and the order is placed', async ({
  shopper,
}) => {
  const { page } = shopper
  const caller = await signInTo(storeUrl(), clinic)
  const { cards } = await caller.get<{ cards: { id: number }[] }>('/api/myaccount/paymentmethod/getAll')
  for (const { id } of cards) await caller.post('/api/myaccount/paymentmethod/delete', { id, evenIfUsed: true })
  await caller.get('/api/cart/cart/emptyCart')
  await fillCart(caller)
  await shopper.signIn(clinic, '/checkout')
  await page.getByText('There is no way to pay yet. Add a card to go on.').waitFor()
  await page.getByText(/^A convenience fee of \$\d+\.\d\d applies to this order\.$/).waitFor()
  const form = cardForm(page)
  await form.open()
  await form.fill(testCards.declined)
  await form.save.click()
  await page.getByRole('radio', { name: /^Visa ending in 0341/ }).waitFor()
  expect(await page.getByRole('radio', { name: /^Visa ending in 0341/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page
    .getByText(/The card ending in 0341 was declined\. Choose another way to pay/)
    .first()
    .waitFor()

  await form.open()
  await form.fill(testCards.good)
  await form.save.click()
  await page.getByRole('radio', { name: /^Visa ending in 4242/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page.getByRole('heading', { name: /Your order is placed/ }).waitFor()
  await page.getByText('Visa ending in 4242').waitFor()
})
