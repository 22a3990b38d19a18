import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { type Shopper, storeUrl, tabTo, test } from './support/shopper.js'

const path = '/myaccount/menu/paymentmethod'
const clinic = 'clinic@lakeside.example'

const numbers = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  refused: '4000 0000 0000 0002',
  typo: '4242 4242 4242 4241',
  declined: '4000 0000 0000 0341',
}

/** The dialog that adds a card, with the provider's frames. */
function cardForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add a card' })
  const field = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`).getByRole('textbox', { name: title })
  return {
    dialog,
    number: field('Card number'),
    expiry: field('Expiration'),
    cvc: field('Security code'),
    save: dialog.getByRole('button', { name: 'Save card' }),
    open: async () => {
      await page.getByRole('button', { name: 'Add a card' }).click()
      await dialog.locator('[data-status="ready"]').waitFor()
    },
    fill: async (number: string) => {
      await dialog.getByLabel('Name on card').fill('Ada Diaz')
      await field('Card number').fill(number)
      // A month without its zero, as many people type it.
      await field('Expiration').clear()
      await field('Expiration').pressSequentially('439')
      expect(await field('Expiration').inputValue()).toBe('04 / 39')
      await field('Security code').fill('737')
    },
  }
}

/** Waits until a field has the focus, which moves between the page and a frame of another process. */
function focused(field: Locator) {
  return expect
    .poll(() => field.evaluate((input) => document.hasFocus() && input === document.activeElement))
    .toBe(true)
}

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

test('CHK-09 ACCT-11 API-36 adds a card whose number reaches the provider only, and says what is wrong with another', async ({
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
  await form.fill(numbers.typo)
  await form.save.click()
  await form.dialog.getByText('This card number has a typo. Check its digits.').first().waitFor()
  expect(await form.number.getAttribute('aria-invalid')).toBe('true')
  await form.number.fill(numbers.refused)
  await form.save.click()
  await form.dialog.getByText('The bank refused the card ending in 0002. Use another card.').waitFor()
  expect(await form.dialog.getByLabel('Name on card').inputValue()).toBe('Ada Diaz')

  await form.number.fill(numbers.good)
  await form.dialog.getByLabel(/^Name of this card/).fill('Front desk')
  await form.save.click()
  await page.getByText('Visa ending in 4242 was saved.').waitFor()
  const card = article(page, 'Visa ending in 4242').filter({ hasText: 'Front desk' })
  await card.getByText('04/39').waitFor()
  expect([...origins].sort()).toEqual([storeUrl(), frameOrigin].sort())
  expect(said.join('\n')).toContain('Ada Diaz')
  expect(said.join('\n').replaceAll(/[ -]/g, '')).not.toMatch(/4242424242424242|4242424242424241|4000000000000002/)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/4242 ?4242/)

  await card.getByRole('button', { name: 'Rename Visa ending in 4242' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Name of this card/)
    .fill('Night shift')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const renamed = article(page, 'Visa ending in 4242').filter({ hasText: 'Night shift' })
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
  const typed = [
    [form.number, numbers.mastercard],
    [form.expiry, '0439'],
    [form.cvc, '737'],
    [label, 'Keyboard'],
  ] as const
  for (const [field, text] of typed) {
    await page.keyboard.press('Tab')
    await focused(field)
    await page.keyboard.type(text)
  }
  expect(await form.number.inputValue()).toBe(numbers.mastercard)
  expect(await form.expiry.inputValue()).toBe('04 / 39')
  expect(await label.inputValue()).toBe('Keyboard')
  await page.keyboard.press('Shift+Tab')
  await focused(form.cvc)
  await page.keyboard.press('Enter')
  await page.getByText('Mastercard ending in 4444 was saved.').waitFor()
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Add a card' }).evaluate((button) => button === document.activeElement),
    )
    .toBe(true)

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

test('ACCT-11 a card of a colleague stays, and the page says who may delete it', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('buyer@mercy.example', path)
  const card = page.getByRole('article').filter({ has: page.getByText('Default', { exact: true }) })
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
  await form.fill(numbers.declined)
  await form.save.click()
  await page.getByRole('radio', { name: /^Visa ending in 0341/ }).waitFor()
  expect(await page.getByRole('radio', { name: /^Visa ending in 0341/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page
    .getByText(/The card ending in 0341 was declined\. Choose another way to pay/)
    .first()
    .waitFor()

  await form.open()
  await form.fill(numbers.good)
  await form.save.click()
  await page.getByRole('radio', { name: /^Visa ending in 4242/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { name: /Your order is placed/ }).waitFor()
  await page.getByText('Visa ending in 4242').waitFor()
})
