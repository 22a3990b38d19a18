import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { openDatabase } from '../db/client.js'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { handleError } from './errors.js'
import { loggerOptions } from './logger.js'
import { registerHealth } from './operations.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('OPS-04 says once that a balancer was told the store is not ready, in the log and to whoever looks after it', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const logger = loggerOptions(readConfig({ GAUZE_LOG_LEVEL: 'warn' }))
  if (typeof logger !== 'object') throw new Error('logging is off')
  const app = fastify({ logger: { ...logger, stream } })
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const errors = createKeptReporter()
  app.setErrorHandler(handleError)
  app.decorate('errorReporter', errors)
  registerHealth(app, { ...server.services, db: away.db })
  const answer = await app.inject('/readyz')
  await away.close()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ type: 'https://gauze.example/problems/not-ready' })
  expect(lines).toEqual([expect.stringMatching(/not ready.*ECONNREFUSED|ECONNREFUSED.*not ready/)])
  expect(errors.reports()).toMatchObject([{ source: 'service' }])
})
