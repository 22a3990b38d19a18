import { count, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { escapeHtml } from '../base/escape-html.js'
import { inTime } from '../base/in-time.js'
import { mailOutbox, paymentHolds } from '../db/schema/index.js'
import type { QueueFigures } from '../jobs/jobs.js'
import { assertDeveloper, assertMayMeasure, devPage } from '../reporting/dev-page.js'
import type { Services } from '../services/services.js'

const outboxLength = 100

/** A mail as its reader sees it, without scripts and without access to the page around it; links open a new tab. */
function htmlFrame(subject: string, html: string) {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  return `<iframe sandbox="${sandbox}" title="${escapeHtml(subject)}" width="720" height="520" srcdoc="${escapeHtml(html)}"></iframe>`
}

/** The styles of a mail are attributes of its elements. */
const outboxPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

function outboxPage(mails: readonly (typeof mailOutbox.$inferSelect)[]) {
  return devPage(
    'Outbox',
    mails.length === 0
      ? '<p>No mail yet.</p>'
      : mails
          .map(
            (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}</p>
<pre>${escapeHtml(mail.text)}</pre>
${mail.html === null ? '' : htmlFrame(mail.subject, mail.html)}</article>`,
          )
          .join('\n'),
  )
}

/** A scrape that takes longer has no figure, in milliseconds. */
const figureTimeout = 2_000

/** Reads a figure of the database for a scrape; null while the database is away. */
function figure<T>(read: () => Promise<T>): () => Promise<T | null> {
  let reading: Promise<T | null> | null = null
  // The gauges of one scrape ask at the same time, and share one reading.
  return () => {
    reading ??= inTime(read(), figureTimeout)
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return reading
  }
}

/** A gauge that has one value, or none while the database is away. */
function measure(registry: Registry, name: string, help: string, read: () => Promise<number | undefined>): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await read()
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    },
  })
}

/** Counts the payments that people have to see to. */
function measureFailedPayments(registry: Registry, { background }: Pick<Services, 'background'>): void {
  const read = figure(() => background.$count(paymentHolds, isNotNull(paymentHolds.failure)))
  measure(
    registry,
    'gauze_payments_failed',
    'Payments by card that could be neither taken nor given back',
    async () => (await read()) ?? undefined,
  )
}

/** The jobs that are due, the jobs that were given up, and the age of the oldest due job, by queue. */
function measureJobs(registry: Registry, { jobs }: Pick<Services, 'jobs'>): void {
  const read = figure(() => jobs.figures())
  const measureQueues = (name: string, help: string, figureOf: (figures: QueueFigures) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      collect: async () => {
        gauge.reset()
        for (const figures of (await read()) ?? []) gauge.set({ queue: figures.queue }, figureOf(figures))
      },
    })
  }
  measureQueues('gauze_jobs_waiting', 'Jobs that are due and not taken yet', ({ waiting }) => waiting)
  measureQueues('gauze_jobs_failed', 'Jobs that were given up after all attempts', ({ failed }) => failed)
  measureQueues('gauze_jobs_oldest_seconds', 'How long the oldest due job waits', ({ oldestSeconds }) => oldestSeconds)
}

/** The mails that have not gone out; without a mail server, they are not meant to. */
function measureMails(registry: Registry, { background, config }: Pick<Services, 'background' | 'config'>): void {
  if (config.smtpUrl === null) return
  const read = figure(async () => {
    const [row] = await background
      .select({
        waiting: count(),
        failing: sql<number>`(count(*) FILTER (WHERE ${mailOutbox.attempts} > 0))::int`,
        oldest: sql<number>`COALESCE(EXTRACT(epoch FROM now() - min(${mailOutbox.createdAt})), 0)::float8`,
      })
      .from(mailOutbox)
      .where(isNull(mailOutbox.sentAt))
    return row
  })
  const value = (name: string, help: string, key: 'waiting' | 'failing' | 'oldest') =>
    measure(registry, name, help, async () => (await read())?.[key])
  value('gauze_mails_waiting', 'Mails that have not gone out yet', 'waiting')
  value('gauze_mails_failing', 'Mails that have not gone out and failed at least once', 'failing')
  value('gauze_mails_oldest_seconds', 'The age of the oldest mail that has not gone out', 'oldest')
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The measurements of this process. */
    metrics: Registry
  }
}

/** Counts and times every answer by its route; pages and files count together. */
export function measureAnswers(app: FastifyInstance, metrics: Registry): void {
  app.decorate('metrics', metrics)
  collectDefaultMetrics({ register: metrics })
  const durations = new Histogram({
    name: 'gauze_http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = (Object.hasOwn(request, 'visit') ? undefined : request.routeOptions.url) ?? 'page'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

/** Prometheus metrics, for callers with the token of the settings, and for a developer. */
export function registerMetrics(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'background' | 'security' | 'jobs'>,
): void {
  const { config, security } = services
  measureFailedPayments(app.metrics, services)
  measureJobs(app.metrics, services)
  measureMails(app.metrics, services)
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    assertMayMeasure(request, config, security)
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics())
  })
}

/** The mails that were not passed to a mail server, only for a developer. */
export function registerOutbox(app: FastifyInstance, services: Services): void {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    assertDeveloper(request, services.config)
    const mails = await services.db
      .select()
      .from(mailOutbox)
      .where(isNull(mailOutbox.sentAt))
      .orderBy(desc(mailOutbox.id))
      .limit(outboxLength)
    if (request.headers.accept?.includes('application/json')) return reply.send(mails)
    reply.header('content-security-policy', outboxPolicy)
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails))
  })
}
