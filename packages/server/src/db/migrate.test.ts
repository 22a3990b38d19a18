import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { migrate } from './migrate.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('bringing a database up to date', () => {
  it('OPS-06 can be repeated, and refuses in one line what a newer release has changed', async () => {
    await migrate(server.databaseUrl)
    await server.db.execute(sql`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`)
    const error = await migrate(server.databaseUrl).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(
      /The database at \S+ was brought up to date by a newer release of Gauze, which this one cannot use\. Start that release or a later one, or restore the backup made before the upgrade\.$/,
    )
  })
})
