import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { atMostEvery } from '../base/at-most-every.js'
import { type Config, localUrl, readConfig } from '../base/config.js'
import type { Log } from '../base/log.js'
import { messageOf } from '../base/message-of.js'
import { StartError } from '../base/start-error.js'
import { createVault } from '../base/vault.js'
import { createSupportMail, createSupportPhone } from '../content/support-contact.js'
import { isUnavailable } from '../db/database-errors.js'
import { createApp } from '../http/app.js'
import type { PageOrigins } from '../http/html-security.js'
import type { PagesPlugin } from '../http/pages.js'
import { createJobs } from '../jobs/jobs.js'
import { registerMailDelivery } from '../jobs/mail.js'
import { resumeRestoredJobs } from '../jobs/restored-jobs.js'
import { startRecurringJobs } from '../jobs/start-recurring-jobs.js'
import { loadSecret } from '../modules/credentials/secret.js'
import { handlers } from '../modules/index.js'
import { recurringJobs } from '../modules/jobs.js'
import { orderListeners } from '../modules/order-listeners.js'
import { startCardFields } from '../ports/development-cards/card-fields-server.js'
import { developmentPayment } from '../ports/development-cards/development-payment.js'
import { guardPorts } from '../ports/guard-ports.js'
import { createPorts } from '../ports/ports.js'
import type { Ports } from '../ports/ports.types.js'
import { reportPorts } from '../ports/report-ports.js'
import { createReporter } from '../reporting/create-reporter.js'
import { createNoteFailure } from '../reporting/report-failure.js'
import type { StorePlugins } from '../services/plugins.types.js'
import { keepPublicUrl } from '../services/public-url.js'
import type { Services } from '../services/services.js'
import { openStore, type Store, seedStore, wantsSeed } from '../services/store.js'
import { createVisitorCards } from '../services/visitor-cards.js'
import { createLiveSessions } from '../sessions/live-sessions.js'
import { createSessionTokens } from '../sessions/tokens.js'
import { createPlugins } from './plugins.js'

/** Options of {@link startServer}; settings come from the environment. */
export interface StartOptions extends StorePlugins, PageOrigins {
  /** Instead of `process.env`. */
  readonly environment?: Record<string, string | undefined>
  /** Serves the storefront on the same origin. */
  readonly pages?: PagesPlugin
  /** The ports that the business does its own way; the defaults are used for the rest. */
  readonly ports?: Partial<Ports>
  /** Called with its progress while it starts. */
  readonly log?: Log
}

/** A running store. */
export interface RunningServer {
  /** `http://localhost:3000` */
  readonly url: string
  readonly port: number
  /**
   * Requests of this process to itself, e.g. for the data of pages: without a connection, and answered until the last
   * page is, even while stopping. Only the path of an address counts.
   */
  readonly ownFetch: typeof fetch
  /** Whether the database holds the demonstration data, whose users and password everybody knows. */
  readonly isDemonstration: boolean
  /** Lets running requests and jobs end, then stops everything, the embedded database included. */
  close(): Promise<void>
}

function portTaken(port: number, cause?: unknown) {
  return new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`, { cause })
}

function isTaken(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Checks the port before the database is touched, so that the error comes at once. */
function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(isTaken(error) ? portTaken(port, error) : error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Milliseconds. */
const outagesLoggedEvery = 60_000

/** Says when notices of ended sessions stop coming, and when they come again after that was said. */
function createDeafnessLog(log: Log) {
  let isSaid = false
  return {
    onError: atMostEvery(outagesLoggedEvery, (error: unknown) => {
      isSaid = true
      log(`Nothing is heard of sessions that end, so each call asks the database: ${messageOf(error)}`)
    }),
    onListening: () => {
      if (isSaid) log('The store hears again of sessions that end')
      isSaid = false
    },
  }
}

async function createServices(options: {
  config: Services['config']
  store: Store
  log: Log
  publicUrl: () => string
  ports: Ports
  search: StorePlugins['search']
  running: AsyncDisposableStack
}): Promise<Services> {
  const { config, store, log, publicUrl, ports, search, running } = options
  const now = () => new Date()
  const errors = await createReporter(config.errorDsn, log)
  running.defer(() => errors.close())
  const logOutage = atMostEvery(outagesLoggedEvery, (error: Error) =>
    log(`Jobs wait for the database: ${error.message}`),
  )
  const jobs = createJobs(store, {
    times: config.jobTimes,
    onError: (error, queue) => {
      if (error instanceof Error && isUnavailable(error)) logOutage(error)
      else log(`A job could not be done: ${messageOf(error)}`)
      errors.report(error, { source: 'job', details: { queue } })
    },
  })
  registerMailDelivery(jobs, store.db, config)
  running.defer(() => jobs.stop())
  const secret = await loadSecret(store.db, config.secret)
  const deafness = createDeafnessLog(log)
  const sessions = await createLiveSessions(
    { ...store, db: store.requests.db },
    {
      onListening: deafness.onListening,
      onError: (error) => {
        deafness.onError(error)
        errors.report(error, { source: 'service', details: { what: 'sessions' } })
      },
    },
  )
  running.defer(() => sessions.stop())
  return {
    config,
    db: store.requests.db,
    background: store.db,
    readiness: store.readiness.db,
    tokens: createSessionTokens(secret, now),
    vault: createVault(secret),
    sessions,
    jobs,
    search: search.createPort(store.requests.db),
    visitorCards: createVisitorCards(),
    ports: guardPorts(ports, reportPorts(errors, log)),
    errors,
    supportPhone: createSupportPhone(config),
    supportMail: createSupportMail(config),
    orderListeners,
    now,
    publicUrl,
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw isTaken(error) ? portTaken(port, error) : error
  })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Stripe's scripts and frames, as https://docs.stripe.com/security/guide names them for a content security policy. */
const stripeOrigins = {
  scriptOrigins: ['https://js.stripe.com'],
  frameOrigins: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connectOrigins: ['https://api.stripe.com'],
}

/** The fields for cards: Stripe's, the fields of a developer's machine on the next port, or none. */
async function startCardProvider(config: Config, store: Store, running: AsyncDisposableStack) {
  const none = { ports: {}, scriptOrigins: [], frameOrigins: [], connectOrigins: [] }
  if (config.stripe !== null) return config.stripe.publishableKey === null ? none : { ...none, ...stripeOrigins }
  if (!config.devPages) return none
  const secret = await loadSecret(store.db, config.secret)
  const { host, port } = config
  const fields = await startCardFields({ host, port: port === 0 ? 0 : port + 1, secret, now: () => new Date() })
  running.defer(() => fields.close())
  return { ...none, ports: { payment: developmentPayment(fields.tokens, fields.url) }, frameOrigins: [fields.url] }
}

/**
 * Background work while the store serves: jobs, which one process does for all, and upkeep, which each process does.
 */
async function startUpkeep(
  app: FastifyInstance,
  { store, services, search, log }: { store: Store; services: Services; search: StorePlugins['search']; log: Log },
): Promise<() => Promise<void>> {
  const { errors, jobs } = services
  await startRecurringJobs(jobs, [...recurringJobs, ...search.jobs], {
    services,
    log,
    report: (error, queue) => errors.report(error, { source: 'job', details: { queue } }),
  })
  const noteFailure = createNoteFailure(app, app.log)
  const what = 'could not keep the search index current'
  return search.startUpkeep({
    store,
    log,
    onError: (error) => {
      noteFailure(error, what)
      errors.report(error, { source: 'job', details: { what } })
    },
  })
}

/**
 * @param running collects how to end each thing that was started, so that all can be ended in reverse, however far it
 * got
 */
async function startAll(
  config: Config,
  options: StartOptions & { log: Log; onOpen: () => void },
  running: AsyncDisposableStack,
): Promise<Omit<RunningServer, 'close'>> {
  const { log, onOpen, search, demo, pages, frameOrigins = [], connectOrigins = [] } = options
  const store = await openStore(config, log)
  onOpen()
  running.defer(() => store.close())
  if (wantsSeed(config, store, options)) await seedStore(store.db, options, log)
  await search.prepare(store.db, log)
  const isDemonstration = (await demo?.isIn(store.db)) ?? false
  const seller = config.seller ?? (isDemonstration ? demo?.seller : undefined) ?? null
  if (seller === null) log('Papers name no address or phone of the seller. Set the variables GAUZE_SELLER_…')
  let port = config.port
  const ownUrl = () => localUrl(config, port)
  const publicUrl = () => config.publicUrl ?? ownUrl()
  const provider = await startCardProvider(config, store, running)
  const ports = createPorts({ ...provider.ports, ...options.ports }, config.stripe)
  const services = await createServices({
    config: { ...config, seller },
    store,
    log,
    publicUrl,
    ports,
    search,
    running,
  })
  await services.jobs.start()
  await resumeRestoredJobs(store.db, services.jobs)
  let isStarted = false
  const app = await createApp({
    services,
    handlers,
    isStarted: () => isStarted,
    plugins: createPlugins(options),
    frameOrigins: [...frameOrigins, ...provider.frameOrigins],
    connectOrigins: [...connectOrigins, ...provider.connectOrigins],
    scriptOrigins: provider.scriptOrigins,
    ...(pages ? { pages } : {}),
  })
  running.defer(() => app.close())
  port = await listen(app, config)
  await keepPublicUrl(store.db, publicUrl())
  const stopUpkeep = await startUpkeep(app, { store, services, search, log })
  // Together, so that nothing more is answered while the background work ends.
  running.defer(async () => void (await Promise.all([stopUpkeep(), app.close()])))
  isStarted = true
  return { url: ownUrl(), port, ownFetch: app.ownFetch, isDemonstration }
}

/** How long a start waits for a database that went away, in milliseconds. */
const startPatience = 120_000

/** Milliseconds. */
const startPause = 1_000

/**
 * Starts the whole store: database, migrations, demo data if requested, jobs and HTTP. If that fails, everything that
 * had started is ended again. A start whose database goes away meanwhile begins again, for two minutes.
 * @throws StartError with the remedy in one line
 * @example
 * const server = await startServer({ search, log: console.log })
 * console.log(`ready ${server.url}`)
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { log = () => undefined, environment = process.env } = options
  const settings = readConfig(environment)
  const config = { ...settings, contentFile: settings.contentFile ?? options.demo?.contentFile ?? null }
  if (config.port !== 0) await assertPortFree(config.host, config.port)
  let hasOpened = false
  let lostAt: number | null = null
  const onOpen = () => {
    hasOpened = true
  }
  for (;;) {
    const running = new AsyncDisposableStack()
    try {
      return { ...(await startAll(config, { ...options, log, onOpen }, running)), close: () => running.disposeAsync() }
    } catch (error) {
      await running
        .disposeAsync()
        .catch((failure: unknown) => log(`What had started could not be ended: ${messageOf(failure)}`))
      // A database that never answered is a wrong setting; a database that went away comes back.
      if (!hasOpened || !isUnavailable(error)) throw error
      lostAt ??= performance.now()
      if (performance.now() - lostAt > startPatience) throw error
      log(`The database went away before the store was ready: ${messageOf(error)}. Starting again`)
      await pause(startPause)
    }
  }
}

const closeTimeout = 20_000

/**
 * Closes the server on Ctrl-C and SIGTERM and ends the process. While it still starts, or on a second signal, the
 * process ends at once; the embedded database is always stopped and its folder released.
 * @param starting the promise that startServer returned, not yet awaited
 * @param log gets a line when a start is stopped
 * @example
 * const starting = startServer({ search })
 * closeOnSignals(starting)
 * const server = await starting
 */
export function closeOnSignals(
  starting: Promise<Pick<RunningServer, 'close'>>,
  log: Log = (line) => console.error(line),
): void {
  let isClosing = false
  let server: Pick<RunningServer, 'close'> | undefined
  starting.then(
    (started) => {
      server = started
    },
    () => undefined,
  )
  const close = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(1)
    if (server === undefined) {
      log(`Stopped by ${signal} before the store was ready`)
      process.exit()
    }
    isClosing = true
    setTimeout(() => process.exit(1), closeTimeout).unref()
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}
