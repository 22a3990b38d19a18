import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { interactive, storeUrl, test } from './support/shopper.js'

const password = 'gauze and tape, 4 inch'

/** The path of the link in the latest mail that has one like it. */
async function mailedPath(pattern: RegExp): Promise<string> {
  const mails = await (await fetch(`${storeUrl()}/dev/outbox`)).text()
  const path = pattern.exec(mails)?.[0]
  if (!path) throw new Error(`No mail in the outbox has a link like ${pattern}.`)
  return path.replaceAll('&amp;', '&')
}

function main(page: Page) {
  return page.getByRole('main')
}

test('ACCT-04 API-18 API-19 API-20 an invited person signs in; limited and deactivated, they are out at once', async ({
  shopper,
  browser,
}) => {
  const { page } = shopper
  const email = `ada-${Date.now()}@new.example`
  const lastName = `Diaz${Date.now()}`
  const name = `Ada ${lastName}`
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/contacts')
  await main(page).getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill(lastName)
  await dialog.getByLabel('Email').fill('buyer@mercy.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Email belongs to a person of your company already').first().waitFor()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`We sent an invitation to ${name} at ${email}.`).waitFor()
  await main(page).getByRole('searchbox', { name: 'Name, email or role' }).fill(lastName)
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click()
  const row = main(page).getByRole('row', { name })
  await row.getByText('Invited').waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBe(lastName)

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await theirs.goto(
    storeUrl() + (await mailedPath(new RegExp(`/login\\?username=${encodeURIComponent(email)}[^\\s"<]+`))),
  )
  await interactive(theirs)
  await main(theirs).getByLabel('New password').fill(password)
  await main(theirs).getByLabel('The same password again').fill(password)
  await theirs.keyboard.press('Enter')
  await theirs.waitForURL(`${storeUrl()}/`)
  await theirs.getByText('Hello, Ada!').first().waitFor()

  await page.reload()
  await interactive(page)
  await row.getByText('Active').waitFor()
  await main(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await main(page)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await dialog.getByLabel('Approval limit in dollars').fill('50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('$50.00').waitFor()
  await main(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await main(page)
    .getByRole('button', { name: `Deactivate ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText(`${name} was deactivated and logged out everywhere.`).waitFor()
  await row.getByText('Deactivated').waitFor()
  await theirs.goto(`${storeUrl()}/myaccount/menu/profile`)
  await theirs.waitForURL('**/login**')

  await main(page).getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${name} can log in again.`).waitFor()
  await row.getByText('Active').waitFor()
  await context.close()
})

test('ACCT-02 a person changes their password and stays signed in, and confirms a new email by its link', async ({
  shopper,
}) => {
  const { page } = shopper
  const email = `eve-${Date.now()}@new.example`
  const origin = storeUrl()
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/contacts')
  await main(page).getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Eve')
  await dialog.getByLabel('Last name').fill('Lee')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('We sent an invitation to Eve Lee').waitFor()
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await shopper.open(await mailedPath(new RegExp(`/login\\?username=${encodeURIComponent(email)}[^\\s"<]+`)))
  await main(page).getByLabel('New password').fill(password)
  await main(page).getByLabel('The same password again').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/`)

  const next = 'another long password 9'
  await shopper.open('/myaccount/menu/security')
  await main(page).getByLabel('Present password').fill(password)
  await main(page).getByLabel('New password', { exact: true }).fill(next)
  await main(page).getByLabel('New password again').fill(next)
  await main(page).getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password has changed.').waitFor()
  await shopper.open('/myaccount/menu/profile')
  await main(page).getByText(email).first().waitFor()

  const moved = `moved-${email}`
  await main(page).getByLabel('New email').fill(moved)
  await main(page).getByLabel('Your password').fill(next)
  await main(page).getByRole('button', { name: 'Change email' }).click()
  await page.getByText(`We sent a link to ${moved}.`).waitFor()
  const link = await mailedPath(/\/login\?email=[^\s"<]+/)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await shopper.open(link)
  await page.getByText(`${moved} is your email address now.`).waitFor()
  expect(page.url()).toBe(`${origin}/login`)
  await main(page).getByLabel('Username').fill(moved)
  await main(page).getByLabel('Password', { exact: true }).fill(next)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await shopper.open(link)
  await main(page).getByRole('alert').getByText('This link has been used or has expired.').waitFor()
})

test('ACCT-04 has one line for each person, whose email is whole, and short cards on a phone', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/contacts')
  const rows = main(page).locator('[data-slot="row"]')
  await rows.first().waitFor()
  const tallest = () => rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)))
  const brokenEmails = () =>
    main(page)
      .locator('[data-slot="email"]')
      .evaluateAll((all) =>
        all
          .filter((email) => {
            const range = document.createRange()
            range.selectNodeContents(email)
            return range.getClientRects().length > 1
          })
          .map((email) => email.textContent),
      )
  expect(await tallest()).toBeLessThanOrEqual(90)
  expect(await brokenEmails()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tallest()).toBeLessThanOrEqual(210)
  expect(await brokenEmails()).toEqual([])
})
