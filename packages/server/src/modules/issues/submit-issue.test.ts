import type { CallInput } from '@gauze/contract'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issues, mailOutbox } from '../../db/schema/index.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import type { ShopUser } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ environment: { GAUZE_SUPPORT_MAIL: 'care@shop.example' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(shopMorning)
  await shop.reset()
  await shop.db.execute(sql`TRUNCATE issues CASCADE`)
})

const issue = {
  message: 'The cart shows the wrong total.',
  page: '/cart',
  phone: '(518) 555-0100',
  facts: { requestId: 'r-1', browser: 'Firefox 145', windowSize: '1280x720' },
} satisfies CallInput<'submitIssue'>

function submit(change: Partial<CallInput<'submitIssue'>> = {}, who: ShopUser = 'buyer', key = crypto.randomUUID()) {
  return shop.as(who, 'submitIssue', { ...issue, ...change }, { idempotencyKey: key })
}

function mails() {
  return shop.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id))
}

async function mailTo(recipient: string) {
  const mail = (await mails()).find((sent) => sent.recipient === recipient)
  if (mail === undefined) throw new Error(`No mail to ${recipient} is in the outbox.`)
  return mail
}

describe('a reported issue', () => {
  it('API-33 ACCT-16 is stored for its writer, and mailed to the support and to the writer with its number', async () => {
    const { number, email } = (await submit()).output()
    expect(number).toMatch(/^IS-\d{4,}$/)
    expect(email).toBe('buyer@shop.example')
    expect(await shop.db.select().from(issues)).toEqual([
      expect.objectContaining({ ...issue, issueNo: number, accountId: 1, userId: 2, createdAt: shopMorning }),
    ])
    const support = await mailTo('care@shop.example')
    expect(support).toMatchObject({ kind: 'issue', subject: `Issue ${number} from Test Hospital` })
    for (const words of [issue.message, 'Page: /cart', 'Phone: (518) 555-0100', 'Email: buyer@shop.example', 'r-1'])
      expect(support.text).toContain(words)
    const confirmation = await mailTo('buyer@shop.example')
    expect(confirmation).toMatchObject({ kind: 'issue-received', subject: `We received your issue ${number}` })
    expect(confirmation.text).toContain(issue.message)
  })

  it('API-33 accepts an issue of a punch-out user, and an issue with only the required fields', async () => {
    const least = { message: 'Help!', page: '/' }
    const answer = await shop.as('punchout', 'submitIssue', least, { idempotencyKey: crypto.randomUUID() })
    expect(answer.output().email).toBe('punchout@shop.example')
    expect((await shop.as('visitor', 'submitIssue', least, { idempotencyKey: crypto.randomUUID() })).status).toBe(401)
  })

  it('API-33 is submitted once for one key, and the key accepts no other issue', async () => {
    const key = crypto.randomUUID()
    const [first, repeat] = await Promise.all([submit({}, 'buyer', key), submit({}, 'buyer', key)])
    expect(repeat.output()).toEqual(first.output())
    expect((await submit({}, 'buyer', key)).output()).toEqual(first.output())
    expect(await shop.db.$count(issues)).toBe(1)
    expect(await mails()).toHaveLength(2)
    const other = (await submit({ message: 'Another text' }, 'buyer', key)).problem()
    expect(other).toMatchObject({ status: 409, detail: expect.stringContaining('Send a new key') })
    // The key of one person means nothing for another.
    expect((await submit({}, 'clinic', key)).output()).not.toEqual(first.output())
  })

  it('API-33 needs a key, so that a retry cannot submit it twice', async () => {
    const answer = await shop.as('buyer', 'submitIssue', issue)
    expect(answer.problem()).toMatchObject({ status: 400, detail: expect.stringContaining('Idempotency-Key') })
  })
})

describe('an issue of an attacker', () => {
  it('API-33 AUTH-12 is always of the company and person of the token', async () => {
    const forged = { ...issue, accountId: 2, userId: 4, number: 'IS-1', email: 'x@evil.example' }
    const headers = { authorization: `Bearer ${shop.tokenOf('buyer')}`, 'idempotency-key': crypto.randomUUID() }
    const url = '/api/myaccount/contact/submitIssue'
    await shop.app.inject({ method: 'POST', url, headers, payload: forged })
    for (const row of await shop.db.select().from(issues)) expect(row).toMatchObject({ accountId: 1, userId: 2 })
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('x@evil.example')
  })

  it('API-33 shows HTML as the text that was typed, and puts no typed text into a header', async () => {
    const message = '<img src=x onerror=alert(1)>\nBcc: x@evil.example\r\nSubject: Free gloves'
    await submit({ message, facts: { browser: '<b>bold</b>' } })
    for (const { html, text, subject, recipient } of await mails()) {
      expect(html).not.toMatch(/<img|<b>/)
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(text).toContain(message)
      expect(`${subject} ${recipient}`).not.toMatch(/evil|Free gloves|[\r\n]/)
    }
  })

  it.each([
    ['message', { message: 'Help' }, 'must be at least 5 characters'],
    ['message', { message: ' \n    Hm ' }, 'must be at least 5 characters'],
    ['message', { message: 'x'.repeat(4001) }, 'must be at most 4000 characters'],
    ['message', { message: 'a zero\u0000 byte' }, 'must not contain control characters'],
    ['phone', { phone: '555\r\nBcc: x@evil.example' }, 'must not contain control characters'],
    ['page', { page: '/cart\nBcc: x' }, 'must not contain control characters'],
    ['page', { page: 'https://evil.example' }, 'must be a path of the store such as /cart'],
    ['page', { page: '//evil.example' }, 'must be a path of the store such as /cart'],
    ['page', { page: '/products/1?search=secret' }, 'must be a path of the store such as /cart'],
    ['facts.windowSize', { facts: { windowSize: 'large' } }, 'must be width and height such as 1280x720'],
    ['facts.browser', { facts: { browser: 'x'.repeat(401) } }, 'must be at most 400 characters'],
  ])('API-33 refuses a bad %s in words, and stores nothing: %#', async (field, change, message) => {
    const refused = (await submit(change)).problem()
    expect(refused.status).toBe(400)
    expect(refused.errors?.[field]).toContain(message)
    expect(await shop.db.$count(issues)).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('API-33 takes 4,000 characters of any language, and refuses a body that is too large before it reads it', async () => {
    expect((await submit({ message: '漢'.repeat(4000) })).status).toBe(200)
    expect((await submit({ message: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it('API-33 is refused after 20 in 24 hours with the time to wait, for one person alone', async () => {
    await shop.db.execute(sql`
      INSERT INTO issues (issue_no, account_id, user_id, message, created_at)
      SELECT 'IS-' || n, 1, 2, 'Earlier', ${shopMorning.toISOString()}::timestamptz - interval '23 hours'
      FROM generate_series(1, 19) n`)
    const statuses = (await Promise.all([submit(), submit(), submit()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 429, 429])
    const refused = await submit()
    expect(refused.problem().detail).toMatch(/^You submitted 20 issues within 24 hours.*Call us, or try again later\.$/)
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await submit({}, 'admin')).status).toBe(200)
    await shop.db.execute(sql`UPDATE issues SET created_at = created_at - interval '61 minutes'`)
    expect((await submit()).status).toBe(200)
  })
})
