import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LogLine } from '../testing/log-lines.js'
import { type RunningShop, startRunningShop } from '../testing/running-shop.js'
import { type ShopTraffic, startTraffic } from '../testing/shop-traffic.js'
import { isRunning } from './folder-lock.js'

let shop: RunningShop
let traffic: ShopTraffic
const patience = { timeout: 60_000, interval: 20 }

async function rowsOf<Row extends Record<string, unknown>>(query: string) {
  return (await shop.database.db.execute<Row>(sql.raw(query))).rows
}

/** Service is back when orders go through again. */
function someOrders(count: number) {
  const goal = traffic.confirmed.length + count
  return vi.waitFor(() => expect(traffic.confirmed.length).toBeGreaterThanOrEqual(goal), patience)
}

async function isListening() {
  return (await rowsOf("SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN search_changes'")).length === 1
}

beforeAll(async () => {
  shop = await startRunningShop({ GAUZE_JOB_RETRY_DELAY: '1', GAUZE_JOB_LOST_AFTER: '10', GAUZE_LOG_LEVEL: 'warn' })
  traffic = await startTraffic(shop)
})
afterAll(async () => {
  await traffic.stop()
  expect(await shop.stop()).toBe(0)
})

describe('the database goes away while shoppers are at work', () => {
  it('CHK-05 is restarted each time it is killed, and service resumes', { timeout: 180_000 }, async () => {
    for (let kill = 1; kill <= 3; kill += 1) {
      await someOrders(2)
      const killed = await shop.postmaster()
      process.kill(killed, 'SIGKILL')
      await someOrders(2)
      expect(isRunning(killed)).toBe(false)
    }
    const lines = shop.server.output().trim().split('\n')
    const events = lines.filter((line) => !line.startsWith('ready ')).map((line): LogLine => JSON.parse(line))
    expect(events).toContainEqual(
      expect.objectContaining({
        time: expect.any(String),
        level: 'error',
        msg: 'the database stopped unexpectedly and is started again',
        reason: 'signal SIGKILL',
      }),
    )
  })

  it.each([
    ['in a transaction', "state LIKE 'idle in transaction%' OR (state = 'active' AND query ~ '(?i)insert|update')"],
    ['at work', "state = 'active'"],
    ['idle', "state = 'idle' AND query NOT LIKE 'LISTEN%'"],
    ['listening', "query = 'LISTEN search_changes'"],
    ['doing jobs', "query LIKE '%pgboss%'"],
    ['of any kind', 'true'],
  ])('keeps working when connections %s are ended', { timeout: 120_000 }, async (_kind, condition) => {
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE usename = current_user AND pid <> pg_backend_pid() AND (${condition})`
    await vi.waitFor(async () => expect((await rowsOf(end)).length).toBeGreaterThan(0), patience)
    await someOrders(2)
    await expect.poll(isListening, patience).toBe(true)
  })

  it('receives catalogue changes again', { timeout: 60_000 }, async () => {
    await rowsOf(
      "UPDATE items SET display_name = 'Rediscovered Gauze', site_display_name = 'Rediscovered Gauze' WHERE id = 1010",
    )
    const hits = async () => {
      const answer = await fetch(
        `${shop.url}/search/1/indexes/items/query?x-algolia-api-key=gauze-public-search&x-algolia-application-id=A`,
        { method: 'POST', body: JSON.stringify({ query: 'rediscovered' }) },
      )
      return (await answer.json()).nbHits
    }
    await expect.poll(hits, patience).toBe(1)
  })

  it('CHK-05 keeps answering, with 503 where it cannot, and applies nothing twice', {
    timeout: 60_000,
  }, async () => {
    await traffic.stop()
    expect([...traffic.answers.keys()].sort()).toEqual(['200', '503 with Retry-After'])
    const orders = await rowsOf<{ po: string; orders: number; quantity: number }>(`
      SELECT po_num AS po, count(DISTINCT o.id)::int AS orders, sum(quantity)::int AS quantity
      FROM orders o JOIN order_lines l ON l.order_id = o.id GROUP BY po_num`)
    const made = new Map(orders.map((order) => [order.po, order]))
    for (const po of traffic.confirmed) expect(made.get(po)).toEqual({ po, orders: 1, quantity: 1 })
    // The last one may have been placed although nobody received the answer.
    expect(orders.length - traffic.confirmed.length).toBeLessThanOrEqual(1)
  })

  it('CHK-10 goes on with jobs: the mail of each order goes out', { timeout: 120_000 }, async () => {
    const unsent = () =>
      rowsOf(`
        SELECT mail.id, mail.attempts, state, retry_count, (start_after - now())::text AS due, output
        FROM mail_outbox AS mail LEFT JOIN pgboss.job ON (data ->> 'outboxId')::int = mail.id
        WHERE sent_at IS NULL`)
    // A job that was interrupted several times waits longer each time.
    await expect.poll(unsent, { timeout: 100_000, interval: 200 }).toEqual([])
    expect(shop.mails()).toBeGreaterThanOrEqual(traffic.confirmed.length)
  })
})
