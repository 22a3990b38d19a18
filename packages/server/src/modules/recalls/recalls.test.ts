import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput } from '@gauze/contract'
import { recallNoticeSchema } from '@gauze/contract/schemas'
import { addDays } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ProblemError } from '../../base/problem.js'
import { publishedText, recallStateText, recallsText } from '../../commands/recalls.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'
import { operate } from '../../testing/operate.js'
import { fulfilDueOrders, shipOrder } from '../orders/fulfil-order.service.js'
import { settlePayments } from '../payments/settle-payments.js'
import { matchOpenRecalls } from './match-recalls.service.js'
import { readListedRecalls } from './publish-recall.repository.js'
import { closeRecall, publishRecall, recallStatus } from './publish-recall.service.js'
import { sendRecallReminders } from './send-recall-reminders.js'

const { gauze, rationed } = shopItems

let shop: TestShop
let folder: string

beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.execute(sql`UPDATE items SET item_name = 'GP-1' WHERE id = ${gauze}`)
  folder = await mkdtemp(join(tmpdir(), 'gauze-recalls-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE recalls, invoices, payments, notifications CASCADE`)
  await shop.reset()
  shop.setNow(shopMorning)
})

/** An order of gauze pads, which ships unless said otherwise. */
async function order(
  who: ShopUser,
  { quantity = 7, isShipped = true, itemId = gauze }: { quantity?: number; isShipped?: boolean; itemId?: number } = {},
) {
  const isClinic = who === 'clinic'
  const place = isClinic ? shopAddresses.clinic : shopAddresses.licensed
  await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  const form = { shipAddressId: place, billAddressId: place, poNum: 'PO-7' }
  const paymentMethod = isClinic ? shopCards.clinic : ('terms' as const)
  const options = { idempotencyKey: crypto.randomUUID() }
  const placed = await shop.as(who, 'placeOrder', { ...form, paymentMethod }, options)
  const { id, orderNumber } = placed.output().orderConfirmation
  if (isClinic) {
    await settlePayments(shop.db, { ...shop.services, onFailure: () => undefined }, AbortSignal.timeout(10_000))
  }
  if (isShipped) await ship(orderNumber)
  return { id, orderNumber }
}

function ship(orderNumber: string) {
  return shipOrder(shop.db, orderNumber, {}, shop.services)
}

const written = {
  title: 'Gauze pads, sterile',
  reason: 'The seal of the pouch may be open.',
  riskClass: 'II' as const,
  whatToDo: 'Stop the use of these pads.\nQuarantine them.',
  items: ['GP-1'],
}

type Written = z.input<typeof recallNoticeSchema>

function publish(change: Partial<Written> = {}, isCheck = false) {
  const notice = recallNoticeSchema.parse({ ...written, ...change })
  return publishRecall(shop.db, notice, { isCheck }, shop.services).then(publishedText)
}

async function published(change: Partial<Written> = {}) {
  const [, number = ''] = /^Recall (RC-\d+) is published/.exec(await publish(change)) ?? []
  return number
}

async function match() {
  const failures: unknown[] = []
  await matchOpenRecalls(shop.db, { ...shop.services, onFailure: (error) => failures.push(error) })
  expect(failures).toEqual([])
}

async function listed(who: ShopUser, input: CallInput<'getRecalls'> = {}) {
  return (await shop.as(who, 'getRecalls', input)).output().results
}

async function details(who: ShopUser, id?: number) {
  const known = id ?? (await listed(who))[0]?.id ?? 0
  return (await shop.as(who, 'getRecall', { id: known })).output()
}

type Counts = Omit<CallInput<'acknowledgeRecall'>['lines'][number], 'id'>

const allFound: Counts = { found: 7, used: 0, quarantined: 7, returned: 0 }

/** Sends an acknowledgment with the same counts for every line of the recall. */
async function acknowledge(
  who: ShopUser,
  counts: Counts = allFound,
  change: Partial<CallInput<'acknowledgeRecall'>> = {},
) {
  const { id, lines } = await details('admin')
  const acknowledged = lines.map((line) => ({ id: line.id, ...counts }))
  const input = { id, version: 0, lines: acknowledged, note: '', isConfirmed: true as const, ...change }
  return shop.as(who, 'acknowledgeRecall', input, { idempotencyKey: crypto.randomUUID() })
}

interface SentMail extends Record<string, unknown> {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

async function mails(kind = 'recall-notice') {
  const { rows } = await shop.db.execute<SentMail>(
    sql`SELECT recipient, subject, text FROM mail_outbox WHERE kind = ${kind} ORDER BY id`,
  )
  return rows
}

async function recipients(kind?: string) {
  return (await mails(kind)).map(({ recipient }) => recipient.split('@')[0])
}

async function noticesOf(who: ShopUser) {
  const { notifications } = (await shop.as(who, 'getUserNotifications', {})).output()
  return notifications.filter(({ notificationType }) => notificationType === 'Product Recall')
}

async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof ProblemError || error instanceof Error ? error.message : 'nothing was refused'
}

describe('a published recall', () => {
  it('PLUS-13 PLUS-18 reaches the administrators and buyers of the companies that received its goods, once', async () => {
    await order('buyer')
    await order('clinic', { quantity: 2 })
    await order('admin', { itemId: rationed, quantity: 1 })
    await order('admin', { isShipped: false })
    const sentence = await publish()
    expect(sentence).toMatch(
      /^Recall RC-\d+ is published: 2 companies have received 2 shipped lines, and 3 people are told\. See who has acknowledged it with: gauze recalls status RC-\d+$/,
    )
    expect(await recipients()).toEqual(['admin', 'buyer', 'clinic'])
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^Recall RC-\d+, class II: Gauze pads, sterile$/)
    expect(mail?.text).toContain('7 × ')
    expect(mail?.text).toContain('(PO number PO-7), shipped 03/11/2026')
    expect(mail?.text).toContain('What to do: Stop the use of these pads.\nQuarantine them.')
    expect(mail?.text).not.toContain('$')
    const [row] = await listed('admin')
    expect(mail?.text).toContain(`/myaccount/menu/recalldetails?id=${row?.id}`)
    expect(await noticesOf('buyer')).toMatchObject([
      { metaData: { recallId: row?.id, title: 'Gauze pads, sterile', riskClass: 'II' } },
    ])
    expect(await noticesOf('noPrice')).toEqual([])
    await match()
    expect(await recipients()).toHaveLength(3)
    expect(await noticesOf('admin')).toHaveLength(1)
  })

  it('PLUS-13 shows the received goods to every user of the company, without any price', async () => {
    const placed = await order('buyer')
    await published({ lots: ['L-1', 'L-2'], makerUrl: 'https://maker.example/notice' })
    for (const who of ['admin', 'buyer', 'noPrice', 'punchout'] as const) {
      const answer = await details(who)
      expect(answer).toMatchObject({
        ...{ status: 'Open', riskClass: 'II', acknowledgedAt: null, lots: ['L-1', 'L-2'], acknowledgments: [] },
        ...{ received: [{ quantity: 7 }], items: [{ itemId: gauze }], orders: [placed], makerUrl: expect.any(String) },
        lines: [{ quantity: 7, order: placed, poNum: 'PO-7', shipTo: 'Pharmacy, 1 Main Street, Albany, NY 12207' }],
        mayAcknowledge: who !== 'punchout',
      })
      expect(answer.lines[0]?.isReturnable).toBe(true)
      expect(JSON.stringify(answer)).not.toMatch(/price|total|cents/i)
    }
    expect((await shop.as('admin', 'getOverViewData', {})).output().openRecalls).toBe(1)
    expect((await shop.as('clinic', 'getOverViewData', {})).output().openRecalls).toBe(0)
    expect(await listed('clinic')).toEqual([])
  })

  it('PLUS-13 belongs to shipments of its days in New York', async () => {
    await order('admin')
    expect(await publish({ shippedFrom: '2026-03-12' })).toContain(
      'no company has received its goods, and 0 people are told',
    )
    expect(await publish({ title: 'Another', shippedTo: '2026-03-10' })).toContain('no company has received its goods')
    expect(await publish({ title: 'A third', shippedFrom: '2026-03-11', shippedTo: '2026-03-11' })).toContain(
      '1 company has received 1 shipped line',
    )
  })

  it('PLUS-13 finds goods that ship while it is open, and tells only people who do not know of it', async () => {
    await order('buyer')
    const later = await order('buyer', { isShipped: false, quantity: 3 })
    const clinics = await order('clinic', { isShipped: false, quantity: 2 })
    const number = await published()
    expect(await recipients()).toEqual(['admin', 'buyer'])
    await ship(later.orderNumber)
    await match()
    expect((await details('admin')).lines.map(({ quantity }) => quantity).toSorted()).toEqual([3, 7])
    expect(await recipients()).toEqual(['admin', 'buyer'])
    await ship(clinics.orderNumber)
    expect(await closeRecall(shop.db, number, shop.services)).toEqual({ companies: 2, acknowledged: 0 })
    expect(await recipients()).toEqual(['admin', 'buyer', 'clinic'])
    await order('admin')
    await match()
    expect((await details('admin')).lines).toHaveLength(2)
  })

  it('PLUS-13 must be acknowledged again when more goods ship, and everybody is told again', async () => {
    await order('buyer')
    const later = await order('buyer', { isShipped: false, quantity: 3 })
    const number = await published()
    expect((await acknowledge('noPrice')).status).toBe(200)
    await ship(later.orderNumber)
    await match()
    expect(await details('admin')).toMatchObject({ status: 'Open', acknowledgments: [{ version: 1 }] })
    expect(await recipients()).toEqual(['admin', 'buyer', 'admin', 'buyer'])
    expect(recallStateText(await recallStatus(shop.db, number))).toContain('more goods have shipped since')
    const lines = (await details('admin')).lines.map(({ id, quantity }) => ({
      ...allFound,
      id,
      found: quantity,
      quarantined: 0,
    }))
    const stale = await acknowledge('admin', allFound, { version: 1, lines: lines.slice(0, 1) })
    expect([stale.status, stale.problem().type]).toEqual([409, expect.stringMatching(/recall-changed$/)])
    expect(stale.problem().detail).toContain('has 2 lines, and you answered 1.')
    expect((await acknowledge('admin', allFound, { version: 1, lines })).status).toBe(200)
    expect((await details('admin')).status).toBe('Acknowledged')
  })

  it('PLUS-13 several runs at once match and tell once', async () => {
    const later = await order('buyer', { isShipped: false })
    await published()
    await ship(later.orderNumber)
    await Promise.all([match(), match(), match()])
    expect(await recipients()).toEqual(['admin', 'buyer'])
    expect((await details('admin')).lines).toHaveLength(1)
  })

  it('PLUS-13 of class I stops the sale of its items while it is open', async () => {
    const number = await published({ riskClass: 'I' })
    const item = (await shop.as('admin', 'getItem', { id: String(gauze) })).output()
    expect(item.isAddableToCart).toBe(false)
    const added = await shop.as('admin', 'addItem', { itemId: gauze, unit: unitsOf(gauze).each, quantity: 1 })
    expect([added.status, added.problem().type]).toEqual([409, expect.stringMatching(/item-unavailable$/)])
    await closeRecall(shop.db, number, shop.services)
    await order('admin')
  })

  it('PLUS-13 of class I stops the shipment of its items while it is open', async () => {
    const { orderNumber } = await order('buyer', { isShipped: false })
    const other = await order('admin', { isShipped: false, itemId: rationed, quantity: 1 })
    const number = await published({ riskClass: 'I' })
    const words = `Order ${orderNumber} does not ship: Gauze Pad is under the open recall ${number} of class I. Nothing has changed.`
    expect(await refusalOf(ship(orderNumber))).toBe(words)
    expect(await refusalOf(shipOrder(shop.db, orderNumber, { lines: [1] }, shop.services))).toBe(words)
    expect((await shop.db.execute(sql`SELECT FROM fulfilments`)).rows).toEqual([])
    expect(await ship(other.orderNumber)).toMatchObject({ isLast: true })
    await closeRecall(shop.db, number, shop.services)
    expect(await ship(orderNumber)).toMatchObject({ isLast: true })
  })

  it('PLUS-13 of class I lets the other lines of an order ship', async () => {
    await shop.as('buyer', 'addItem', { itemId: rationed, unit: unitsOf(rationed).each, quantity: 1 })
    const { id, orderNumber } = await order('buyer', { isShipped: false })
    await published({ riskClass: 'I' })
    const { rows } = await shop.db.execute<{ position: number; itemId: number }>(
      sql`SELECT position, item_id AS "itemId" FROM order_lines WHERE order_id = ${id} ORDER BY position`,
    )
    const free = rows.findIndex(({ itemId }) => itemId === rationed) + 1
    expect(await refusalOf(ship(orderNumber))).toContain('is under the open recall')
    expect(await shipOrder(shop.db, orderNumber, { lines: [free] }, shop.services)).toMatchObject({ isLast: false })
    expect(await refusalOf(ship(orderNumber))).toContain('is under the open recall')
  })

  it('PLUS-13 of class I makes the automatic fulfilment skip its orders, and log them once in a run', async () => {
    const held = [await order('buyer', { isShipped: false }), await order('admin', { isShipped: false })]
    const free = await order('admin', { isShipped: false, itemId: rationed, quantity: 1 })
    await published({ riskClass: 'I' })
    const logged: string[] = []
    const services = {
      ...shop.services,
      now: () => new Date(Date.now() + 6 * 60_000),
      onHeld: (words: string) => logged.push(words),
    }
    await fulfilDueOrders(shop.db, 5, services, AbortSignal.timeout(10_000))
    const { rows } = await shop.db.execute<{ number: string }>(
      sql`SELECT o.order_no AS number FROM fulfilments f JOIN orders o ON o.id = f.order_id`,
    )
    expect(rows).toEqual([{ number: free.orderNumber }])
    const numbers = held.map(({ orderNumber }) => orderNumber).join(', ')
    expect(logged).toEqual([`Open recalls of class I hold back these orders: ${numbers}.`])
  })

  it('PLUS-13 of another class, or of ship dates that are over, stops no sale', async () => {
    await published()
    await published({ title: 'Old goods', riskClass: 'I', shippedTo: '2026-01-31' })
    await order('admin')
  })
})

describe('the acknowledgment of a recall', () => {
  it('PLUS-13 records the person and the found quantities, and keeps each version', async () => {
    await order('buyer')
    const number = await published()
    const first = await acknowledge(
      'noPrice',
      { found: 4, used: 3, quarantined: 4, returned: 0 },
      { note: ' In room 4. ' },
    )
    expect(first.output()).toMatchObject({
      status: 'Acknowledged',
      acknowledgments: [{ version: 1, note: 'In room 4.' }],
    })
    const second = await acknowledge('admin', { found: 4, used: 3, quarantined: 0, returned: 4 }, { version: 1 })
    const { acknowledgments, lines, acknowledgedAt } = second.output()
    expect(acknowledgedAt).toBe(shopMorning.toISOString())
    const at = shopMorning.toISOString()
    const lineId = lines[0]?.id
    expect(acknowledgments).toEqual([
      {
        version: 2,
        at,
        by: 'admin Tester',
        note: '',
        lines: [{ lineId, found: 4, used: 3, quarantined: 0, returned: 4 }],
      },
      {
        ...{ version: 1, at, by: 'noPrice Tester', note: 'In room 4.' },
        lines: [{ lineId, found: 4, used: 3, quarantined: 4, returned: 0 }],
      },
    ])
    expect((await shop.as('admin', 'getOverViewData', {})).output().openRecalls).toBe(0)
    expect(recallStateText(await recallStatus(shop.db, number))).toContain(
      'acknowledged by "admin Tester" on 03/11/2026, version 2: 4 found, 3 used, 0 quarantined, 4 returned',
    )
    await expect(shop.db.execute(sql`UPDATE recall_acknowledgments SET note = 'other'`)).rejects.toThrow()
    await expect(shop.db.execute(sql`UPDATE recall_counts SET used = 0`)).rejects.toThrow()
  })

  it('PLUS-13 counts the first acknowledgment when two people send one at once, and the second person reads it', async () => {
    await order('buyer')
    await published()
    const answers = await Promise.all([acknowledge('admin'), acknowledge('buyer'), acknowledge('noPrice')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const [winner] = (await details('admin')).acknowledgments
    const late = answers.find(({ status }) => status === 409)?.problem()
    expect(late?.type).toMatch(/recall-changed$/)
    expect(late?.detail).toContain(`${winner?.by} acknowledged recall RC-`)
    expect(late?.detail).toContain('Nothing of yours was saved.')
    expect((await details('admin')).acknowledgments).toHaveLength(1)
  })

  it.each([
    [
      'more goods than arrived',
      { ...allFound, found: 8 },
      'lines.0.found',
      /found and used goods together are at most 7/,
    ],
    ['more with the used ones', { ...allFound, used: 1 }, 'lines.0.found', /at most 7/],
    ['more quarantined than found', { ...allFound, returned: 1 }, 'lines.0.quarantined', /at most 7/],
  ])('PLUS-13 refuses %s, and names the field', async (_what, counts, field, words) => {
    await order('buyer')
    await published()
    const { status, ...answer } = await acknowledge('admin', counts)
    expect(status).toBe(422)
    expect(answer.problem().detail).toMatch(words)
    expect(Object.keys(answer.problem().errors ?? {})).toEqual([field])
    expect((await details('admin')).status).toBe('Open')
  })

  it.each([
    ['a part of one', { ...allFound, found: 1.5 }, 'lines.0.found'],
    ['fewer than none', { ...allFound, used: -1 }, 'lines.0.used'],
  ])('PLUS-13 refuses %s with the name of the field', async (_what, counts, field) => {
    await order('buyer')
    await published()
    const answer = await acknowledge('admin', counts)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.problem().errors ?? {})).toEqual([field])
  })

  it('PLUS-13 refuses a missing confirmation, a line that is named twice, and lines of another company or recall', async () => {
    await order('buyer')
    await order('clinic', { quantity: 2 })
    await published()
    const [own, clinics] = [(await details('admin')).lines[0]?.id ?? 0, await details('clinic')]
    const options = { idempotencyKey: crypto.randomUUID() }
    const { id } = await details('admin')
    const send = (input: object) =>
      shop.callAny('acknowledgeRecall', input, { ...options, token: shop.tokenOf('admin') })
    const line = { ...allFound, id: own }
    const unconfirmed = await send({ id, version: 0, lines: [line], note: '', isConfirmed: false })
    expect([unconfirmed.status, Object.keys(unconfirmed.problem().errors ?? {})]).toEqual([400, ['isConfirmed']])
    const twice = await acknowledge('admin', allFound, { lines: [line, line] })
    expect([twice.status, twice.problem().detail]).toEqual([422, expect.stringContaining('is named twice')])
    const foreign = { ...allFound, id: clinics.lines[0]?.id ?? 0 }
    const others = await acknowledge('admin', allFound, { lines: [line, foreign] })
    expect([others.status, Object.keys(others.problem().errors ?? {})]).toEqual([404, ['lines.1.id']])
    const stolen = await acknowledge('admin', allFound, { id: clinics.id, lines: [foreign] })
    expect(stolen.status).toBe(404)
    expect((await shop.as('admin', 'getRecall', { id: clinics.id })).status).toBe(404)
    expect([(await details('admin')).status, (await details('clinic')).status]).toEqual(['Open', 'Open'])
  })

  it('PLUS-13 of a closed recall, or in a punch-out session, is refused', async () => {
    await order('buyer')
    const number = await published()
    expect((await acknowledge('punchout')).status).toBe(403)
    await closeRecall(shop.db, number, shop.services)
    const late = await acknowledge('admin')
    expect([late.status, late.problem().type]).toEqual([409, expect.stringMatching(/recall-closed$/)])
    expect(await details('admin')).toMatchObject({ status: 'Closed', mayAcknowledge: false })
  })
})

describe('the list of recalls', () => {
  it('PLUS-13 has the recalls that need an acknowledgment first, the most serious class first, and filters by status and text', async () => {
    await order('buyer')
    const closed = await published({ title: 'Closed' })
    await closeRecall(shop.db, closed, shop.services)
    await published({ title: 'Third class', riskClass: 'III' })
    await published({ title: 'First class', riskClass: 'I' })
    await published({ title: 'Second class' })
    expect((await listed('admin')).map(({ title }) => title)).toEqual([
      ...['First class', 'Second class', 'Third class', 'Closed'],
    ])
    expect((await listed('admin', { sort: 'date', orderBy: 'asc' })).map(({ title }) => title)).toEqual([
      ...['Closed', 'Third class', 'First class', 'Second class'],
    ])
    expect((await listed('admin', { status: 'Closed' })).map(({ title }) => title)).toEqual(['Closed'])
    expect((await listed('admin', { search: 'third' })).map(({ title }) => title)).toEqual(['Third class'])
    expect(await listed('admin', { search: 'PO-7' })).toHaveLength(4)
    expect(await listed('admin', { search: 'nothing' })).toEqual([])
    expect(await listed('admin', { toDate: '2026-03-10' })).toEqual([])
  })
})

describe('reminders', () => {
  async function remind(day: string, time = '14:00') {
    const failures: unknown[] = []
    const now = () => new Date(`${day}T${time}:00Z`)
    await sendRecallReminders(shop.db, { ...shop.services, now, onFailure: (error) => failures.push(error) })
    expect(failures).toEqual([])
  }

  it.each([
    ['I', 3],
    ['II', 7],
    ['III', 7],
  ] as const)(
    'PLUS-13 of class %s go out every %s days from eight, until somebody acknowledges',
    async (riskClass, days) => {
      await order('buyer')
      await published({ riskClass })
      const due = addDays('2026-03-11', days)
      await remind(addDays(due, -1))
      await remind(due, '11:59')
      expect(await recipients('recall-reminder')).toEqual([])
      await Promise.all([remind(due), remind(due)])
      await remind(due, '20:00')
      expect(await recipients('recall-reminder')).toEqual(['admin', 'buyer'])
      expect((await mails('recall-reminder'))[0]?.subject).toMatch(/^Reminder: recall RC-\d+, class/)
      await remind(addDays(due, days))
      expect(await recipients('recall-reminder')).toHaveLength(4)
      await acknowledge('buyer')
      await remind(addDays(due, days * 3))
      expect(await recipients('recall-reminder')).toHaveLength(4)
    },
  )

  it('PLUS-13 end when the recall is closed', async () => {
    await order('buyer')
    await closeRecall(shop.db, await published(), shop.services)
    await remind('2026-04-11')
    expect(await recipients('recall-reminder')).toEqual([])
  })
})

describe('gauze recalls', () => {
  const run = (...words: string[]) => operate(['recalls', ...words], { DATABASE_URL: shop.databaseUrl })

  async function file(content: unknown) {
    const path = join(folder, `Recall-${crypto.randomUUID()}.json`)
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  it('PLUS-18 --check says how many companies and lines match, and changes nothing', async () => {
    await order('buyer')
    await order('clinic', { quantity: 2 })
    expect(await publish({}, true)).toBe(
      'The recall has no mistake: 2 companies have received 2 shipped lines. Nothing was published, and nobody was told.',
    )
    expect(recallsText(await readListedRecalls(shop.db))).toBe('There is no recall')
    expect(await mails()).toEqual([])
    expect(await noticesOf('admin')).toEqual([])
  })

  it('PLUS-18 lists recalls, and shows the companies that have not acknowledged a recall first', async () => {
    await order('buyer')
    await order('clinic', { quantity: 2 })
    const number = await published()
    await acknowledge('admin', allFound, { note: 'In room 4.' })
    expect(recallsText(await readListedRecalls(shop.db))).toBe(
      `${number}, class II, open: Gauze pads, sterile. Published on 03/11/2026, acknowledged by 1 of 2 companies`,
    )
    const [head, clinic, hospital, note] = recallStateText(await recallStatus(shop.db, number)).split('\n')
    expect(head).toContain(number)
    expect(clinic).toMatch(/^ {2}"Test Clinic", 1 line, 2 × .*: nobody has acknowledged it, last mail on 03\/11\/2026$/)
    expect(hospital).toMatch(
      /^ {2}"Test Hospital", 1 line, 7 × .*: acknowledged by "admin Tester" on 03\/11\/2026: 7 found/,
    )
    expect(note).toBe('    "In room 4."')
  })

  it.each([
    [
      'an item that the store does not have',
      { items: ['GP-1', 99_999_999] },
      /^items: The store has no item 99999999\./,
    ],
    ['days in the wrong order', { shippedFrom: '2026-03-02', shippedTo: '2026-03-01' }, /^shippedTo: It is before/],
  ])('PLUS-18 refuses %s, names the field and changes nothing', async (_what, change, words) => {
    expect(await refusalOf(publish(change))).toMatch(words)
    expect(await refusalOf(publish(change, true))).toMatch(words)
    expect(recallsText(await readListedRecalls(shop.db))).toBe('There is no recall')
  })

  it('PLUS-18 SRCH-14 recalls the item of the number, never the item of the database id', async () => {
    expect(await refusalOf(publish({ items: [gauze] }))).toMatch(/^items: The store has no item \d+\./)
  })

  it('PLUS-18 refuses an item of several variants, and names the variants', async () => {
    const { rows } = await shop.db.execute<{ id: string; variant: string }>(
      sql`SELECT p.item_name AS id, v.item_name AS variant FROM items p JOIN items v ON v.parent_id = p.id ORDER BY v.id LIMIT 1`,
    )
    expect(await refusalOf(publish({ items: [rows[0]?.id ?? ''] }))).toContain(
      `Name the recalled ones: ${rows[0]?.variant}`,
    )
  })

  it('PLUS-18 publishes a recall once, even when it is published several times at once', async () => {
    await order('buyer')
    const outcomes = await Promise.allSettled([publish(), publish(), publish({ title: ' gauze pads, STERILE ' })])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(publish())).toMatch(/^title: Recall RC-\d+ is open and has the same title\./)
    expect(await recipients()).toEqual(['admin', 'buyer'])
  })

  it.each([
    ['{', /is no JSON: /],
    [[], /recall: /],
    [{ ...written, title: ' ' }, /\ntitle: is required$/],
    [{ ...written, riskClass: '2' }, /\nriskClass: must be one of: I, II, III$/],
    [{ ...written, items: [] }, /\nitems: needs at least one item$/],
    [{ ...written, items: [1.5] }, /\nitems\.0: must be an item number$/],
    [{ ...written, makerUrl: 'http://maker.example/' }, /\nmakerUrl: must be an address that begins with https:\/\/$/],
    [{ ...written, makerUrl: 'https://maker@evil.example/' }, /\nmakerUrl: must be an address/],
    [{ ...written, makerUrl: 'javascript:alert(1)' }, /\nmakerUrl: must be an address that begins with https:\/\/$/],
    [{ ...written, shippedFrom: '2026-02-30' }, /\nshippedFrom: must be a date such as/],
    [{ ...written, whatToDo: ' ' }, /\nwhatToDo: is required$/],
    [{ ...written, lot: ['L-1'] }, /\nrecall: .*"lot"/],
  ])('PLUS-18 names the mistake of a file (%#)', async (content, words) => {
    const path = await file(content)
    expect((await run('publish', path)).replace(/\nexit code 1\n$/, '')).toMatch(words)
  })

  it('PLUS-18 refuses a missing file, an unknown command, and the number of an unknown or closed recall', async () => {
    const missing = join(folder, 'missing.json')
    expect(await run('publish', missing)).toContain('could not be read')
    expect(await run('publish')).toContain("'recalls publish' takes one file")
    expect(await run('open', 'RC-1')).toContain("There is no command 'recalls open'")
    expect(await refusalOf(closeRecall(shop.db, 'RC-1', shop.services))).toContain('There is no recall RC-1.')
    expect(await refusalOf(recallStatus(shop.db, 'RC-1'))).toContain('There is no recall RC-1.')
    const number = await published()
    await closeRecall(shop.db, number, shop.services)
    expect(await refusalOf(closeRecall(shop.db, number, shop.services))).toContain('is closed already')
  })
})
