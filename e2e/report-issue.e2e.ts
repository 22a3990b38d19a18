import { describe, expect } from 'vitest'
import { storeUrl, test } from './support/shopper.js'

const place = '/beta/issue'
const call = '**/api/myaccount/contact/submitIssue'

describe('the page that reports an issue', () => {
  test('ACCT-16 API-33 submits an issue once, although its first answer was lost, and mails its number', async ({
    shopper,
  }) => {
    const { page } = shopper
    const message = `The cart shows the wrong total, ${Date.now()}.`
    await shopper.signIn('buyer@mercy.example', place)
    const field = page.getByRole('textbox', { name: 'What happened?' })
    await field.fill(message)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe(message)
    let first = ''
    // The store gets the issue, and the browser no answer.
    await page.route(call, async (route) => {
      first = (await (await route.fetch()).json()).number
      await route.abort()
    })
    const submit = page.getByRole('button', { name: 'Submit issue' })
    await submit.click()
    const alert = page.getByRole('alert').filter({ hasText: 'Could not submit issue' })
    await alert.waitFor()
    expect(await alert.getByRole('link', { name: /^Write to / }).getAttribute('href')).toContain('mailto:')
    await page.unroute(call)
    await submit.click()
    await page.getByText('Issue successfully submitted').waitFor()
    expect(first).toMatch(/^IS-\d+$/)
    await page.getByText(`Its number is ${first}.`).waitFor()
    const outbox = await (await fetch(`${storeUrl()}/dev/outbox`)).text()
    expect(outbox).toContain(`We received your issue ${first}`)
    expect(outbox).toContain(`Issue ${first} from `)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('')
  })
})
