import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/client.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { createJobs, type Jobs, type RepeatedWork } from './jobs.js'

const times = { retryDelay: 1, lostAfter: 10 }
const hour = 60

let server: TestServer
let database: Database
let started: Jobs[] = []
let errors: unknown[] = []

beforeEach(async () => {
  server = await startTestServer()
  database = openDatabase({ url: server.databaseUrl, maxConnections: 8 })
})
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  started = []
  errors = []
  await database.close()
  await server.close()
})

/** A process that repeats work. */
async function start(work: RepeatedWork, everyMinutes = hour) {
  const jobs = createJobs(database, { times, onError: (error) => errors.push(error) })
  started.push(jobs)
  await jobs.start()
  await jobs.repeat('tidy', everyMinutes, work)
  return jobs
}

async function states() {
  const { rows } = await server.db.execute<{ state: string }>(
    sql`SELECT state::text AS state FROM pgboss.job WHERE name = 'tidy' ORDER BY created_on`,
  )
  return rows.map(({ state }) => state)
}

describe('work that comes again', () => {
  it('is done at a start by one of several processes, and not again by another start in the same time', async () => {
    let done = 0
    const work = async () => {
      done += 1
    }
    await Promise.all([start(work), start(work), start(work)])
    await expect.poll(states, { timeout: 20_000 }).toEqual(['completed'])
    const later = await start(work)
    await later.stop()
    expect(await states()).toEqual(['completed'])
    expect(done).toBe(1)
  })

  it.each([
    [5, '*/5 * * * *'],
    [60, '0 * * * *'],
  ])('comes every %i minutes, once for all processes', async (everyMinutes, cron) => {
    await Promise.all([start(async () => undefined, everyMinutes), start(async () => undefined, everyMinutes)])
    const { rows } = await server.db.execute(sql`SELECT name, cron FROM pgboss.schedule`)
    expect(rows).toEqual([{ name: 'tidy', cron }])
  })

  it('is tried again when it fails, and the failure is reported', async () => {
    let tries = 0
    await start(async () => {
      tries += 1
      if (tries === 1) throw new Error('The disk is full.')
    })
    await expect.poll(states, { timeout: 30_000 }).toEqual(['completed'])
    expect(tries).toBe(2)
    expect(errors).toEqual([new Error('The disk is full.')])
  })

  it('hears that the process stops', async () => {
    let heard = false
    const begun = Promise.withResolvers<void>()
    const jobs = await start(
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            heard = true
            resolve()
          })
          begun.resolve()
        }),
    )
    await begun.promise
    await jobs.stop()
    expect(heard).toBe(true)
  })
})

it('OPS-04 counts the jobs of its queues that are due and that were given up, and the age of the oldest', async () => {
  const jobs = createJobs(database, { times, onError: (error) => errors.push(error) })
  jobs.handle('letters', async () => undefined)
  jobs.handle('quiet', async () => undefined)
  await jobs.start()
  await jobs.stop()
  await server.db.execute(sql`SELECT pgboss.create_queue('others', '{"policy":"standard"}'::jsonb)`)
  await server.db.execute(sql`
    INSERT INTO pgboss.job (name, state, start_after, policy) VALUES
    ('letters', 'created', now() - interval '20 minutes', 'standard'), ('letters', 'retry', now(), 'standard'),
    ('letters', 'created', now() + interval '1 minute', 'standard'), ('letters', 'failed', now(), 'standard'),
    ('letters', 'completed', now(), 'standard'), ('others', 'created', now(), 'standard')`)
  expect(await jobs.figures()).toEqual([
    { queue: 'letters', waiting: 2, failed: 1, oldestSeconds: expect.closeTo(1200, -1) },
    { queue: 'quiet', waiting: 0, failed: 0, oldestSeconds: 0 },
  ])
})
