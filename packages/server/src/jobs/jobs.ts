import pg from 'pg'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/client.js'

/** Does one job. A thrown error has it tried again later. */
export type JobHandler = (data: object) => Promise<void>

/** Work for later, in the same PostgreSQL: exactly one process does each job, and a restart loses none. */
export interface Jobs {
  /** Says what does the jobs of a queue; before `start`. */
  handle(queue: string, handler: JobHandler): void
  /** Whether the queue has a handler. */
  handles(queue: string): boolean
  /** Adds a job on `db`: with a transaction, only when that commits. */
  send(db: Db, queue: string, data: object): Promise<void>
  /** Starts doing jobs. Without any handler there is nothing to start. */
  start(): Promise<void>
  /** Lets running jobs end. */
  stop(): Promise<void>
}

/** When jobs are tried again, in seconds. */
export interface JobTimes {
  /** After a job failed; about twice as long each further time. */
  readonly retryDelay: number
  /**
   * After the last sign of life of a job whose process died, or whose end could not be written down, at least 10. It is
   * missed within half as long again.
   */
  readonly lostAfter: number
}

/** What {@link createJobs} needs. */
export interface JobsOptions {
  readonly times: JobTimes
  /** Told of failures; with the queue, of a job that will be tried again. */
  readonly onError: (error: unknown, queue?: string) => void
}

const retryLimit = 8
/** While a queue is full it is read without a pause, which pg-boss does only where it may take several jobs. */
const manyAtOnce = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const
/** Milliseconds that a job which runs is given at the end. */
const stopGrace = 5_000

const executeOn = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const statement = db._.session.prepareQuery<{ execute: { rows: object[] }; all: unknown; values: unknown }>(
      { sql: text, params: values },
      undefined,
      undefined,
      false,
    )
    return statement.execute()
  },
})

/** pg-boss tells of errors by copies of their fields. */
const asError = (told: Error): Error => {
  if (told instanceof Error) return told
  const { message, ...fields }: Error = told
  const made = 'severity' in fields ? new pg.DatabaseError(message, message.length, 'error') : new Error(message)
  return Object.assign(made, fields)
}

/** Jobs on pg-boss. */
export const createJobs = (database: Database, { times, onError }: JobsOptions): Jobs => {
  const { retryDelay, lostAfter } = times
  const retry = { retryLimit, retryDelay, retryBackoff: true, heartbeatSeconds: lostAfter }
  const lookEvery = Math.floor(lostAfter / 2)
  const handlers = new Map<string, JobHandler>()
  const boss = new PgBoss({
    superviseIntervalSeconds: lookEvery,
    monitorIntervalSeconds: lookEvery,
    db: { executeSql: (text, values) => database.pool.query(text, values) },
  })
  boss.on('error', (error) => onError(asError(error)))
  return {
    handle: (queue, handler) => void handlers.set(queue, handler),
    handles: (queue) => handlers.has(queue),
    send: async (db, queue, data) => {
      await boss.send(queue, data, { ...retry, db: executeOn(db) })
    },
    start: async () => {
      if (handlers.size === 0) return
      await boss.start()
      for (const [queue, handler] of handlers) {
        await boss.createQueue(queue)
        const settle = async ({ id, data }: Job<object>): Promise<JobResult> => {
          try {
            await handler(data)
            return { id, status: 'completed' }
          } catch (error) {
            onError(error, queue)
            return { id, status: 'failed', output: error }
          }
        }
        await boss.work(queue, manyAtOnce, (jobs: Job<object>[]) => Promise.all(jobs.map(settle)))
      }
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: stopGrace })
    },
  }
}
