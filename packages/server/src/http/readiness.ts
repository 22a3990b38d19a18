import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTime } from '../base/in-time.js'
import { ProblemError } from '../base/problem.js'
import { sqlState } from '../db/database-errors.js'
import { outageOf } from '../reporting/outage-log.js'
import { takeToReporter } from '../reporting/report-failure.js'
import type { Services } from '../services/services.js'
import { sendProblem } from './errors.js'

/** Balancers ask every few seconds, and no answer counts as not ready; in milliseconds. */
const readyTimeout = 2_000
/** Milliseconds between two looks at the disk and at the jobs, however often a balancer asks. */
const lookEvery = 5_000
/** A due job that nobody has taken for so many seconds stands. */
const standsAfter = 600

/** Errors of a database that answers and takes no changes. */
const refusedWrites: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full.',
  '58030': 'The database cannot write to its disk.',
  '25006': 'The database takes no changes.',
}

function reasonOf(error: unknown): string {
  return refusedWrites[sqlState(error) ?? ''] ?? 'The database does not answer.'
}

function notReady(reason: string) {
  const detail = `${reason} Try again in a moment.`
  return new ProblemError({ slug: 'not-ready', status: 503, detail, retryAfter: 5 })
}

/**
 * Has the database take new room on its disk: 64 kB of a table that only this connection has, emptied again at once. A
 * write of an existing row would still succeed on a full disk.
 */
const probe = sql.raw(`
  CREATE TEMPORARY TABLE IF NOT EXISTS readiness_probe (content text) ON COMMIT DELETE ROWS;
  INSERT INTO readiness_probe SELECT repeat('x', 1000) FROM generate_series(1, 64)`)

async function assertWritable(readiness: Services['readiness']): Promise<void> {
  try {
    await readiness.execute(probe)
  } catch (error) {
    // Without the right to temporary tables, the disk is unknown.
    if (sqlState(error) !== '42501') throw error
  }
}

/** @returns the queues whose jobs stand, in words */
async function readStanding({ jobs }: Pick<Services, 'jobs'>): Promise<readonly string[]> {
  const standing = (await jobs.figures()).filter(({ oldestSeconds }) => oldestSeconds > standsAfter)
  return standing.map(({ queue, oldestSeconds }) => `${queue} for ${Math.round(oldestSeconds / 60)} minutes`)
}

/** Looks at the disk and at the jobs now and then. @returns the jobs that stand; throws while the disk refuses writes */
function createLook(services: Pick<Services, 'readiness' | 'jobs'>): () => Promise<readonly string[]> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let seen: Promise<readonly string[]> = Promise.resolve([])
  return () => {
    if (performance.now() - lookedAt >= lookEvery) {
      lookedAt = performance.now()
      seen = assertWritable(services.readiness).then(() => readStanding(services))
      // Whoever asks gets the failure.
      seen.catch(() => undefined)
    }
    return seen
  }
}

/** Logs when the store stops being ready and when it is again, however often a balancer asks in between. */
function createReadinessLog() {
  let unreadySince: number | null = null
  let areStanding = false
  return {
    onFailure: (request: FastifyRequest, error: unknown) => {
      if (unreadySince !== null) return
      unreadySince = performance.now()
      request.log.error(outageOf(error), 'not ready')
      takeToReporter(request, error, { source: 'service', message: 'not ready' })
    },
    onSuccess: ({ log }: FastifyRequest, standing: readonly string[]) => {
      if (unreadySince !== null) {
        log.warn({ seconds: Math.round((performance.now() - unreadySince) / 1000) }, 'ready again')
        unreadySince = null
      }
      if (standing.length > 0 && !areStanding) log.error({ jobs: standing }, 'jobs stand')
      if (standing.length === 0 && areStanding) log.warn('jobs go on again')
      areStanding = standing.length > 0
    },
  }
}

/**
 * Health for a balancer: alive, and ready to serve. The store is not ready while its database does not answer or takes
 * no changes. Jobs that stand are a warning of an answer that is ready: without the store, they would not go on either.
 * @param isStarted whether the start of the store is complete
 */
export function registerHealth(app: FastifyInstance, services: Services, isStarted: () => boolean): void {
  const readiness = createReadinessLog()
  const look = createLook(services)
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!isStarted()) return sendProblem(notReady('The store is starting.'), request, reply)
    try {
      await inTime(services.readiness.execute(sql`SELECT 1`), readyTimeout)
      const standing = await inTime(look(), readyTimeout)
      readiness.onSuccess(request, standing)
      return standing.length === 0 ? { status: 'ready' } : { status: 'ready', standingJobs: standing }
    } catch (error) {
      readiness.onFailure(request, error)
      // Thrown, it would be reported once more.
      return sendProblem(notReady(reasonOf(error)), request, reply)
    }
  })
}
