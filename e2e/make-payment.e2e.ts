import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { bankAccountForm, cardForm, testBankAccounts, testCards, typeIntoNext } from './support/hosted-forms.js'
import { type Shopper, storeUrl, tabTo, test } from './support/shopper.js'

const create = '/myaccount/menu/payment/create'

test('ACCT-10 NAV-08 PLUS-05 an administrator pays late invoices with a credit and a card, and the choice survives a reload', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', create)
  await page.getByRole('button', { name: 'All overdue' }).click()
  const chosen = page.getByRole('checkbox', { name: /^Pay INV-/, checked: true })
  const count = await chosen.count()
  expect(count).toBeGreaterThan(0)
  const first = page.getByLabel(/^Amount for INV-/).first()
  const due = Number((await first.inputValue()).replaceAll(',', ''))
  await first.fill((due - 1).toFixed(2))
  await page.getByText('$1.00 stays open').waitFor()
  await page.getByRole('checkbox', { name: /^Use / }).first().check()
  await page.reload()
  await page.getByText('$1.00 stays open').waitFor()
  expect(await chosen.count()).toBe(count)
  await page.getByRole('link', { name: 'Continue to method' }).click()
  await page.getByRole('radio', { name: /ending in 4242/ }).waitFor()
  await page.getByRole('link', { name: 'Continue to review' }).click()
  await page.getByRole('heading', { level: 1, name: 'Review the payment' }).waitFor()
  // It stands where the link to it stood, and a click there at once would be the rest of a double click.
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  const sum = (await pay.innerText()).replace('Pay ', '')
  await pay.press('Enter')
  await page.waitForURL('**/payment/confirmation?id=*')
  await page.getByRole('heading', { level: 1, name: 'Payment Confirmed' }).waitFor()
  await page.getByText(`${sum} was charged to Visa ending in 4242.`).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Make a Payment' }).waitFor()
  expect(await chosen.count()).toBe(0)
  const outbox = await page.context().request.get(new URL('/dev/outbox', page.url()).href)
  expect(await outbox.text()).toContain('was received'.replace('was ', ''))
})

test('ACCT-10 LIB-02 after a declined card, an invoice is paid by a new bank account, with the keyboard alone', async ({
  shopper,
}) => {
  const { page } = shopper
  const press = async (name: RegExp, role: 'button' | 'link') => {
    await tabTo(page, page.getByRole('main').getByRole(role, { name }))
    await page.keyboard.press('Enter')
  }
  await shopper.signIn('admin@mercy.example', create)
  await page
    .getByRole('checkbox', { name: /^Pay INV-/ })
    .first()
    .waitFor()
  await tabTo(page, page.getByRole('checkbox', { name: /^Pay INV-/ }).first())
  await page.keyboard.press('Space')
  await press(/^Continue to method$/, 'link')

  const card = cardForm(page)
  await card.opener.waitFor()
  await press(/^Add a card$/, 'button')
  await card.ready()
  await tabTo(page, card.dialog.getByLabel('Name on card'))
  await page.keyboard.type('Ada Diaz')
  await typeIntoNext(page, [
    [card.number, testCards.declined],
    [card.expiry, '0439'],
    [card.cvc, '737'],
  ])
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /^Visa ending in 0341/, checked: true }).waitFor()
  await press(/^Continue to review$/, 'link')
  await page.getByText(/^By paying you authorize one charge of \$/).waitFor()
  await press(/^Pay \$/, 'button')
  await page
    .getByRole('alert')
    .getByText(/The card ending in 0341 was declined\./)
    .waitFor()
  await press(/^Change$/, 'link')

  const bank = bankAccountForm(page)
  await bank.opener.waitFor()
  await press(/^Add a bank account$/, 'button')
  await bank.ready()
  await tabTo(page, bank.dialog.getByLabel('Name on account'))
  await page.keyboard.type('Mercy General Hospital')
  await typeIntoNext(page, [
    [bank.routing, testBankAccounts.otherRouting],
    [bank.account, testBankAccounts.good],
  ])
  await tabTo(page, bank.permission)
  await page.keyboard.press('Space')
  await tabTo(page, bank.save)
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /^JPMorgan Chase account ending in 6789/, checked: true }).waitFor()
  await press(/^Continue to review$/, 'link')
  await page
    .getByText(/^By paying you authorize Gauze to debit \$[\d,.]+ from JPMorgan Chase account ending in 6789 once\.$/)
    .waitFor()
  await press(/^Pay \$/, 'button')
  await page.waitForURL('**/payment/confirmation?id=*')
  await page.getByText(/\$[\d,.]+ is debited from JPMorgan Chase account ending in 6789\./).waitFor()
  await page.getByRole('main').getByText('Payment Pending', { exact: true }).waitFor()
  await page.getByText(/^We expect the money by \d\d\/\d\d\/\d{4}: the bank takes up to 4 business days\./).waitFor()
  await page.getByRole('link', { name: /^INV-/ }).first().click()
  await page.getByRole('main').getByText('Payment on its way', { exact: true }).waitFor()

  const caller = await signInTo(storeUrl(), 'admin@mercy.example')
  const { bankAccounts } = await caller.get<{ bankAccounts: { id: number; bankName: string }[] }>(
    '/api/myaccount/bankaccount/getAll',
  )
  for (const { id, bankName } of bankAccounts) {
    if (bankName === 'JPMorgan Chase') await caller.post('/api/myaccount/bankaccount/delete', { id })
  }
  const { cards } = await caller.get<{ cards: { id: number; last4: string }[] }>('/api/myaccount/paymentmethod/getAll')
  for (const { id } of cards.filter(({ last4 }) => last4 === '0341')) {
    await caller.post('/api/myaccount/paymentmethod/delete', { id })
  }
})

test('PLUS-25: a person who may not pay is offered no payment, and its address names the people to ask', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('colleague@mercy.example', '/myaccount/menu/invoices?status=open')
  const rows = page.getByRole('main').getByRole('checkbox')
  await rows.nth(1).check()
  await page.getByRole('button', { name: /PDF/ }).first().waitFor()
  expect(await page.getByRole('link', { name: /^(Make Payment|Make a payment|Pay\b.*)$/ }).count()).toBe(0)
  for (const step of ['create', 'method', 'review']) {
    await page.goto(`${storeUrl()}/myaccount/menu/payment/${step}`)
    await page.getByRole('heading', { name: 'Your login may not pay invoices' }).waitFor()
    await page.getByText(/Ask one of them for the right to pay/).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'Invoices' }).last().waitFor()
})

test('NAV-07 PLUS-25: somebody without prices cannot pay invoices, and reads the names of the people to ask', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('noprice@mercy.example', create)
  await page.getByRole('heading', { name: 'Your login may not pay invoices' }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await page.getByRole('main').textContent()).not.toMatch(/\$\d/)
})

test('PLUS-25: above the limit, the review says so and does not pay; a payment within it is made', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('buyer@mercy.example', create)
  await page
    .getByRole('checkbox', { name: /^Pay INV-/ })
    .first()
    .check()
  const amount = page.getByRole('textbox', { name: /^Amount for INV-/ }).first()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  const words = page.getByText('Your administrator lets you pay up to $1,000.00 at once.')
  await words.waitFor()
  await page.getByRole('link', { name: 'Continue to method' }).click()
  await page.getByRole('radio', { name: /ending in 4242/ }).check({ force: true })
  await page.getByRole('link', { name: 'Continue to review' }).click()
  await words.waitFor()
  expect(await page.getByRole('button', { name: /^Pay \$/ }).isDisabled()).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Change invoices' }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page
    .getByRole('checkbox', { name: /^Pay INV-/ })
    .first()
    .check()
  await amount.fill('1.00')
  await words.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Continue to method' }).click()
  await page.getByRole('link', { name: 'Continue to review' }).click()
  // A click at the spot of the link before would count as its second click.
  await page.getByRole('button', { name: 'Pay $1.00' }).press('Enter')
  await page.waitForURL('**/payment/confirmation?id=*')
})

test('ACCT-10 PLUS-05 a pasted remittance with one difference is paid partly with a credit', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', create)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Pay INV-/ }) })
  await rows.nth(1).waitFor()
  const numbers = await rows.getByRole('link', { name: /^INV-/ }).allInnerTexts()
  const [short = '', full = ''] = [numbers[1], numbers.at(-1)]
  const name = (await page.locator('label').filter({ hasText: /^Use / }).first().innerText()).split(/\s/)[1] ?? ''
  await page.getByRole('button', { name: 'Paste remittance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste remittance' })
  await dialog.getByRole('textbox').fill(`Invoice;Paid\n${short};$10.00\n${name}\n${full}`)
  await dialog.getByRole('button', { name: 'Check lines' }).click()
  await dialog.getByText(`${short} is paid in part: $10.00 of`).waitFor()
  await dialog.getByText('1 line differs.').waitFor()
  await dialog.getByRole('button', { name: 'Choose 2 invoices and 1 credit' }).click()
  await page.getByText('Remittance: 2 invoices and 1 credit chosen, 1 line differs.').waitFor()
  expect(await page.getByLabel(`Amount for ${short}`).inputValue()).toBe('10.00')
  await page.getByRole('link', { name: 'Continue to method' }).click()
  await page.getByRole('radio', { name: /ending in 4242/ }).waitFor()
  await page.getByRole('link', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  await page.waitForURL('**/payment/confirmation?id=*')
  await page.getByRole('cell', { name }).first().waitFor()
  await page.getByRole('rowheader', { name: short }).first().waitFor()
})

test('ACCT-10 PLUS-05 credits pay an invoice wholly, and no card is charged', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', create)
  await page
    .getByLabel(/^Amount for INV-/)
    .last()
    .fill('2.50')
  await page.getByRole('checkbox', { name: /^Use / }).last().check()
  await page.getByRole('link', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Pay with credits' }).press('Enter')
  await page.waitForURL('**/payment/confirmation?id=*')
  await page.getByText('credits paid everything.').waitFor()
})

/** The numbers of the newest payments. */
async function paymentNumbers({ page, open }: Shopper): Promise<readonly string[]> {
  await open('/myaccount/menu/paymenthistory')
  const links = page.getByRole('main').getByRole('link', { name: /^PMT-/ })
  await links.first().waitFor()
  return links.allInnerTexts()
}

test('ACCT-10 CHK-05 a payment whose answer a reload loses is paid once', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/paymenthistory')
  const before = await paymentNumbers(shopper)
  await shopper.open(create)
  await page
    .getByLabel(/^Amount for INV-/)
    .last()
    .fill('3.25')
  await page.getByRole('link', { name: 'Continue to method' }).click()
  await page.getByRole('link', { name: 'Continue to review' }).click()
  const paid = Promise.withResolvers<number>()
  // The store makes the payment, and its answer never comes.
  await page.route('**/createPayment', async (route) => paid.resolve((await route.fetch()).status()), { times: 1 })
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  await page.getByText('Processing Payment').first().waitFor()
  expect(await paid.promise).toBe(200)
  await page.reload()
  await page.getByText('We do not know yet whether you paid').waitFor()
  await page.getByRole('button', { name: /^Ask again, or pay \$/ }).click()
  await page.waitForURL('**/payment/confirmation?id=*')
  const confirmed = await page.getByText(/PMT-\d+: /).innerText()
  const after = await paymentNumbers(shopper)
  expect(after.filter((one) => !before.includes(one))).toEqual([/PMT-\d+/.exec(confirmed)?.[0]])
})

test('ACCT-10 A11Y-02 on a phone, by keyboard only, invoices are chosen, and nothing scrolls sideways', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('admin@mercy.example', create)
  await page
    .getByRole('checkbox', { name: /^Pay INV-/ })
    .first()
    .waitFor()
  await tabTo(page, page.getByRole('checkbox', { name: /^Pay INV-/ }).first())
  await page.keyboard.press('Space')
  await page.getByText(/^1 of \d+ chosen/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4.75')
  await page.getByText(/^2 of \d+ chosen/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await tabTo(page, page.getByRole('link', { name: 'Continue to method' }))
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /ending in 4242/ }).waitFor()
})
