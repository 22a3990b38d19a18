import { count, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { escapeHtml } from '../base/escape-html.js'
import { ProblemError } from '../base/problem.js'
import { mailOutbox, paymentHolds } from '../db/schema/index.js'
import { assertDeveloper, assertMayMeasure, devPage } from '../reporting/dev-page.js'
import { outageOf } from '../reporting/outage-log.js'
import { takeToReporter } from '../reporting/report-failure.js'
import type { Services } from '../services/services.js'
import { sendProblem } from './errors.js'

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

/** Balancers ask every few seconds, and no answer counts as not ready. */
const readyTimeout = 2_000

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error(`No answer within ${milliseconds} ms`), { code: 'ETIMEDOUT' })),
    milliseconds,
  )
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

function notReady(reason: string) {
  const detail = `${reason} Try again in a moment.`
  return new ProblemError({ slug: 'not-ready', status: 503, detail, retryAfter: 5 })
}

/** Logs when the store stops being ready and when it is again, however often a balancer asks in between. */
function createReadiness() {
  let unreadySince: number | null = null
  return {
    onFailure: (request: FastifyRequest, error: unknown) => {
      if (unreadySince !== null) return
      unreadySince = performance.now()
      request.log.error(outageOf(error), 'not ready')
      takeToReporter(request, error, { source: 'service', message: 'not ready' })
    },
    onSuccess: ({ log }: FastifyRequest) => {
      if (unreadySince === null) return
      log.warn({ seconds: Math.round((performance.now() - unreadySince) / 1000) }, 'ready again')
      unreadySince = null
    },
  }
}

/**
 * Health for a balancer: alive, and ready to serve.
 * @param isStarted whether the start of the store is complete
 */
export function registerHealth(app: FastifyInstance, services: Services, isStarted: () => boolean): void {
  const readiness = createReadiness()
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!isStarted()) return sendProblem(notReady('The store is starting.'), request, reply)
    try {
      await inTime(services.readiness.execute(sql`SELECT 1`), readyTimeout)
      readiness.onSuccess(request)
      return { status: 'ready' }
    } catch (error) {
      readiness.onFailure(request, error)
      // Thrown, it would be reported once more.
      return sendProblem(notReady('The database does not answer.'), request, reply)
    }
  })
}

/** Counts the payments that people have to see to. While the database is away, there is no figure. */
function measureFailedPayments(registry: Registry, { background }: Pick<Services, 'background'>): void {
  const failed = new Gauge({
    name: 'gauze_payments_failed',
    help: 'Payments by card that could be neither taken nor given back',
    registers: [registry],
    collect: async () => {
      const counted = background.select({ count: count() }).from(paymentHolds).where(isNotNull(paymentHolds.failure))
      const [row] = await inTime(counted.execute(), readyTimeout).catch(() => [])
      if (row === undefined) failed.remove()
      else failed.set(row.count)
    },
  })
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
  { config, background, security }: Pick<Services, 'config' | 'background' | 'security'>,
): void {
  measureFailedPayments(app.metrics, { background })
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
