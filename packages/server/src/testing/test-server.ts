import { randomUUID } from 'node:crypto'
import type { CallInput, CallName, CallOutput, Problem } from '@gauze/contract'
import { type Call, calls, problemSchema } from '@gauze/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { inject } from 'vitest'
import { demo } from '../../../demo/src/index.js'
import { demoPassword } from '../../../demo/src/sign-ins.js'
import { search } from '../../../search/src/index.js'
import { type Config, readConfig } from '../base/config.js'
import { createVault } from '../base/vault.js'
import { createSupportMail, createSupportPhone } from '../content/support-contact.js'
import { type Db, openDatabase } from '../db/client.js'
import { createApp } from '../http/app.js'
import type { PageOrigins } from '../http/html-security.js'
import { unnamedSlug } from '../http/named-refusal.js'
import type { PagesPlugin } from '../http/pages.js'
import { createJobs } from '../jobs/jobs.js'
import { handlers } from '../modules/index.js'
import { orderListeners } from '../modules/order-listeners.js'
import { guardPorts } from '../ports/guard-ports.js'
import { createPorts } from '../ports/ports.js'
import type { Ports } from '../ports/ports.types.js'
import { createCacheCounter } from '../reporting/cache-counter.js'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { createLogger } from '../reporting/logger.js'
import { createSecurityLog } from '../reporting/security-log.js'
import { createThrottledLog } from '../reporting/throttled-log.js'
import type { Services } from '../services/services.js'
import { createVisitorCards } from '../services/visitor-cards.js'
import { createLiveSessions } from '../sessions/live-sessions.js'
import { createSessionTokens } from '../sessions/tokens.js'
import { createPlugins } from '../start/plugins.js'
import { createTestDatabase, dropTestDatabase } from './test-databases.js'

/** The token and headers of a test call. */
export interface TestCallOptions {
  readonly token?: string
  readonly idempotencyKey?: string
  readonly headers?: Record<string, string>
}

/** An answer to look at. */
export interface TestAnswer<N extends CallName> {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: unknown
  /** The SQL that the call sent, `begin` and `commit` included. */
  readonly statements: readonly string[]
  /** The answer of a successful call, checked against the contract. */
  output(): CallOutput<N>
  /** The problem document of a failed call. */
  problem(): Problem
}

/** A whole server on its own database. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly db: Db
  readonly databaseUrl: string
  readonly services: Services
  /** Puts ports in place of the store's own; without any given, the store's own are back. */
  replacePorts(ports?: Partial<Ports>): void
  /** Sets the clock of the server; null lets it run. */
  setNow(now: Date | null): void
  call<N extends CallName>(name: N, input: CallInput<N>, options?: TestCallOptions): Promise<TestAnswer<N>>
  /** The same with any input, for tests that go through the calls. */
  callAny<N extends CallName>(name: N, input: unknown, options?: TestCallOptions): Promise<TestAnswer<N>>
  /** @returns an access token */
  signIn(username: string, password?: string): Promise<string>
  /** Listens on a free port. @returns the URL */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Options of {@link startTestServer}. */
export interface TestServerOptions extends Pick<PageOrigins, 'connectOrigins'> {
  /** With the demo data. */
  readonly seeded?: boolean
  /** Another server whose database this one shares; this one must be closed first. */
  readonly sharing?: TestServer
  readonly environment?: Record<string, string>
  readonly pages?: PagesPlugin
  /** Takes the lines of its log, from the level that `environment` sets. */
  readonly logTo?: { write(line: string): void }
}

const testSecret = 'a secret of the tests, long enough to be one'

function testConfig(environment: Record<string, string>): Config {
  return readConfig({
    PORT: '0',
    GAUZE_RATE_LIMIT: '0',
    GAUZE_LOG_LEVEL: 'silent',
    GAUZE_DEV_PAGES: 'on',
    GAUZE_CONTENT_FILE: demo.contentFile,
    ...environment,
  })
}

function requestOf(call: Call, input: unknown) {
  if (Array.isArray(input)) return { url: call.path, payload: input }
  const rest: Record<string, unknown> = typeof input === 'object' ? { ...input } : {}
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (call.method !== 'GET') return { url: path, payload: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return { url: query.size > 0 ? `${path}?${query}` : path }
}

function headersOf({ token, idempotencyKey, headers }: TestCallOptions) {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...headers,
  }
}

/**
 * Starts a server on a fresh copy of the run's template database. Answers are checked against the contract.
 * @example
 * const server = await startTestServer({ seeded: true })
 * const token = await server.signIn('admin@mercy.example')
 * const cart = (await server.call('getCart', {}, { token })).output()
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const databaseServer = inject('databaseServer')
  const databaseUrl =
    options.sharing?.databaseUrl ??
    (await createTestDatabase(databaseServer, inject('databasePrefix'), {
      seeded: options.seeded ?? false,
      name: randomUUID().slice(0, 8),
    }))
  const config = { ...testConfig(options.environment ?? {}), seller: demo.seller }
  const background = openDatabase({ url: databaseUrl, maxConnections: 5 })
  const requests = openDatabase({ url: databaseUrl, maxConnections: 10, limits: config.databaseLimits })
  const readiness = openDatabase({ url: databaseUrl, maxConnections: 1, limits: config.databaseLimits })
  let fixed: Date | null = null
  const errors = createKeptReporter()
  let ports = guardPorts(createPorts(), errors)
  const now = () => fixed ?? new Date()
  const log = createLogger(config, options.logTo)
  const throttledLog = createThrottledLog(log)
  const metrics = new Registry()
  const countCache = createCacheCounter(metrics)
  const services: Services = {
    config,
    log,
    throttledLog,
    security: createSecurityLog(throttledLog, metrics),
    metrics,
    db: requests.db,
    background: background.db,
    readiness: readiness.db,
    tokens: createSessionTokens(testSecret, now),
    vault: createVault(testSecret),
    sessions: await createLiveSessions(background, { onError: () => undefined }),
    jobs: createJobs(background, { times: config.jobTimes, onError: () => undefined }),
    search: search.createPort(requests.db, countCache),
    countCache,
    visitorCards: createVisitorCards(),
    get ports() {
      return ports
    },
    errors,
    supportPhone: createSupportPhone(config),
    supportMail: createSupportMail(config),
    orderListeners,
    now,
    publicUrl: () => 'http://localhost:3000',
  }
  const sent = new Map<string, readonly string[]>()
  const app = await createApp({
    services,
    handlers,
    plugins: createPlugins({ search, demo }),
    validateResponses: true,
    onStatements: (requestId, statements) => void sent.set(requestId, [...(sent.get(requestId) ?? []), ...statements]),
    ...(options.pages ? { pages: options.pages } : {}),
    connectOrigins: options.connectOrigins ?? [],
  })

  const callAny = async <N extends CallName>(
    name: N,
    input: unknown,
    callOptions: TestCallOptions = {},
  ): Promise<TestAnswer<N>> => {
    const row: Call = calls[name]
    const response = await app.inject({
      method: row.method,
      ...requestOf(row, input),
      headers: headersOf(callOptions),
    })
    const expectStatus = (good: boolean) => {
      if (!good) throw new Error(`${name} answered ${response.statusCode}: ${response.body}`)
    }
    if (response.statusCode === 500) expectStatus(!response.body.includes(unnamedSlug))
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json(),
      statements: sent.get(String(response.headers['x-request-id'])) ?? [],
      output: () => {
        expectStatus(response.statusCode < 400)
        // The server itself checked it against the row's schema, because it validates in tests.
        return response.json<CallOutput<N>>()
      },
      problem: () => {
        expectStatus(response.statusCode >= 400)
        return problemSchema.parse(response.json())
      },
    }
  }

  const call: TestServer['call'] = callAny

  return {
    app,
    db: background.db,
    databaseUrl,
    services,
    replacePorts: (replaced) => {
      ports = guardPorts(createPorts(replaced), errors)
    },
    setNow: (value) => {
      fixed = value
    },
    call,
    callAny,
    signIn: async (username, password = demoPassword) => {
      const { token } = (await call('login', { username, password })).output()
      // The first call of a session checks it in the database; tests count the statements of the later calls.
      await call('currentUser', {}, { token })
      return token
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close()
      throttledLog.flush()
      await services.sessions.stop()
      await Promise.all([requests, background, readiness].map((pool) => pool.close()))
      if (options.sharing === undefined) await dropTestDatabase(databaseServer, databaseUrl)
    },
  }
}
