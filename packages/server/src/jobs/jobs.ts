import pg from 'pg'
import { type Job, type JobResult, PgBoss, type SendOptions } from 'pg-boss'
import type { JobTimes } from '../base/config.js'
import type { Database, Db } from '../db/client.js'

/** Does one job. If it throws, the job is tried again later. */
export type JobHandler = (data: object) => Promise<void>

/** Work that comes again. Failed work is tried again, as other jobs are. */
export type RepeatedWork = (signal: AbortSignal) => Promise<void>

/** The figures of a queue. */
export interface QueueFigures {
  readonly queue: string
  /** Jobs that are due, and that no process has taken. */
  readonly waiting: number
  /** Jobs that failed as often as they are tried. */
  readonly failed: number
  /** How long the oldest due job has been due; 0 if there is none. */
  readonly oldestSeconds: number
}

/** Work for later, in the same PostgreSQL: exactly one process does each job, and a restart loses none. */
export interface Jobs {
  /** Sets the handler for the jobs of a queue; before `start`. */
  handle(queue: string, handler: JobHandler): void
  /** Whether the queue has a handler. */
  handles(queue: string): boolean
  /**
   * Has `work` done every so many minutes by exactly one of the processes, and now if it is due; after `start`.
   * @param everyMinutes a divisor of 60
   */
  repeat(queue: string, everyMinutes: number, work: RepeatedWork): Promise<void>
  /** Adds a job on `db`: with a transaction, only when that commits. */
  send(db: Db, queue: string, data: object): Promise<void>
  /** The figures of the queues whose jobs this process does, as of now. */
  figures(): Promise<readonly QueueFigures[]>
  /** Starts doing jobs. */
  start(): Promise<void>
  /** Lets running jobs end. */
  stop(): Promise<void>
}

/** A job that failed. */
export interface FailedJob {
  readonly queue: string
  /** Its id at pg-boss. */
  readonly id: string
  /** What was sent with it. */
  readonly data: object
}

/** The options of {@link createJobs}. */
export interface JobsOptions {
  readonly times: JobTimes
  /** Called with each failure, and with the job if it will be tried again. */
  readonly onError: (error: unknown, job?: FailedJob) => void
}

const retryLimit = 8
/** A full queue is read without a pause, which pg-boss does only if it may take several jobs. */
const manyAtOnce = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const
/** Seconds between two looks for work that comes again. */
const repeatedPolling = 5
/**
 * Seconds: `expireInSeconds` is how long such a job may run, `deleteAfterSeconds` is how long a finished job is kept.
 */
const repeatedTimes = { expireInSeconds: 3_600, deleteAfterSeconds: 86_400 }
/** How long a running job gets at the end, in milliseconds. */
const stopGrace = 5_000

function executeOn(db: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const statement = db._.session.prepareQuery<{ execute: { rows: object[] }; all: unknown; values: unknown }>(
        { sql: text, params: values },
        undefined,
        undefined,
        false,
      )
      return statement.execute()
    },
  }
}

/** pg-boss reports errors as copies of their fields. */
function asError(given: Error): Error {
  if (given instanceof Error) return given
  const { message, ...fields }: Error = given
  const made = 'severity' in fields ? new pg.DatabaseError(message, message.length, 'error') : new Error(message)
  return Object.assign(made, fields)
}

/** The options for starting a queue. */
interface Worker {
  readonly boss: PgBoss
  readonly retry: Pick<SendOptions, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'heartbeatSeconds'>
  readonly onError: JobsOptions['onError']
}

async function startHandler({ boss, onError }: Worker, queue: string, handler: JobHandler): Promise<void> {
  await boss.createQueue(queue)
  const settle = async ({ id, data }: Job<object>): Promise<JobResult> => {
    try {
      await handler(data)
      return { id, status: 'completed' }
    } catch (error) {
      onError(error, { queue, id, data })
      return { id, status: 'failed', output: error }
    }
  }
  await boss.work(queue, manyAtOnce, (jobs: Job<object>[]) => Promise.all(jobs.map(settle)))
}

async function startRepeated(
  { boss, retry, onError }: Worker,
  queue: string,
  everyMinutes: number,
  work: () => Promise<void>,
): Promise<void> {
  await boss.createQueue(queue, { policy: 'exclusive' })
  // Processes that start and the schedule share one place in each time span: the first of them adds the only job.
  const once = { ...retry, ...repeatedTimes, singletonSeconds: everyMinutes * 60 }
  await boss.schedule(queue, everyMinutes === 60 ? '0 * * * *' : `*/${everyMinutes} * * * *`, {}, once)
  await boss.send(queue, {}, once)
  await boss.work(queue, { pollingIntervalSeconds: repeatedPolling }, async ([job]: Job<object>[]) => {
    try {
      await work()
    } catch (error) {
      onError(error, { queue, id: job?.id ?? '', data: {} })
      throw error
    }
  })
}

const figuresSql = `
  SELECT q.name AS queue, COALESCE(f.waiting, 0) AS waiting, COALESCE(f.failed, 0) AS failed,
    COALESCE(f.oldest, 0) AS "oldestSeconds"
  FROM unnest($1::text[]) q(name) LEFT JOIN (
    SELECT name, (count(*) FILTER (WHERE state < 'active'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      EXTRACT(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active'))::float8 AS oldest
    FROM pgboss.job WHERE state = 'failed' OR (state < 'active' AND start_after <= now()) GROUP BY name
  ) f USING (name) ORDER BY 1`

/** Jobs on pg-boss. */
export function createJobs(database: Database, { times, onError }: JobsOptions): Jobs {
  const { retryDelay, lostAfter } = times
  const retry = { retryLimit, retryDelay, retryBackoff: true, heartbeatSeconds: lostAfter }
  const lookEvery = Math.floor(lostAfter / 2)
  const handlers = new Map<string, JobHandler>()
  const repeated = new Set<string>()
  const stopping = new AbortController()
  const boss = new PgBoss({
    superviseIntervalSeconds: lookEvery,
    monitorIntervalSeconds: lookEvery,
    db: { executeSql: (text, values) => database.pool.query(text, values) },
  })
  boss.on('error', (error) => onError(asError(error)))
  const worker = { boss, retry, onError }
  return {
    handle: (queue, handler) => void handlers.set(queue, handler),
    handles: (queue) => handlers.has(queue),
    repeat: async (queue, everyMinutes, work) => {
      await startRepeated(worker, queue, everyMinutes, () => work(stopping.signal))
      repeated.add(queue)
    },
    figures: async () => {
      const queues = [...handlers.keys(), ...repeated]
      return queues.length === 0 ? [] : (await database.pool.query<QueueFigures>(figuresSql, [queues])).rows
    },
    send: async (db, queue, data) => {
      await boss.send(queue, data, { ...retry, db: executeOn(db) })
    },
    start: async () => {
      await boss.start()
      for (const [queue, handler] of handlers) await startHandler(worker, queue, handler)
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: stopGrace })
    },
  }
}
