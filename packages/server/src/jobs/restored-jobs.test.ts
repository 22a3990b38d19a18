import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/client.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { createJobs } from './jobs.js'
import { resumeRestoredJobs } from './restored-jobs.js'

let server: TestServer
let database: Database
beforeAll(async () => {
  server = await startTestServer()
  database = openDatabase({ url: server.databaseUrl, maxConnections: 8 })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

describe('jobs of a restored backup', () => {
  it('PLUS-22 are done once, and jobs without a process for them go on waiting', async () => {
    const done: object[] = []
    const jobs = createJobs(database, { times: { retryDelay: 1, lostAfter: 10 }, onError: () => undefined })
    jobs.handle('mail', async (data) => void done.push(data))
    await jobs.start()
    const other = { queue: 'other', data: { id: 2 } }
    const restored = JSON.stringify([{ queue: 'mail', data: { outboxId: 1 } }, other])
    await server.db.execute(sql`INSERT INTO settings (key, value) VALUES ('restored-jobs', ${restored}::jsonb)`)
    await Promise.all([resumeRestoredJobs(server.db, jobs), resumeRestoredJobs(server.db, jobs)])
    await expect.poll(() => done).toEqual([{ outboxId: 1 }])
    const { rows } = await server.db.execute(sql`SELECT value FROM settings WHERE key = 'restored-jobs'`)
    expect(rows).toEqual([{ value: [other] }])
    await resumeRestoredJobs(server.db, jobs)
    const { rows: added } = await server.db.execute(sql`SELECT name FROM pgboss.job WHERE name IN ('mail', 'other')`)
    expect(added).toEqual([{ name: 'mail' }])
    await jobs.stop()
  })
})
