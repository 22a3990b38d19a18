import { describe, expect } from 'vitest'
import { demoPassword, storeUrl, test } from './support/shopper.js'

const username = 'noprice@mercy.example'

/** Asks for a new password and reads the mail. */
const resetPath = async (): Promise<string> => {
  const asked = await fetch(`${storeUrl()}/api/auth/createResetHash`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  expect(asked.status).toBe(200)
  const mails = await (await fetch(`${storeUrl()}/dev/outbox`)).text()
  const [, query] = /\/login\?(username=noprice[^\s"<]+)/.exec(mails) ?? []
  if (!query) throw new Error('No mail with a reset link is in the outbox.')
  return `/login?${query.replaceAll('&amp;', '&')}`
}

describe('forms that say what is missing', () => {
  test('AUTH-07 VAL-06 a new password: what is wrong, then words that outlive the login', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open(await resetPath())
    const first = page.getByLabel('New password')
    const again = page.getByLabel('The same password again')
    await page.getByRole('button', { name: 'Set password and log in' }).click()
    await page.getByRole('link', { name: 'New password is required' }).waitFor()
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true)
    await first.fill(demoPassword)
    await again.fill(`${demoPassword}!`)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'The two passwords differ' }).waitFor()
    expect(await again.evaluate((field) => field === document.activeElement)).toBe(true)
    await again.fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${storeUrl()}/`)
    await page.getByText('Password Reset! Logging you in').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('ACCT-17 VAL-06 a product lookup for nothing says so and stays in its field', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/productLookup')
    const field = page.getByLabel('Item number, MPN or name')
    await field.fill('   ')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByRole('link', { name: 'Enter an item number, an MPN or a name' }).waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    const find = page.getByRole('button', { name: 'Find' })
    expect((await find.boundingBox())?.y, 'Find stands by the field').toBeCloseTo(
      (await field.boundingBox())?.y ?? 0,
      0,
    )
  })
})
