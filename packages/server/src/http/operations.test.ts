import { type SQL, sql } from 'drizzle-orm'
import fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../base/config.js'
import { inTransaction, openDatabase } from '../db/client.js'
import { mailOutbox } from '../db/schema/index.js'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { createLogger } from '../reporting/logger.js'
import { createNoteFailure, registerReports, reportFailure } from '../reporting/report-failure.js'
import type { Services } from '../services/services.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { handleError } from './errors.js'
import { measureAnswers, registerMetrics } from './operations.js'
import { registerHealth } from './readiness.js'

const mail = { kind: 'test', recipient: 'a@b.example', subject: 'Your order', text: 'It is on its way.' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A server without routes, and its log entries. */
function createLoggedApp() {
  const lines: string[] = []
  const app = fastify({ loggerInstance: createLogger(readConfig({}), { write: (line) => void lines.push(line) }) })
  return { app, lines }
}

it('is ready while requests use every connection of theirs', async () => {
  const { app } = createLoggedApp()
  registerHealth(app, server.services, () => true)
  const end = Promise.withResolvers<void>()
  let begun = 0
  const requests = Array.from({ length: 10 }, () =>
    inTransaction(server.services.db, async (tx) => {
      await tx.execute(sql`SELECT 1`)
      begun += 1
      await end.promise
    }),
  )
  await vi.waitFor(() => expect(begun).toBe(10), 15_000)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  end.resolve()
  await Promise.all(requests)
})

it('OPS-04 reports once that a load balancer was told that the store is not ready, in the log and to the people who operate it', async () => {
  const { app, lines } = createLoggedApp()
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const errors = createKeptReporter()
  app.setErrorHandler(handleError)
  registerReports(app, errors)
  registerHealth(app, { ...server.services, readiness: away.db }, () => true)
  const answer = await app.inject('/readyz')
  await away.close()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ type: 'https://gauze.example/problems/not-ready' })
  expect(lines).toEqual([expect.stringMatching(/not ready.*ECONNREFUSED|ECONNREFUSED.*not ready/)])
  expect(errors.reports()).toMatchObject([{ source: 'service' }])
})

it('OPS-04 says when the store stops being ready and when it is again, not each time that a balancer asks', async () => {
  const { app, lines } = createLoggedApp()
  const execute = vi.fn<Services['readiness']['execute']>()
  const errors = createKeptReporter()
  registerReports(app, errors)
  const readiness = Object.assign(Object.create(server.services.readiness), { execute })
  registerHealth(app, { ...server.services, readiness }, () => true)
  const statuses = []
  for (const isAway of [false, true, true, true, false, false, true]) {
    if (isAway) execute.mockRejectedValueOnce(new Error('Failed query', { cause: new Error('Connection terminated') }))
    statuses.push((await app.inject('/readyz')).statusCode)
  }
  expect(statuses).toEqual([200, 503, 503, 503, 200, 200, 503])
  const said = lines.map((line) => JSON.parse(line))
  expect(said.map(({ msg }) => msg)).toEqual(['not ready', 'ready again', 'not ready'])
  expect(said[0]).toMatchObject({ reason: 'Connection terminated' })
  expect(JSON.stringify(said)).not.toContain(' at ')
  expect(errors.reports()).toHaveLength(2)
})

/** A server whose database refuses to take new room on its disk with this error; null for a database that takes it. */
function createCrowdedApp(state: { error: Error | null }) {
  const { app, lines } = createLoggedApp()
  const texts: string[] = []
  const real = server.services.readiness
  const execute = (query: SQL) => {
    const isProbe = JSON.stringify(query.queryChunks).includes('readiness_probe')
    if (isProbe) texts.push('probe')
    return isProbe && state.error !== null ? Promise.reject(state.error) : real.execute(query)
  }
  registerReports(app, createKeptReporter())
  registerHealth(app, { ...server.services, readiness: Object.assign(Object.create(real), { execute }) }, () => true)
  return { app, lines, texts }
}

function databaseError(code: string, message: string): Error {
  const error = Object.assign(new pg.DatabaseError(message, 1, 'error'), { code })
  return new Error('Failed query: INSERT', { cause: error })
}

it.each([
  ['53100', 'The disk of the database is full. Try again in a moment.'],
  ['25006', 'The database takes no changes. Try again in a moment.'],
])(
  'OPS-04 is not ready while the database refuses writes with %s, and looks at most every five seconds',
  async (code, detail) => {
    const state: { error: Error | null } = { error: databaseError(code, 'could not extend file') }
    const { app, lines, texts } = createCrowdedApp(state)
    vi.useFakeTimers({ toFake: ['performance'] })
    for (let asked = 0; asked < 20; asked += 1) {
      const answer = await app.inject('/readyz')
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ detail })
    }
    expect(texts).toHaveLength(1)
    state.error = null
    vi.advanceTimersByTime(5_000)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    vi.useRealTimers()
    const said = lines.map((line) => JSON.parse(line))
    expect(said.map(({ msg }) => msg)).toEqual(['not ready', 'ready again'])
    expect(said[0]).toMatchObject({ code, reason: 'could not extend file' })
  },
)

it('OPS-04 is ready for a user without the right to temporary tables', async () => {
  const { app } = createCrowdedApp({ error: databaseError('42501', 'permission denied') })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('OPS-04 names jobs that stand, in the answer of /readyz and in one line of the log', async () => {
  const { app, lines } = createLoggedApp()
  let oldestSeconds = 599
  const figures = async () => [{ queue: 'mail', waiting: 3, failed: 0, oldestSeconds }]
  registerHealth(app, { ...server.services, jobs: { ...server.services.jobs, figures } }, () => true)
  vi.useFakeTimers({ toFake: ['performance'] })
  const answers = []
  for (const seconds of [599, 900, 900, 0]) {
    oldestSeconds = seconds
    answers.push((await app.inject('/readyz')).json())
    vi.advanceTimersByTime(5_000)
  }
  vi.useRealTimers()
  const standing = { status: 'ready', standingJobs: ['mail for 15 minutes'] }
  expect(answers).toEqual([{ status: 'ready' }, standing, standing, { status: 'ready' }])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', msg: 'jobs stand', jobs: ['mail for 15 minutes'] },
    { level: 'warn', msg: 'jobs go on again' },
  ])
})

it('OPS-04 measures jobs and mails that wait, that failed, and how long', async () => {
  const { app } = createLoggedApp()
  await server.db
    .insert(mailOutbox)
    .values([
      { ...mail, createdAt: new Date(Date.now() - 3_600_000), attempts: 2 },
      { ...mail },
      { ...mail, sentAt: new Date() },
    ])
  const figures = async () => [{ queue: 'mail', waiting: 3, failed: 1, oldestSeconds: 120 }]
  const config = { ...server.services.config, smtpUrl: 'smtp://mail.example' }
  measureAnswers(app, new Registry())
  registerMetrics(app, { ...server.services, config, jobs: { ...server.services.jobs, figures } })
  const { body } = await app.inject('/metrics')
  await server.db.delete(mailOutbox)
  expect(body).toMatch(/^gauze_jobs_waiting{queue="mail"} 3$/m)
  expect(body).toMatch(/^gauze_jobs_failed{queue="mail"} 1$/m)
  expect(body).toMatch(/^gauze_jobs_oldest_seconds{queue="mail"} 120$/m)
  expect(body).toMatch(/^gauze_mails_waiting 2$/m)
  expect(body).toMatch(/^gauze_mails_failing 1$/m)
  expect(body).toMatch(/^gauze_mails_oldest_seconds 36\d\d/m)
})

it('OPS-04 measures how many listings the cache answers', async () => {
  const search = () => server.call('paginateItems', { search: 'nothing that anybody sells' })
  await search()
  await search()
  const { body } = await server.app.inject('/metrics')
  expect(body).toMatch(/^gauze_cache_answers_total{cache="listings",result="hit"} 1$/m)
  expect(body).toMatch(/^gauze_cache_answers_total{cache="listings",result="miss"} 1$/m)
})

it('measures all the same while the database is away, without a figure of failed payments', async () => {
  const { app } = createLoggedApp()
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  measureAnswers(app, new Registry())
  registerMetrics(app, { ...server.services, background: away.db })
  const { statusCode, body } = await app.inject('/metrics')
  await away.close()
  expect(statusCode).toBe(200)
  expect(body).toContain('process_cpu_seconds_total')
  expect(body).not.toMatch(/^gauze_payments_failed \d/m)
})

it('OPS-04 says in one short line, not in one a request, that the database is away', async () => {
  const { app, lines } = createLoggedApp()
  app.setErrorHandler(handleError)
  registerReports(app, createKeptReporter())
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  app.get('/away', () => Promise.reject(new Error('Failed query: SELECT 1', { cause: refused })))
  app.get('/broken', () => Promise.reject(new TypeError('of ours')))
  vi.useFakeTimers({ toFake: ['performance'] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/away')))
  await app.inject('/broken')
  vi.useRealTimers()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 503))
  const [away, broken, ...others] = lines.map((line) => JSON.parse(line))
  expect(away).toMatchObject({ msg: 'request failed', reason: 'connect ECONNREFUSED', leftOut: 0 })
  expect(JSON.stringify(away)).not.toContain(' at ')
  expect(broken.err).toMatchObject({ message: 'of ours', stack: expect.stringContaining(' at ') })
  expect(others).toEqual([])
})

it('OPS-04 says each thing that an outage fails, however often another one fails meanwhile', async () => {
  const { app, lines } = createLoggedApp()
  const lost = new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })
  registerReports(app, createKeptReporter())
  const note = createNoteFailure(app, app.log)
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const message of ['not noted', 'not noted', 'not indexed', 'not noted', 'not indexed']) note(lost, message)
  vi.advanceTimersByTime(1_000)
  note(lost, 'not noted')
  vi.useRealTimers()
  expect(lines.map((line) => JSON.parse(line)).map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ['not noted', 0],
    ['not indexed', 0],
    ['not noted', 2],
  ])
})

const lost = new Error('Failed query: INSERT', { cause: new Error('Connection terminated unexpectedly') })
const pageFailure = { source: 'page', message: 'page failed' } as const
/** As the API client throws it. */
const refusedCall = Object.assign(new Error('The store cannot answer at the moment.'), { status: 503 })

it.each([
  [
    'a failure that is recorded next to an answer',
    ({ server: app, log }: FastifyRequest) => createNoteFailure(app, log)(lost, 'not noted'),
  ],
  ['a page that reads the database', (request: FastifyRequest) => reportFailure(request, lost, pageFailure)],
  ['a page that asks the API', (request: FastifyRequest) => reportFailure(request, refusedCall, pageFailure)],
  [
    'a page that waited in vain',
    (request: FastifyRequest) =>
      reportFailure(
        request,
        new Error('No content', { cause: new DOMException('Too late', 'TimeoutError') }),
        pageFailure,
      ),
  ],
])('OPS-04 says in one short line a second that an outage failed %s', async (_what, fail) => {
  const { app, lines } = createLoggedApp()
  registerReports(app, createKeptReporter())
  app.get('/failing', async (request) => fail(request))
  vi.useFakeTimers({ toFake: ['performance'] })
  for (let count = 0; count < 5; count += 1) await app.inject('/failing')
  vi.useRealTimers()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: expect.any(String), leftOut: 0 })
  expect(lines[0]).not.toMatch(/\\n +at |"stack"/)
})

it('OPS-04 keeps all of an internal error, on a page and when the answer does not report it', async () => {
  const { app, lines } = createLoggedApp()
  registerReports(app, createKeptReporter())
  app.get('/broken', async (request) => {
    reportFailure(request, new TypeError('of ours'), pageFailure)
    createNoteFailure(app, request.log)(new TypeError('of ours'), 'not noted')
    return ''
  })
  await app.inject('/broken')
  const stack = expect.stringContaining(' at ')
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([{ stack }, { stack }])
})
