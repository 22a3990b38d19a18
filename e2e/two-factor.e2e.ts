import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { onlyKeys } from './support/keyboard.js'
import { runGauze } from './support/run-gauze.js'
import { interactive, demoPassword as password, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own, because a second step changes how people of the demonstration log in.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-two-factor-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function main(page: Page) {
  return page.getByRole('main')
}

async function open(page: Page, path: string) {
  await page.goto(store.url + path)
  await interactive(page)
}

/** The code of an authenticator app (RFC 6238) for a secret in base32. */
function codeOf(secret: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** A browser with a device that makes passkeys. Alone, it answers nothing: a test lets it answer. */
async function withDevice(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  const answer = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    /** The person touches the device whenever the browser asks, while the work goes on. */
    async answering<T>(work: () => Promise<T>): Promise<T> {
      await answer(true)
      try {
        return await work()
      } finally {
        await answer(false)
      }
    },
    async passkeys() {
      return (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials
    },
  }
}

/** Another browser, as far as the store can see. */
async function forget(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}

/** Fills in the login form of a browser that nobody used before. */
async function logIn(page: Page, username: string, path = '/login') {
  if (page.url() !== 'about:blank') await forget(page)
  await open(page, path)
  await main(page).getByLabel('Username').fill(username)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

async function addApp(page: Page, scope = page.getByRole('dialog')) {
  const secret = (await scope.locator('code').innerText()).replaceAll(' ', '')
  await scope.getByLabel('Code that the app shows now').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await scope.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  const codes = await scope.getByRole('listitem').allInnerTexts()
  await scope.getByRole('button', { name: 'I have kept the codes' }).click()
  return { secret, codes }
}

test('PLUS-17 a person adds a passkey, logs in with it alone, as a second step, and removes it', async ({
  shopper,
}) => {
  const { page } = shopper
  const device = await withDevice(page)
  const email = 'buyer@mercy.example'
  await logIn(page, email, '/login?returnTo=%2Fmyaccount%2Fmenu%2Fsecurity')
  const dialog = page.getByRole('dialog')
  await main(page).getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name of the passkey').fill('Work laptop')
  await dialog.getByLabel('Your password').fill('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('This is not your present password.').first().waitFor()
  await dialog.getByLabel('Your password').fill(password)
  await device.answering(async () => {
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  })
  expect(await dialog.getByRole('listitem').count()).toBe(10)
  await dialog.getByRole('button', { name: 'I have kept the codes' }).click()
  await main(page).getByText('Work laptop was added.').waitFor()
  expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

  await forget(page)
  await open(page, '/login?returnTo=%2Fmyaccount%2Fmenu%2Fprofile')
  await device.answering(async () => {
    await main(page).getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL('**/myaccount/menu/profile')
  })
  await main(page).getByText(email).first().waitFor()

  await logIn(page, email, '/login?returnTo=%2Fmyaccount%2Fmenu%2Fsecurity')
  await main(page).getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await device.answering(async () => {
    await main(page).getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL('**/myaccount/menu/security')
  })

  await main(page).getByRole('button', { name: 'Remove Work laptop' }).click()
  await device.answering(async () => {
    await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
    await main(page).getByText('Work laptop was removed.').waitFor()
  })
  await logIn(page, email)
  await page.waitForURL(`${store.url}/`)
})

test('PLUS-17 a person adds an app by keyboard, and logs in with its code, then with a recovery code', async ({
  shopper,
}) => {
  const { page } = shopper
  const email = 'colleague@mercy.example'
  const person = await onlyKeys(page)
  await logIn(page, email, '/login?returnTo=%2Fmyaccount%2Fmenu%2Fsecurity')
  const dialog = page.getByRole('dialog')
  await person.press(main(page).getByRole('button', { name: 'Add an app' }))
  await person.type(dialog.getByLabel('Your password'), password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('img', { name: 'QR code with the secret for your app' }).waitFor()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await person.type(dialog.getByLabel('Code that the app shows now'), codeOf(secret))
  await page.keyboard.press('Enter')
  await person.hears(/Recovery codes/)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await person.press(dialog.getByRole('button', { name: 'I have kept the codes' }))
  await person.hears(/The authenticator app was added\./)

  await logIn(page, email)
  const code = main(page).getByLabel('Code of your authenticator app')
  await person.type(code, '000000')
  await page.keyboard.press('Enter')
  await person.hears(/This code is wrong, or was used already\./)
  // The code of the present half minute was used to add the app; the next one is good already.
  await person.type(code, codeOf(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${store.url}/`)

  await logIn(page, email)
  await person.press(main(page).getByRole('button', { name: 'Use a recovery code' }))
  await person.type(main(page).getByLabel('Recovery code'), (codes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`${store.url}/`)
  await open(page, '/myaccount/menu/security')
  await main(page).getByText('9 codes are left.').waitFor()
})

test('PLUS-17 an administrator requires a second step: people add one before anything else, and a lost one is reset', async ({
  shopper,
  browser,
}) => {
  const { page } = shopper
  const [admin, buyer] = ['admin@mercy.example', 'noprice@mercy.example']
  await logIn(page, admin, '/login?returnTo=%2Fmyaccount%2Fmenu%2Faccountsettings')
  const rule = main(page).getByRole('region', { name: 'Second step to log in' })
  const requireStep = async () => {
    await rule.getByRole('checkbox', { name: 'Require a second step to log in' }).check()
    await rule.getByRole('button', { name: 'Save' }).click()
  }
  await requireStep()
  await rule.getByText('Add a passkey or an authenticator app to your own login first').waitFor()
  await open(page, '/myaccount/menu/security')
  await main(page).getByRole('button', { name: 'Add an app' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await addApp(page)
  await main(page).getByText('The authenticator app was added.').waitFor()
  await open(page, '/myaccount/menu/accountsettings')
  await requireStep()
  await rule.getByText('Required since').waitFor()

  await setUp(browser, buyer)

  await page.reload()
  await interactive(page)
  const row = rule.getByRole('listitem').filter({ hasText: buyer })
  await row.getByText('App', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Reset the second step of Hannah Cole' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await rule.getByText('Hannah Cole was mailed, and logs in with the password.').waitFor()
  await row.getByText('None yet').waitFor()

  const reset = await runGauze(dataDir, 'users', 'reset-two-factor', admin)
  expect(reset).toContain(`${admin} logs in with the password alone`)
  await logIn(page, admin, '/login?returnTo=%2Fmyaccount%2Fmenu%2Faccountsettings')
  await main(page).getByRole('heading', { name: 'Add a second step' }).waitFor()
})

test('PLUS-17 a rule that begins while a page is open leads to adding a step with the next refused call', async ({
  shopper,
}) => {
  const { page } = shopper
  const asked = page.waitForRequest(/\/twoFactor\?returnTo=%2Fcart/)
  await page.route('**/getUserNotifications', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { type: 'https://gauze.example/problems/two-factor-missing', title: 'Forbidden', status: 403 },
    }),
  )
  await logIn(page, 'clinic@lakeside.example', '/login?returnTo=%2Fcart')
  await asked
})

/** Logs a person who must add a second step in on a phone, and adds it. */
async function setUp(browser: Browser, username: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await logIn(page, username, '/login')
  await main(page).getByRole('heading', { name: 'Add a second step' }).waitFor()
  const token = await page.evaluate(() => localStorage.getItem('gauze.token'))
  const cart = await fetch(`${store.url}/api/cart/cart/getCart`, { headers: { authorization: `Bearer ${token}` } })
  expect([cart.status, (await cart.json()).type]).toEqual([403, 'https://gauze.example/problems/two-factor-missing'])
  await page.goto(`${store.url}/products/1?search=gloves`)
  await page.waitForURL('**/twoFactor?**')
  await main(page)
    .getByRole('radio', { name: /Authenticator app/ })
    .check()
  await main(page).getByRole('button', { name: 'Add an app' }).click()
  await addApp(page, main(page))
  await page.waitForURL('**/products/1?search=gloves')
  await page.goto(`${store.url}/cart`)
  await main(page).getByRole('heading', { name: /cart/i }).first().waitFor()
  await context.close()
}
