import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { runGauze } from './support/run-gauze.js'
import { interactive, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own, whose folder is known to the operator's command.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-register-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const password = 'gauze and tape, 4 inch'

async function open(page: Page, path: string) {
  await page.goto(store.url + path)
  await interactive(page)
}

function main(page: Page) {
  return page.getByRole('main')
}

/** The text of the outbox. */
async function outbox(): Promise<string> {
  return (await fetch(`${store.url}/dev/outbox`)).text()
}

async function fillIn(page: Page, email: string) {
  for (const [label, value] of [
    ['Company name', 'Riverside Dental'],
    ['First name', 'Ines'],
    ['Last name', 'Moreau'],
    ['Phone', '(518) 555-0142'],
    ['Work email', email],
    ['Street address', '7 River Road'],
    ['City', 'Albany'],
    ['ZIP code', '12207'],
  ] as const)
    await main(page).getByLabel(label).fill(value)
  await main(page).getByLabel('Business type').selectOption({ index: 1 })
  await main(page).getByLabel('Role').selectOption({ index: 1 })
  await main(page).getByLabel('State').selectOption('NY')
}

function send(page: Page) {
  return main(page).getByRole('button', { name: 'Send application' }).click()
}

test('AUTH-09 API-32 PLUS-18 a visitor applies, the store opens the account, and the link leads to the first login', async ({
  shopper: { page },
}) => {
  const email = `ines-${Date.now()}@new.example`
  await open(page, '/register')
  await send(page)
  await main(page).getByText('11 fields need your attention').waitFor()
  await fillIn(page, email)
  await main(page).getByLabel('We would like to pay on terms').check()
  await send(page)
  await page.waitForURL('**/success?for=account')
  await main(page).getByRole('heading', { name: 'Your request has been created' }).waitFor()

  const number = /We received your application (APP-\d+)/.exec(await outbox())?.[1]
  if (number === undefined) throw new Error('No mail names the number of the application.')
  expect(await runGauze(dataDir, 'applications', 'list')).toMatch(new RegExp(`${number} .*Riverside Dental.*${email}`))
  const words = await runGauze(dataDir, 'applications', 'open', number, '--terms', 'Net 30', '--rx', '1,2')
  expect(words).toMatch(new RegExp(`${number} is opened: account G-\\d+ of "Riverside Dental"\\.`))
  const link = new RegExp(`/login\\?username=${encodeURIComponent(email)}[^\\s"<]+`).exec(await outbox())?.[0]
  await open(page, (link ?? '').replaceAll('&amp;', '&'))
  await main(page).getByLabel('New password').fill(password)
  await main(page).getByLabel('The same password again').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${store.url}/`)
  await page.getByText('Hello, Ines!').first().waitFor()
  await open(page, '/myaccount/menu/addresses')
  await main(page).getByText('7 River Road').first().waitFor()
})

test('AUTH-09 keeps the typed text when the store refuses a field or gives no answer', async ({
  shopper: { page },
}) => {
  await open(page, '/register')
  await fillIn(page, 'pat@river.example')
  await page.route('**/api/auth/createAccount', (route) => route.abort())
  await send(page)
  await main(page).getByRole('alert').getByText('Your application could not be sent.').waitFor()
  await page.unroute('**/api/auth/createAccount')
  await expect.poll(() => main(page).getByLabel('Company name').inputValue()).toBe('Riverside Dental')
  // The store has removed the choice since the page was loaded.
  await page.route('**/api/auth/createAccount', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), businessType: 9999 }) }),
  )
  await send(page)
  await main(page)
    .getByRole('link', { name: /^Business type is not one of our choices/ })
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('businessType')
  expect(await main(page).getByLabel('City').inputValue()).toBe('Albany')
})
