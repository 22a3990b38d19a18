import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeBuyerNetwork, startFakeBuyerNetwork } from '../../testing/fake-buyer-network.js'
import { itemOut, orderRequest } from '../../testing/fixtures/order-requests.js'
import { shopItems } from '../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { type RunningShop, startRunningShop } from '../../testing/running-shop.js'
import { hashPassword } from '../credentials/password.js'
import { elementAt } from '../cxml/read-xml.js'
import { addBuyer } from '../punch-out/punch-out.repository.js'

const secret = 'a shared secret of two machines'

let network: FakeBuyerNetwork
let shop: RunningShop

beforeAll(async () => {
  network = await startFakeBuyerNetwork()
  shop = await startRunningShop()
  await addBuyer(shop.database.db, {
    ...{ accountId: shopUsers.buyer.accountId, secretHash: await hashPassword(secret), name: 'Hospital Buying' },
    ...{ protocol: 'cxml', domain: 'DUNS', identity: '12345', returnOrigins: ['https://buyer.example'] },
    ...{ orderUserId: shopUsers.admin.userId, documentsUrl: network.url, documentsSecret: 'x', documentsPrivate: true },
  })
}, 120_000)
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
  await network.close()
}, 60_000)

/** @returns the answer; null if the server died before it came */
async function send(orderId: string) {
  const body = orderRequest({ secret, orderId, items: itemOut({ part: shopItems.gauze, unit: 'EA' }) })
  const headers = { 'content-type': 'text/xml' }
  const answer = await fetch(`${shop.url}/api/punchout/cxml`, { method: 'POST', headers, body }).catch(() => null)
  return answer?.text() ?? null
}

async function count(query: ReturnType<typeof sql>) {
  return (await shop.database.db.execute(query)).rows.length
}

it('PLUS-23 a server that is killed before an order is written places it once when the document comes again', {
  timeout: 60_000,
}, async () => {
  let answer: ReturnType<typeof send> | undefined
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT id FROM accounts WHERE id = 1 FOR NO KEY UPDATE`)
    answer = send('PO-1')
    const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%'`
    await expect.poll(() => count(waiting), { timeout: 20_000 }).toBe(1)
    shop.server.child.kill('SIGKILL')
    await shop.server.ended
  })
  await shop.killAndRestart()
  expect(await answer).toBeNull()
  expect(await count(sql`SELECT 1 FROM orders UNION ALL SELECT 1 FROM punchout_documents`)).toBe(0)
  expect(await send('PO-1')).toContain('was placed.')
  expect(await send('PO-1')).toContain('was placed.')
  expect(await count(sql`SELECT 1 FROM orders WHERE po_num = 'PO-1'`)).toBe(1)
})

it('PLUS-23 a server that is killed between an order and its confirmation sends that once, after its start', {
  timeout: 180_000,
}, async () => {
  await send('PO-2')
  // The server looks for documents once a minute: the next start is in another minute.
  await shop.database.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'send-documents'`)
  await shop.killAndRestart()
  const confirmed = () =>
    network.received.filter(({ root }) => elementAt(root, 'OrderReference')?.attributes.orderID === 'PO-2')
  await expect.poll(confirmed, { timeout: 150_000 }).toHaveLength(1)
  const sent = sql`SELECT 1 FROM punchout_documents WHERE number = 'PO-2' AND state = 'sent' AND attempts = 1`
  await expect.poll(() => count(sent), { timeout: 10_000 }).toBe(1)
  expect(confirmed()).toHaveLength(1)
})
