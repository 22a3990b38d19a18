import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { search } from '../../../search/src/index.js'
import { type RunningServer, startServer } from '../start/start-server.js'
import { addCompany } from '../testing/demo-company.js'
import { type FakeErrorService, startFakeErrorService } from '../testing/fake-error-service.js'
import { collectLines } from '../testing/log-lines.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { createReporter } from './create-reporter.js'
import { createLogger } from './logger.js'
import { createThrottledLog } from './throttled-log.js'

let server: TestServer
let service: FakeErrorService

beforeAll(async () => {
  service = await startFakeErrorService()
  server = await startTestServer({
    pages: async (app) => {
      app.get('/anything', () => {
        throw new Error('The page broke with Bearer abc.def.ghi')
      })
    },
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

function latest() {
  return server.services.errors.reports()[0]
}

describe('error reporting', () => {
  it('OPS-04 reports a call that failed on our side with the request id that the caller got', async () => {
    await server.db.execute(sql`ALTER TABLE categories RENAME TO categories_gone`)
    const answer = await server.call('getCategories', {})
    await server.db.execute(sql`ALTER TABLE categories_gone RENAME TO categories`)
    expect(answer.status).toBe(500)
    expect(latest()).toMatchObject({
      source: 'call',
      requestId: answer.problem().requestId,
      details: { method: 'GET', url: '/api/shopping/category/getCategories' },
    })
  })

  it('OPS-04 reports a service that failed', async () => {
    await server.db.execute(sql`ALTER TABLE search_documents RENAME TO search_documents_gone`)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/search/1/indexes/*/queries?x-algolia-api-key=gauze-public-search&x-algolia-application-id=gauze',
      payload: JSON.stringify({ requests: [{ indexName: 'items', query: 'gloves' }] }),
    })
    await server.db.execute(sql`ALTER TABLE search_documents_gone RENAME TO search_documents`)
    expect(answer.statusCode).toBe(500)
    expect(latest()).toMatchObject({ source: 'service', requestId: answer.headers['x-request-id'] })
    expect(JSON.stringify(latest())).not.toContain('gauze-public-search')
  })

  it('OPS-04 reports a page that could not be rendered, without the token in its message', async () => {
    const answer = await server.app.inject('/anything')
    expect(answer.statusCode).toBe(500)
    expect(latest()).toMatchObject({
      source: 'page',
      requestId: answer.headers['x-request-id'],
      message: 'The page broke with Bearer [removed]',
    })
  })

  it('OPS-04 reports no error that the caller caused', async () => {
    const before = server.services.errors.reports().length
    await server.call('getItem', { id: 'no-such-product' })
    await server.call('getCart', {})
    expect(server.services.errors.reports()).toHaveLength(before)
  })

  describe('background work of a running store', () => {
    let store: RunningServer
    const { lines, to } = collectLines()
    beforeAll(async () => {
      await addCompany(server.db, { username: 'forgetful@clinic.example' })
      store = await startServer({
        search,
        environment: {
          PORT: '0',
          DATABASE_URL: server.databaseUrl,
          GAUZE_DEV_PAGES: 'on',
          // An address without a mail server.
          SMTP_URL: 'smtp://127.0.0.1:9',
        },
        logTo: to,
      })
    })
    afterAll(() => store.close())

    const reports = async () =>
      (await fetch(`${store.url}/dev/errors`, { headers: { accept: 'application/json' } })).json()

    it('OPS-04 reports a job that failed, with its queue', async () => {
      const asked = await fetch(`${store.url}/api/auth/createResetHash`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'forgetful@clinic.example' }),
      })
      expect(asked.status).toBe(200)
      await expect.poll(reports, { timeout: 15_000 }).toContainEqual(
        expect.objectContaining({
          source: 'job',
          message: expect.stringContaining('ECONNREFUSED'),
          details: { queue: 'mail' },
        }),
      )
      const ofJob = { time: expect.stringMatching(/^2\d{3}-/), level: 'error', job: 'mail' }
      expect(lines.filter(({ job }) => job === 'mail')).toMatchObject([
        {
          ...ofJob,
          msg: 'a job failed',
          jobId: expect.any(String),
          object: expect.stringMatching(/^{"outboxId":\d+}$/),
          reason: expect.stringContaining('ECONNREFUSED'),
        },
      ])
    })

    it.each([
      '/api/auth/login',
      '/search/1/indexes/items/query?x-algolia-api-key=gauze-public-search&x-algolia-application-id=gauze',
    ])('OPS-04 reports nothing of a client that hangs up while it sends to %s', async (path) => {
      const socket = connect(Number(new URL(store.url).port), 'localhost')
      await once(socket, 'connect')
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      )
      // When the store has answered a later request, it has read this one.
      await fetch(`${store.url}/readyz`)
      socket.destroy()
      for (let asked = 0; asked < 5; asked += 1) await fetch(`${store.url}/readyz`)
      expect(await reports()).not.toContainEqual(expect.objectContaining({ message: 'aborted' }))
    })

    it('OPS-04 says when notices of ended sessions stop coming, and when they come again', async () => {
      const said = () => lines.filter(({ job }) => job === 'sessions').map(({ msg }) => msg)
      expect(said()).toEqual([])
      await server.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND query IN ('LISTEN session_changes', 'SELECT 1')`,
      )
      await expect
        .poll(said, { timeout: 15_000 })
        .toEqual([
          'no notice of ended sessions arrives, so each call asks the database',
          'notices of ended sessions arrive again',
        ])
    })

    it('OPS-04 reports that the search index could not be kept current', async () => {
      await server.db.execute(sql`ALTER TABLE search_changes RENAME TO search_changes_gone`)
      await expect
        .poll(reports, { timeout: 15_000 })
        .toContainEqual(
          expect.objectContaining({
            source: 'job',
            details: expect.objectContaining({ what: expect.stringMatching(/search index/) }),
          }),
        )
        .finally(() => server.db.execute(sql`ALTER TABLE search_changes_gone RENAME TO search_changes`))
    })
  })

  it('OPS-04 sends the error service the scrubbed report and its request id', async () => {
    const reporter = await createReporter(service.dsn, server.services.throttledLog)
    reporter.report(new TypeError('card 4111 1111 1111 1111 refused, password=hunter2-hunter2'), {
      source: 'call',
      requestId: 'request-1234',
      details: { headers: { authorization: 'Bearer hunter2-hunter2', cookie: 'a=hunter2-hunter2' } },
    })
    await reporter.close()
    expect(service.events()).toMatchObject([
      {
        exception: { values: [{ type: 'TypeError', value: 'card [removed] refused, password=[removed]' }] },
        tags: { source: 'call', request_id: 'request-1234' },
      },
    ])
    // The whole start of the number: four digits alone may occur in the random ids of a trace.
    expect(service.envelopes.join()).not.toMatch(/hunter2|4111 1111/)
  })

  it('OPS-04 says in one line that the error service cannot be reached, and continues', async () => {
    const { lines, to } = collectLines()
    const throttled = createThrottledLog(createLogger({ logLevel: 'warn' }, to))
    const gone = await startFakeErrorService()
    await gone.close()
    const reporter = await createReporter(gone.dsn, throttled)
    reporter.report(new Error('x'), { source: 'job' })
    await reporter.close()
    const msg = 'an error could not be reported to the error service'
    expect(lines).toMatchObject([{ level: 'warn', msg, reason: 'fetch failed' }])
    expect(reporter.reports()).toHaveLength(1)
  })
})

describe('/dev/errors', () => {
  const report = { name: 'TypeError', message: 'x is <b>not</b> a function', stack: '', requestId: null, details: {} }

  it('OPS-04 shows the reports, as text', async () => {
    const posted = await server.app.inject({ method: 'POST', url: '/dev/errors', payload: report })
    expect(posted.statusCode).toBe(204)
    const page = await server.app.inject('/dev/errors')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('TypeError: x is &lt;b&gt;not&lt;/b&gt; a function')
    const list = await server.app.inject({ url: '/dev/errors', headers: { accept: 'application/json' } })
    expect(list.json()[0]).toMatchObject({ source: 'browser', name: 'TypeError' })
  })

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['another machine behind a proxy of this one', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ])('is not there for %s', async (_who, from) => {
    expect((await server.app.inject({ url: '/dev/errors', ...from })).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'POST', url: '/dev/errors', payload: report, ...from })).statusCode).toBe(
      404,
    )
  })

  it.each([
    ['another site', 403, report, { 'sec-fetch-site': 'cross-site' }],
    ['no report', 400, { message: 7 }, {}],
    ['an invalid request id', 400, { ...report, requestId: '<script>' }, {}],
    ['an endless message', 400, { ...report, message: 'x'.repeat(6000) }, {}],
  ])('refuses %s with %i', async (_what, status, payload, headers) => {
    const answer = await server.app.inject({ method: 'POST', url: '/dev/errors', payload, headers })
    expect(answer.statusCode, answer.body).toBe(status)
  })
})
