import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCompany } from '../testing/demo-company.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { inTransaction, namedQuery, recordStatements } from './client.js'
import { sqlState } from './database-errors.js'
import { addresses } from './schema/index.js'
import { createScope } from './scope.js'

let server: TestServer
let mine: { accountId: number; userId: number }
let theirs: { accountId: number; userId: number }

beforeAll(async () => {
  server = await startTestServer()
  mine = await addCompany(server.db, { username: 'mine@clinic.example' })
  theirs = await addCompany(server.db, { username: 'theirs@clinic.example' })
  const place = { line1: '1 Main St', city: 'Boston', state: 'MA', zip: '02118' }
  await server.db.insert(addresses).values([
    { ...place, id: 1, accountId: mine.accountId, label: 'mine' },
    { ...place, id: 2, accountId: theirs.accountId, label: 'theirs' },
  ])
})
afterAll(() => server.close())

describe('scope', () => {
  it('AUTH-12 keeps a query inside the company of the token', async () => {
    const scope = createScope(server.db, mine)
    const labels = await scope.db.select({ label: addresses.label }).from(addresses).where(scope.owned(addresses))
    expect(labels).toEqual([{ label: 'mine' }])
    const other = await scope.db
      .select()
      .from(addresses)
      .where(and(scope.owned(addresses), eq(addresses.id, 2)))
    expect(other).toEqual([])
  })

  it('runs a transaction completely or not at all, and joins a running transaction', async () => {
    const scope = createScope(server.db, mine)
    const rename = scope.transaction(async (inner) => {
      await inner.db.update(addresses).set({ label: 'renamed' }).where(inner.owned(addresses))
      await inner.transaction(async () => {
        throw new Error('no')
      })
    })
    await expect(rename).rejects.toThrow('no')
    const [row] = await scope.db.select({ label: addresses.label }).from(addresses).where(eq(addresses.id, 1))
    expect(row?.label).toBe('mine')
  })
})

describe('database client', () => {
  const labelQuery = namedQuery<{ label: string }>('test-label', 'SELECT label FROM addresses WHERE id = $1')

  it('prepares a named statement on the pool and in transactions', async () => {
    expect(await labelQuery.all(server.db, [2])).toEqual([{ label: 'theirs' }])
    expect(await inTransaction(server.db, (tx) => labelQuery.all(tx, [1]))).toEqual([{ label: 'mine' }])
  })

  it('counts the statements of one piece of work and no other statements', async () => {
    const mineLog: string[] = []
    const otherLog: string[] = []
    await Promise.all([
      recordStatements(mineLog, () => inTransaction(server.db, (tx) => labelQuery.all(tx, [1]))),
      recordStatements(otherLog, () => labelQuery.all(server.db, [2])),
    ])
    expect(mineLog.map((text) => text.split(' ')[0])).toEqual(['begin', 'SELECT', 'commit'])
    expect(otherLog).toHaveLength(1)
  })

  it('knows the SQLSTATE of an error however it is wrapped', async () => {
    const error = await server.db.execute(sql`SELECT 1 / 0`).catch((cause: unknown) => cause)
    expect(sqlState(error)).toBe('22012')
    expect(sqlState(new Error('else'))).toBeUndefined()
  })
})
