import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkLimits } from '../base/config.js'
import { toProblem } from '../http/errors.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { type Database, inTransaction, openDatabase } from './client.js'

let server: TestServer
const opened: Database[] = []

beforeAll(async () => {
  server = await startTestServer({ environment: { GAUZE_DB_LOCK_TIMEOUT: '200' } })
})
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  await server.close()
})

function open(limits: Partial<WorkLimits>, maxConnections = 2): Database {
  const all = { statement: 0, lock: 0, idleInTransaction: 0, connection: 10_000, ...limits }
  const database = openDatabase({ url: server.databaseUrl, maxConnections, limits: all })
  opened.push(database)
  return database
}

async function problemOf(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof Error)) throw new Error('It went well.')
  const { status, options } = toProblem(error)
  return { status, comesBack: options.retryAfter !== undefined }
}

const askAgain = { status: 503, comesBack: true }

describe('work that takes the database too long', () => {
  it('ends a statement, and the connection serves the next one', async () => {
    const { db } = open({ statement: 100 }, 1)
    expect(await problemOf(db.execute(sql`SELECT pg_sleep(60)`))).toEqual(askAgain)
    expect(await problemOf(inTransaction(db, (tx) => tx.execute(sql`SELECT pg_sleep(60)`)))).toEqual(askAgain)
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  })

  it('answers a call that waits for a lock 503, with when to come back and the id of the request', async () => {
    await inTransaction(server.db, async (tx) => {
      await tx.execute(sql`LOCK TABLE access_requests IN ACCESS EXCLUSIVE MODE`)
      const form = { company: 'A', firstName: 'B', lastName: 'C', phone: '5185550100', email: 'd@e.example' }
      const answer = await server.call('requestAccess', form)
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({
        'retry-after': expect.stringMatching(/^\d+$/),
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(answer.problem()).toMatchObject({
        type: 'https://gauze.example/problems/unavailable',
        requestId: answer.headers['x-request-id'],
      })
    })
  })

  it('ends a transaction that does nothing, and releases its connection', async () => {
    const { db } = open({ idleInTransaction: 100 }, 1)
    const idle = inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
      const left = async () =>
        (await server.db.execute(sql`SELECT FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`)).rows.length
      await expect.poll(left, { timeout: 10_000 }).toBe(0)
      await tx.execute(sql`SELECT 1`)
    })
    expect(await problemOf(idle)).toEqual(askAgain)
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  })

  it('waits only so long for a free connection', async () => {
    const { db } = open({ connection: 2_000 }, 1)
    await inTransaction(db, async () => {
      const refused = [db.execute(sql`SELECT 1`), inTransaction(db, async () => undefined)].map(problemOf)
      expect(await Promise.all(refused)).toEqual([askAgain, askAgain])
    })
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  })

  it('releases the connection of a transaction that could not even begin', async () => {
    const { db, pool } = open({}, 1)
    const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    const client = await pool.connect()
    client.release()
    // Ended from within, so that the pool has not noticed when the transaction takes the connection.
    const begun = inTransaction(db, (tx) => tx.execute(sql`SELECT 1`)).catch(() => undefined)
    await server.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`)
    await begun
    expect(pool.totalCount - pool.idleCount).toBe(0)
    // If the transaction came first, the pool notices the end a moment later.
    await expect.poll(() => pool.totalCount).toBe(0)
    expect((await inTransaction(db, (tx) => tx.execute(sql`SELECT 1 AS one`))).rows).toEqual([{ one: 1 }])
  })
})
