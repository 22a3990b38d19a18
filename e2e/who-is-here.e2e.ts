import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { demoPassword, focused, interactive, type Shopper, storeUrl, test } from './support/shopper.js'

const owner = 'clinic@lakeside.example'
function main(page: Page) {
  return page.getByRole('main')
}

function newPassword(page: Page) {
  return main(page).getByLabel('New password')
}

function heading(page: Page) {
  return main(page).getByRole('heading', { level: 1 })
}

/** Requests a new password for somebody and reads the mail. */
async function resetPath(username: string): Promise<string> {
  await fetch(`${storeUrl()}/api/auth/createResetHash`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  const mails = await (await fetch(`${storeUrl()}/dev/outbox`)).text()
  const [, query] = new RegExp(`/login\\?(username=${encodeURIComponent(username)}[^\\s"<]+)`).exec(mails) ?? []
  if (!query) throw new Error('No mail with a reset link is in the outbox.')
  return `/login?${query.replaceAll('&amp;', '&')}`
}

/** Signs in as somebody in another tab of the same browser. */
async function signInElsewhere({ page }: Shopper, username: string) {
  const tab = await page.context().newPage()
  await tab.goto(`${storeUrl()}/login`)
  await tab.getByLabel('Username').fill(username)
  await tab.getByLabel('Password', { exact: true }).fill(demoPassword)
  await tab.getByRole('button', { name: 'Log in', exact: true }).click()
  await tab.waitForURL(`${storeUrl()}/`)
}

describe('a link to choose a new password', () => {
  test('AUTH-07 says whose session the browser is in, and sets the password of the person it was sent to', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', await resetPath(owner))
    await main(page)
      .getByText(/You are logged in as buyer@mercy\.example at /)
      .waitFor()
    expect(await newPassword(page).count()).toBe(0)
    await main(page)
      .getByRole('button', { name: `Log out and choose a new password for ${owner}` })
      .click()
    await newPassword(page).fill(demoPassword)
    await signInElsewhere(shopper, 'buyer@mercy.example')
    await page
      .getByRole('banner')
      .getByText(/^Hello, /)
      .first()
      .waitFor()
    expect(await newPassword(page).inputValue(), 'a sign-in elsewhere takes nothing away').toBe(demoPassword)
    await main(page).getByLabel('The same password again').fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${storeUrl()}/`)
    await page.getByText('Password Reset! Logging you in').waitFor()
    expect(
      await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('gauze.token')}`
        const answer = await fetch('/api/auth/currentUser', { headers: { authorization } })
        return (await answer.json()).user.username
      }),
    ).toBe(owner)
  })

  test('AUTH-07 that could not be checked is kept and tried again; an expired one begins at the heading', async ({
    shopper,
  }) => {
    const { page } = shopper
    const link = await resetPath('parent@mercyhealth.example')
    await page.route('**/validatePasswordReset', (route) => route.fulfill({ status: 503, json: {} }))
    await shopper.open(link)
    await main(page).getByText('We could not check this link').waitFor()
    await focused(heading(page))
    await page.unroute('**/validatePasswordReset')
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await newPassword(page).waitFor()
    expect(`${new URL(page.url()).pathname}${new URL(page.url()).search}`).toBe(link)
    await shopper.open('/login?hash=over&username=nobody')
    await main(page).getByText('This link has expired or was used already.').waitFor()
    await focused(heading(page))
  })

  test('AUTH-07 that has expired asks nobody to sign out, and another one may be requested', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', `/login?hash=over&username=${owner}`)
    await main(page).getByText('This link has expired or was used already.').waitFor()
    expect(
      await main(page)
        .getByRole('button', { name: /^Sign out and/ })
        .count(),
    ).toBe(0)
    await main(page).getByRole('button', { name: 'Send a new link' }).click()
    await main(page).getByLabel('Username').fill(owner)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${storeUrl()}/`)
    await page.getByRole('alertdialog').filter({ hasText: 'Check your mail inbox' }).waitFor()
  })
})

test('AUTH-10 a tab says at the login that its user logged out in another one, and deletes the drafts', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('buyer@mercy.example', '/quickOrder')
  await main(page).getByRole('textbox').first().fill('4471')
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gauze.draft.')))
  await expect.poll(drafts).toHaveLength(1)
  const other = await page.context().newPage()
  await other.goto(storeUrl())
  await interactive(other)
  await other
    .getByRole('banner')
    .getByRole('button', { name: /account menu/ })
    .click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.waitForURL('**/login')
  await page.waitForURL('**/login')
  const reason = main(page).getByRole('alert').filter({ hasText: 'You were logged out in another tab.' })
  await reason.waitFor()
  expect(await drafts()).toEqual([])
  expect(await main(other).getByRole('alert').count()).toBe(0)
  await main(page).getByRole('button', { name: 'Request access' }).click()
  await reason.waitFor({ state: 'detached' })
})

test('PUN-01 pages for visitors from outside show no login to a signed-in user', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('punchout@metro.example', '/punchout')
  await main(page).getByRole('link', { name: 'View cart' }).waitFor()
  await main(page).getByRole('link', { name: 'Continue shopping' }).waitFor()
  expect(
    await main(page)
      .getByRole('link', { name: /^(Login|Browse without)/ })
      .count(),
  ).toBe(0)
  await shopper.open('/register')
  await main(page).getByRole('button', { name: 'Send application' }).waitFor()
  expect(await main(page).getByRole('link', { name: 'Log in' }).count()).toBe(0)
})
