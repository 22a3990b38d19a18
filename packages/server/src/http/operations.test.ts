import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../config.js'
import { openDatabase } from '../db/client.js'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { registerReports } from '../reporting/report-failure.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { handleError } from './errors.js'
import { loggerOptions } from './logger.js'
import { registerHealth } from './operations.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A server without routes, and what it logs as the store does. */
const createLoggedApp = () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const logger = loggerOptions(readConfig({}))
  if (typeof logger !== 'object') throw new Error('logging is off')
  const app = fastify({ logger: { ...logger, stream } })
  return { app, lines }
}

it('OPS-04 says once that a balancer was told the store is not ready, in the log and to whoever looks after it', async () => {
  const { app, lines } = createLoggedApp()
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const errors = createKeptReporter()
  app.setErrorHandler(handleError)
  registerReports(app, errors)
  registerHealth(app, { ...server.services, db: away.db })
  const answer = await app.inject('/readyz')
  await away.close()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ type: 'https://gauze.example/problems/not-ready' })
  expect(lines).toEqual([expect.stringMatching(/not ready.*ECONNREFUSED|ECONNREFUSED.*not ready/)])
  expect(errors.reports()).toMatchObject([{ source: 'service' }])
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
