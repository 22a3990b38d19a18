import type { CallInput, EstimateStatus } from '@gauze/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingQuotesText } from '../../commands/quotes.js'
import { estimates, mailOutbox, notifications } from '../../db/schema/index.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { readWaitingQuotes } from './answer-quote.repository.js'
import { answerQuote, declineQuote, type Pricing } from './answer-quote.service.js'

const gauze = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).box, quantity: 3 }
const swabs = { itemId: shopItems.swab, unit: unitsOf(shopItems.swab).each, quantity: 200 }

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ environment: { GAUZE_SUPPORT_MAIL: 'care@shop.example' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`TRUNCATE notifications`)
  shop.setNow(shopMorning)
})

function fill(who: ShopUser = 'buyer') {
  return shop.as(who, 'addItems', { lines: [gauze, swabs] })
}

function request(
  change: Partial<CallInput<'requestQuote'>> = {},
  who: ShopUser | 'visitor' = 'buyer',
  idempotencyKey = crypto.randomUUID(),
) {
  return shop.as(who, 'requestQuote', { title: 'Flu season', ...change }, { idempotencyKey })
}

async function requested(who: ShopUser = 'buyer') {
  await fill(who)
  return (await request({ notes: 'For two rooms', neededBy: '2026-04-01' }, who)).output()
}

function answer(number: string, pricing: Partial<Pricing> = {}) {
  const given = { until: '2099-12-31', prices: new Map([[1, 3.1]]), note: 'Thank you', ...pricing }
  return answerQuote(shop.db, number, given, shop.services)
}

async function opened(who: ShopUser = 'buyer') {
  const quote = await requested(who)
  await answer(quote.estimateNumber)
  return quote
}

async function details(id: number, who: ShopUser = 'buyer') {
  return (await shop.as(who, 'getEstimate', { id })).output()
}

async function listed(filters: CallInput<'getQuotes'> = {}) {
  return (await shop.as('buyer', 'getQuotes', filters)).output().results.map(({ title }) => title)
}

async function expire(id: number) {
  await shop.db.update(estimates).set({ expiresOn: '2020-01-31' }).where(eq(estimates.id, id))
}

function mails() {
  return shop.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id))
}

describe('a request for a quote', () => {
  it('ACCT-06 PLUS-19 has the items of the cart without prices, and leaves the cart as it is', async () => {
    const quote = await requested()
    expect(quote).toMatchObject({
      estimateNumber: expect.stringMatching(/^EST-\d{5,}$/),
      ...{ title: 'Flu season', status: 'Requested', date: shopMorning.toISOString() },
      ...{ expirationDate: null, requestedBy: 'buyer Tester', itemCount: 203, total: null },
    })
    expect(await details(quote.id)).toMatchObject({
      ...{ notes: 'For two rooms', neededBy: '2026-04-01', answer: '', answeredAt: null, mayWithdraw: true },
      ...{ subtotal: null, shipping: null, tax: null, order: null },
      lines: [
        { ...gauze, name: 'Gauze Pad', unitLabel: 'Box of 100', price: null, lineTotal: null },
        { ...swabs, name: 'Alcohol Swab', unitLabel: 'Each', price: null, lineTotal: null },
      ],
    })
    expect((await shop.as('buyer', 'getCart', {})).output().totalItems).toBe(203)
  })

  it('PLUS-19 is mailed to the store with its items and the command that answers it', async () => {
    const { estimateNumber } = await requested()
    const [mail] = await mails()
    expect(mail).toMatchObject({
      ...{ recipient: 'care@shop.example', kind: 'quote-requested' },
      subject: `Quote ${estimateNumber} requested by Test Hospital`,
    })
    for (const words of ['3 × Box of 100, Gauze Pad', 'For two rooms', 'Needed by: 04/01/2026', 'gauze quotes answer'])
      expect(mail?.text).toContain(words)
  })

  it('PLUS-19 is made once for one key', async () => {
    await fill()
    const key = crypto.randomUUID()
    const [first, repeat] = await Promise.all([request({}, 'buyer', key), request({}, 'buyer', key)])
    expect(repeat.output()).toEqual(first.output())
    expect(await shop.db.$count(estimates)).toBe(1)
    expect((await request({ title: 'Another' }, 'buyer', key)).status).toBe(409)
    expect((await shop.as('buyer', 'requestQuote', { title: 'No key' })).status).toBe(400)
  })

  it('ACCT-06 needs a cart with items, a title and a day that has not passed, and says so', async () => {
    expect((await request()).problem()).toMatchObject({
      status: 409,
      detail: 'Your cart is empty, so there is nothing to quote. Add items, then request the quote.',
    })
    await fill()
    const over = (await request({ neededBy: '2026-03-10' })).problem()
    expect(over).toMatchObject({ status: 422, errors: { neededBy: ['must be 2026-03-11 or later'] } })
    for (const bad of [{ title: '  ' }, { title: 'x'.repeat(61) }, { notes: 'x'.repeat(1001) }, { neededBy: 'soon' }])
      expect((await request(bad)).status, JSON.stringify(bad)).toBe(400)
    expect(await shop.db.$count(estimates)).toBe(0)
  })

  it('ACCT-06 NAV-07 is for people who see prices, outside punch-out', async () => {
    const answers = await Promise.all([request({}, 'noPrice'), request({}, 'punchout'), request({}, 'visitor')])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401])
  })

  it('PLUS-19 is refused while 100 requests of the company wait, even if they come at once', async () => {
    await fill()
    await shop.db.execute(sql`
      INSERT INTO estimates (estimate_no, account_id, user_id, status, subtotal_cents, total_cents)
      SELECT 'EST-W' || n, 1, 2, 'Requested', 0, 0 FROM generate_series(1, 99) n`)
    const statuses = (await Promise.all([request(), request()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  it('PLUS-19 is withdrawn by its writer or an administrator until the store answers, and nobody can answer it then', async () => {
    const { id, estimateNumber } = await requested()
    expect((await details(id, 'admin')).mayWithdraw).toBe(true)
    expect((await shop.as('clinic', 'withdrawQuote', { id })).status).toBe(404)
    expect((await shop.as('buyer', 'withdrawQuote', { id })).output().status).toBe('Withdrawn')
    expect((await shop.as('admin', 'withdrawQuote', { id })).output().status).toBe('Withdrawn')
    await expect(answer(estimateNumber)).rejects.toThrow(/was withdrawn by its company\. Nothing has changed\./)
    const answered = await opened()
    expect((await details(answered.id)).mayWithdraw).toBe(false)
    expect((await shop.as('buyer', 'withdrawQuote', { id: answered.id })).problem()).toMatchObject({
      ...{ status: 409, detail: expect.stringContaining('has answered') },
    })
  })

  it('PLUS-19 is not withdrawn by a colleague without the right', async () => {
    const { id } = await requested('admin')
    expect((await details(id)).mayWithdraw).toBe(false)
    expect((await shop.as('buyer', 'withdrawQuote', { id })).status).toBe(403)
    expect((await details(id)).status).toBe('Requested')
  })
})

describe('the answer of the store', () => {
  it('PLUS-19 opens the quote with prices of up to four decimals, totals and its last day', async () => {
    const { id, estimateNumber } = await requested()
    await answer(estimateNumber, { prices: new Map([[1, 3.1234]]) })
    expect(await details(id)).toMatchObject({
      ...{ status: 'Open', expirationDate: '2099-12-31', answer: 'Thank you', answeredAt: shopMorning.toISOString() },
      lines: [
        { price: 3.1234, lineTotal: 937.02 },
        { price: 0.0525, lineTotal: 10.5 },
      ],
      ...{
        subtotal: 947.52,
        shipping: 0,
        tax: 75.8,
        taxBasis: { percent: 8, state: 'NY', amount: 947.52 },
        total: 1023.32,
        mayWithdraw: false,
      },
    })
  })

  it('PLUS-19 is mailed and notified to the person who asked, with the prices', async () => {
    const { id, estimateNumber } = await opened()
    const mail = (await mails()).find(({ recipient }) => recipient === 'buyer@shop.example')
    expect(mail).toMatchObject({ kind: 'quote-priced', subject: `Estimate ${estimateNumber} is ready` })
    for (const words of [
      'Gauze Pad: $310.00 each, $930.00',
      'The prices hold until: 12/31/2099',
      `estimatedetails?id=${id}`,
    ])
      expect(mail?.text).toContain(words)
    expect(await shop.db.select().from(notifications)).toEqual([
      expect.objectContaining({
        ...{ accountId: 1, userId: shopUsers.buyer.userId, notificationType: 'Quote Answered' },
        metaData: { estimateId: id, estimateNumber, status: 'Open' },
      }),
    ])
  })

  it('NAV-07 PLUS-19 tells nobody who may not see prices', async () => {
    const { estimateNumber } = await requested()
    await shop.db.update(estimates).set({ userId: shopUsers.noPrice.userId })
    await answer(estimateNumber)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['care@shop.example'])
    expect(await shop.db.$count(notifications)).toBe(0)
  })

  it('PLUS-19 declines with a reason, and shows no prices', async () => {
    const { id, estimateNumber } = await requested()
    await declineQuote(shop.db, estimateNumber, 'The maker no longer supplies it.', shop.services)
    const reason = { status: 'Declined', answer: 'The maker no longer supplies it.', total: null, subtotal: null }
    expect(await details(id)).toMatchObject(reason)
    const mail = (await mails()).find(({ recipient }) => recipient === 'buyer@shop.example')
    expect(mail?.text).toContain('Reason: The maker no longer supplies it.')
    await expect(answer(estimateNumber)).rejects.toThrow(/was declined already/)
  })

  it('PLUS-19 is one answer when two answers come at once, and a wrong answer changes nothing', async () => {
    const { id, estimateNumber } = await requested()
    await expect(answer(estimateNumber, { until: '2026-03-10' })).rejects.toThrow(/2026-03-10 is over/)
    await expect(answer(estimateNumber, { prices: new Map([[3, 1]]) })).rejects.toThrow(/has no line 3\..*lines 1 to 2/)
    await expect(answer('EST-0')).rejects.toThrow('There is no quote EST-0. Quote numbers look like EST-10012.')
    expect((await details(id)).status).toBe('Requested')
    const both = await Promise.allSettled([
      answer(estimateNumber),
      declineQuote(shop.db, estimateNumber, 'No', shop.services),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.db.$count(notifications)).toBe(1)
  })

  it('PLUS-19 lists the quotes that wait with their lines and the company’s own prices', async () => {
    expect(waitingQuotesText(await readWaitingQuotes(shop.db))).toBe('No quote waits for an answer')
    const { estimateNumber } = await requested()
    expect(waitingQuotesText(await readWaitingQuotes(shop.db))).toBe(
      [
        `${estimateNumber}, "Flu season": requested by "buyer Tester" of "Test Hospital" on 03/11/2026, needed by 04/01/2026`,
        '  "For two rooms"',
        '  1. Gauze Pad (NF-1010), 3 × Box of 100: $325.25 each, $3.2525 a base unit',
        '  2. Alcohol Swab (NF-1011), 200 × Each: $0.0525 each, $0.0525 a base unit',
      ].join('\n'),
    )
  })
})

describe('the lists', () => {
  async function add(title: string, status: EstimateStatus, change: Partial<typeof estimates.$inferInsert> = {}) {
    const amounts = { subtotalCents: 0, totalCents: 0 }
    const row = { estimateNo: `EST-${title}`, accountId: 1, userId: 2, title, status, ...amounts, ...change }
    await shop.db.insert(estimates).values(row)
  }

  beforeEach(async () => {
    await add('Asked', 'Requested', { createdAt: new Date('2026-02-01T12:00:00Z') })
    await add('Priced', 'Open', {
      ...{ createdAt: new Date('2026-02-03T04:30:00Z'), expiresOn: '2099-01-31', totalCents: 9900 },
    })
    await add('Over', 'Open', { createdAt: new Date('2026-02-03T12:00:00Z'), expiresOn: '2026-03-01', totalCents: 500 })
    await add('Refused', 'Declined', { createdAt: new Date('2026-02-04T12:00:00Z') })
    await add('Foreign', 'Open', { accountId: 2, userId: 4, expiresOn: '2099-01-31' })
  })

  it('API-15 ACCT-06 the list of quotes has every request of the company, newest first; the list of estimates has the priced requests', async () => {
    expect(await listed()).toEqual(['Refused', 'Over', 'Priced', 'Asked'])
    const priced = (await shop.as('buyer', 'getEstimates', {})).output()
    expect(priced).toMatchObject({ total: 2, page: 1, pages: 1, limit: 10 })
    expect(priced.results).toMatchObject([
      { title: 'Over', status: 'Expired', expirationDate: '2026-03-01', total: 5 },
      { title: 'Priced', status: 'Open', total: 99 },
    ])
  })

  it('API-15 reads the same list by POST, with filters as the specification writes them', async () => {
    const filters = { status: { value: 'Open' }, search: 'pri' } as const
    const context = { userToken: 'u-1', ruleContexts: ['frontend'] }
    const { results } = (await shop.as('buyer', 'paginateEstimates', { filters, ...context })).output()
    expect(results.map(({ title }) => title)).toEqual(['Priced'])
  })

  it('ACCT-06 filters by status, text and Eastern days, sorts and turns pages', async () => {
    expect(await listed({ status: 'Expired' })).toEqual(['Over'])
    expect(await listed({ status: 'Open' })).toEqual(['Priced'])
    expect(await listed({ search: 'est-ask' })).toEqual(['Asked'])
    expect(await listed({ search: '%' })).toEqual([])
    // 23:30 in New York.
    expect(await listed({ fromDate: '2026-02-02', toDate: '2026-02-02' })).toEqual(['Priced'])
    expect(await listed({ sort: 'date', orderBy: 'asc', limit: 2, page: 2 })).toEqual(['Over', 'Refused'])
    expect(await listed({ sort: 'total', limit: 2 })).toEqual(['Priced', 'Over'])
    expect(await listed({ sort: 'expirationDate', orderBy: 'asc', limit: 2 })).toEqual(['Over', 'Priced'])
  })

  it('ACCT-06 finds a quote by its items', async () => {
    await requested()
    expect(await listed({ search: 'alcohol' })).toEqual(['Flu season'])
    expect(await listed({ search: 'NF-1010' })).toEqual(['Flu season'])
  })

  it.each(['Requested', 'Declined', 'open', '1'])(
    'API-15 refuses the status %s for estimates in words',
    async (status) => {
      const url = `/api/myaccount/transactions/estimates/paginate?status=${status}`
      const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${shop.tokenOf('buyer')}` } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual({ status: ['must be one of: Open, Accepted, Expired'] })
    },
  )

  it('AUTH-12 NAV-07 shows nothing to another company, or without prices', async () => {
    const { id } = await opened()
    expect((await shop.as('clinic', 'getEstimate', { id })).status).toBe(404)
    expect((await shop.as('clinic', 'getQuotes', {})).output().results.map(({ title }) => title)).toEqual(['Foreign'])
    expect((await shop.as('noPrice', 'getEstimate', { id })).status).toBe(403)
    expect((await shop.as('noPrice', 'getEstimates', {})).status).toBe(403)
  })
})

describe('an estimate that is over', () => {
  it('ACCT-06 PLUS-19 is never shown as open after its last day in Eastern time', async () => {
    const { id } = await opened()
    const day = (offset: number) =>
      sql`UPDATE estimates SET expires_on = (now() AT TIME ZONE 'America/New_York')::date + ${offset}::int`
    // If the day ends between the two statements, the poll tries again on the next day.
    const statusToday = () => shop.db.execute(day(0)).then(async () => (await details(id)).status)
    await expect.poll(statusToday).toBe('Open')
    await shop.db.execute(day(-1))
    expect(await details(id)).toMatchObject({ status: 'Expired', total: expect.any(Number) })
  })

  it('PLUS-19 is requested again with its lines and without its prices, once for one key', async () => {
    const { id, estimateNumber } = await opened()
    const again = (idempotencyKey = crypto.randomUUID(), who: ShopUser = 'admin') =>
      shop.as(who, 'requestQuoteAgain', { id }, { idempotencyKey })
    expect((await again()).problem()).toMatchObject({ status: 409, detail: expect.stringContaining('is still open') })
    await expire(id)
    expect((await again(crypto.randomUUID(), 'clinic')).status).toBe(404)
    const key = crypto.randomUUID()
    const quote = (await again(key)).output()
    expect((await again(key)).output()).toEqual(quote)
    expect(quote).toMatchObject({ title: 'Flu season', status: 'Requested', requestedBy: 'admin Tester', total: null })
    expect(quote.estimateNumber).not.toBe(estimateNumber)
    expect(await details(quote.id)).toMatchObject({ neededBy: null, lines: [gauze, { ...swabs, price: null }] })
    expect((await details(id)).status).toBe('Expired')
  })

  it('PLUS-19 is requested again once while the request waits', async () => {
    const { id, estimateNumber } = await opened()
    await expire(id)
    const again = () => shop.as('admin', 'requestQuoteAgain', { id }, { idempotencyKey: crypto.randomUUID() })
    const quote = (await again()).output()
    const detail = `Quote ${quote.estimateNumber} with the lines of estimate ${estimateNumber} waits for an answer already, so nothing was requested. Wait for its answer.`
    expect((await again()).problem()).toMatchObject({ status: 409, type: expect.stringMatching(/quote-open$/), detail })
    await shop.as('admin', 'withdrawQuote', { id: quote.id })
    expect((await again()).status).toBe(200)
  })

  it('PLUS-19 is requested again once by two presses at the same moment', async () => {
    const { id } = await opened()
    await expire(id)
    const again = (who: ShopUser) => shop.as(who, 'requestQuoteAgain', { id }, { idempotencyKey: crypto.randomUUID() })
    const answers = await Promise.all([again('admin'), again('buyer')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
