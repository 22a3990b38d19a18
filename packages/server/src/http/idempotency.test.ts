import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownKey } from '../base/own-keys.js'
import { conflict } from '../base/problem.js'
import type { Db } from '../db/client.js'
import { accessRequests, idempotencyKeys } from '../db/schema/index.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { type KeyedOutcome, readIdempotencyKey, runOnce } from './idempotency.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function keyed(key: string, input: unknown = { a: 1 }, accountId = 1) {
  return {
    user: { accountId, userId: 1 },
    call: 'placeOrder',
    key,
    input,
  }
}

/** Work whose effects can be counted. */
function work(company: string) {
  return async (tx: Db) => {
    const [row] = await tx
      .insert(accessRequests)
      .values({ company, firstName: 'a', lastName: 'b', phone: 'c', email: 'd' })
      .returning({ id: accessRequests.id })
    return { kept: { made: row?.id ?? 0 } }
  }
}

function keptOf(outcome: KeyedOutcome<{ kept: unknown }>) {
  return outcome.isRepeat ? outcome.kept : outcome.made.kept
}

async function countOf(company: string) {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM access_requests WHERE company = ${company}`,
  )
  return rows[0]?.count
}

describe('idempotency', () => {
  it('CHK-05 does the work of the same key and body once, and returns the stored result afterwards', async () => {
    const first = await runOnce(server.db, keyed('once'), work('once'))
    const second = await runOnce(server.db, keyed('once'), work('once'))
    expect(first).toEqual({ isRepeat: false, made: { kept: { made: expect.any(Number) } } })
    expect(second).toEqual({ isRepeat: true, kept: keptOf(first) })
    expect(await countOf('once')).toBe(1)
  })

  it('CHK-05 does the work once when the same request comes eight times at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => runOnce(server.db, keyed('at-once'), work('at-once'))),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(keptOf(answer)))).size).toBe(1)
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(await countOf('at-once')).toBe(1)
  })

  it('answers 409 when the key comes with another body', async () => {
    await runOnce(server.db, keyed('other-body'), work('other-body'))
    await expect(runOnce(server.db, keyed('other-body', { a: 2 }), work('other-body'))).rejects.toMatchObject({
      status: 409,
      options: { slug: 'idempotency-key-reused' },
    })
    expect(await countOf('other-body')).toBe(1)
  })

  it('AUTH-12 keeps the keys of two companies apart', async () => {
    await runOnce(server.db, keyed('apart', { a: 1 }, 1), work('apart'))
    expect((await runOnce(server.db, keyed('apart', { a: 1 }, 2), work('apart'))).isRepeat).toBe(false)
    expect(await countOf('apart')).toBe(2)
  })

  it('leaves nothing of failed work, so that it can be tried again', async () => {
    const failing = async (tx: Db) => {
      await work('fails')(tx)
      throw conflict('out-of-stock', 'None is left.')
    }
    await expect(runOnce(server.db, keyed('fails'), failing)).rejects.toMatchObject({ status: 409 })
    expect(await countOf('fails')).toBe(0)
    expect((await runOnce(server.db, keyed('fails'), work('fails'))).isRepeat).toBe(false)
  })

  it('repeats work that lost to another transaction', async () => {
    let runs = 0
    await runOnce(server.db, keyed('retried'), async (tx) => {
      runs += 1
      if (runs === 1) await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$`)
      return { kept: { runs } }
    })
    expect(runs).toBe(2)
    const rows = await server.db.select().from(idempotencyKeys).where(sql`${idempotencyKeys.key} = 'retried'`)
    expect(rows.map(({ response }) => response)).toEqual([{ runs: 2 }])
  })

  it.each([ownKey('subscription', 1, '2026-12-08'), ownKey('cxml', 1, 'x')])(
    'refuses the key %s, which is one of the store’s own',
    (key) => {
      expect(() => readIdempotencyKey(key, 'required')).toThrow(/begins like a key that the store makes itself/)
    },
  )

  it('requires the header where a call needs it, and refuses a malformed one', () => {
    expect(readIdempotencyKey('abc', undefined)).toBeNull()
    expect(readIdempotencyKey(undefined, 'optional')).toBeNull()
    expect(readIdempotencyKey('9f3c-1', 'required')).toBe('9f3c-1')
    expect(() => readIdempotencyKey(undefined, 'required')).toThrow(/needs an Idempotency-Key header/)
    for (const bad of ['', 'with blank', 'ü', 'x'.repeat(201), ['a', 'b']]) {
      expect(() => readIdempotencyKey(bad, 'optional')).toThrow(/1 to 200 visible ASCII/)
    }
  })
})
