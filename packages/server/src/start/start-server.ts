import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { atMostEvery } from '../base/at-most-every.js'
import { type Config, localUrl, readConfig } from '../base/config.js'
import type { Log, Logger, ThrottledLog } from '../base/log.js'
import { messageOf } from '../base/message-of.js'
import { StartError } from '../base/start-error.js'
import { createVault } from '../base/vault.js'
import { createSupportMail, createSupportPhone } from '../content/support-contact.js'
import { isUnavailable } from '../db/database-errors.js'
import { explained } from '../db/failure-words.js'
import { createApp } from '../http/app.js'
import type { PageOrigins } from '../http/html-security.js'
import type { PagesPlugin } from '../http/pages.js'
import { createJobs, type JobsOptions } from '../jobs/jobs.js'
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
import { createCacheCounter } from '../reporting/cache-counter.js'
import { createReporter } from '../reporting/create-reporter.js'
import type { KeptReporter } from '../reporting/kept-reporter.js'
import { createLogger } from '../reporting/logger.js'
import { outageOf } from '../reporting/outage-log.js'
import { createNoteFailure } from '../reporting/report-failure.js'
import { createSecurityLog } from '../reporting/security-log.js'
import { createThrottledLog } from '../reporting/throttled-log.js'
import { watchCatalog } from '../services/catalog-watch.js'
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
  /** Called with its progress while it starts, for a person. Without it, the progress is in the log, at the level info. */
  readonly log?: Log
  /** Takes the lines of the log, in JSON; without it, they go to the standard output. */
  readonly logTo?: { write(line: string): void }
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
function createDeafnessLog(log: Logger) {
  let isSaid = false
  return {
    onError: atMostEvery(outagesLoggedEvery, (error: unknown) => {
      isSaid = true
      log.warn(
        { job: 'sessions', reason: messageOf(error) },
        'no notice of ended sessions arrives, so each call asks the database',
      )
    }),
    onListening: () => {
      if (isSaid) log.warn({ job: 'sessions' }, 'notices of ended sessions arrive again')
      isSaid = false
    },
  }
}

/** Says which job failed and why; while the database is away, all jobs fail for the same reason. */
function createJobFailureLog(throttled: ThrottledLog, errors: KeptReporter): JobsOptions['onError'] {
  return (error, job) => {
    if (isUnavailable(error)) {
      throttled.note({ level: 'error', message: 'jobs wait for the database', fields: { ...outageOf(error) } })
    } else {
      const reason = messageOf(error)
      throttled.note({
        level: 'error',
        message: job === undefined ? 'the queues of jobs failed' : 'a job failed',
        by: `${job?.queue} ${reason}`,
        fields: {
          reason,
          ...(job === undefined ? {} : { job: job.queue, jobId: job.id, object: JSON.stringify(job.data) }),
        },
      })
    }
    errors.report(error, { source: 'job', details: { queue: job?.queue } })
  }
}

async function createServices(options: {
  config: Services['config']
  store: Store
  log: FastifyBaseLogger
  publicUrl: () => string
  ports: Ports
  search: StorePlugins['search']
  running: AsyncDisposableStack
}): Promise<Services> {
  const { config, store, log, publicUrl, ports, search, running } = options
  const now = () => new Date()
  const throttledLog = createThrottledLog(log)
  running.defer(() => throttledLog.flush())
  const metrics = new Registry()
  const countCache = createCacheCounter(metrics)
  const errors = await createReporter(config.errorDsn, throttledLog)
  running.defer(() => errors.close())
  const jobs = createJobs(store, {
    times: config.jobTimes,
    onError: createJobFailureLog(throttledLog, errors),
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
    log,
    throttledLog,
    security: createSecurityLog(throttledLog, metrics),
    metrics,
    db: store.requests.db,
    background: store.db,
    readiness: store.readiness.db,
    tokens: createSessionTokens(secret, now),
    vault: createVault(secret),
    sessions,
    jobs,
    search: search.createPort(store.requests.db, countCache),
    countCache,
    visitorCards: createVisitorCards(),
    ports: guardPorts(ports, reportPorts(errors, throttledLog)),
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
  { store, services, search }: { store: Store; services: Services; search: StorePlugins['search'] },
): Promise<() => Promise<void>> {
  const { errors, jobs, log } = services
  await startRecurringJobs(jobs, [...recurringJobs, ...search.jobs], {
    services,
    report: (error, queue) => errors.report(error, { source: 'job', details: { queue } }),
  })
  const upkeepLog = log.child({ job: 'search-index' })
  const noteFailure = createNoteFailure(app, upkeepLog)
  const what = 'could not keep the search index current'
  return search.startUpkeep({
    store,
    log: (line) => upkeepLog.info(line),
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
  options: StartOptions & { log: Log; logger: FastifyBaseLogger; onOpen: () => void },
  running: AsyncDisposableStack,
): Promise<Omit<RunningServer, 'close'>> {
  const { log, logger, onOpen, search, demo, pages, frameOrigins = [], connectOrigins = [] } = options
  const store = await openStore(config, log, logger)
  onOpen()
  running.defer(() => store.close())
  if (wantsSeed(config, store, options)) await seedStore(store.db, options, log)
  await search.prepare(store.db, log)
  const isDemonstration = (await demo?.isIn(store.db)) ?? false
  const seller = config.seller ?? (isDemonstration ? demo?.seller : undefined) ?? null
  if (seller === null) logger.warn('papers name no address or phone of the seller; set the variables GAUZE_SELLER_…')
  let port = config.port
  const ownUrl = () => localUrl(config, port)
  const publicUrl = () => config.publicUrl ?? ownUrl()
  const provider = await startCardProvider(config, store, running)
  const ports = createPorts({ ...provider.ports, ...options.ports }, config.stripe)
  const services = await createServices({
    config: { ...config, seller },
    store,
    log: logger,
    publicUrl,
    ports,
    search,
    running,
  })
  await services.jobs.start()
  await resumeRestoredJobs(store.db, services.jobs)
  let isStarted = false
  const catalog = await watchCatalog(store, {
    onError: (error) =>
      services.throttledLog.note({
        level: 'warn',
        message: 'no notice of changes of the catalog arrives, so pages are drawn each second',
        fields: { job: 'pages', reason: messageOf(error) },
      }),
  })
  running.defer(() => catalog.stop())
  const app = await createApp({
    services,
    catalog,
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
  const stopUpkeep = await startUpkeep(app, { store, services, search })
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
 * const server = await startServer({ search })
 * console.log(`ready ${server.url}`)
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { environment = process.env } = options
  const settings = readConfig(environment)
  const config = { ...settings, contentFile: settings.contentFile ?? options.demo?.contentFile ?? null }
  if (config.port !== 0) await assertPortFree(config.host, config.port)
  const logger = createLogger(config, options.logTo)
  const { log = (line) => logger.info(line) } = options
  let hasOpened = false
  let lostAt: number | null = null
  const onOpen = () => {
    hasOpened = true
  }
  for (;;) {
    const running = new AsyncDisposableStack()
    try {
      return {
        ...(await startAll(config, { ...options, log, logger, onOpen }, running)),
        close: () => running.disposeAsync(),
      }
    } catch (error) {
      await running
        .disposeAsync()
        .catch((failure: unknown) => logger.error({ err: failure }, 'what had started could not be ended'))
      // A database that never answered is a wrong setting; a database that went away comes back.
      if (!hasOpened || !isUnavailable(error)) throw explained(error)
      lostAt ??= performance.now()
      if (performance.now() - lostAt > startPatience) throw explained(error)
      logger.warn(outageOf(error), 'the database went away before the store was ready; starting again')
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
