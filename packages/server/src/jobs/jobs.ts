import pg from 'pg'
import { type Job, PgBoss } from 'pg-boss'
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

/** A job whose process died, or whose end could not be written down, is missed by its heartbeat and tried again. */
const retry = { retryLimit: 8, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 20 }
/** Milliseconds that a job which runs is given at the end. */
const stopGrace = 5_000
const lookForMissed = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

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

/**
 * Jobs on pg-boss.
 * @param onError told of failures; with the queue, of a job that will be tried again
 */
export const createJobs = (database: Database, onError: (error: unknown, queue?: string) => void): Jobs => {
  const handlers = new Map<string, JobHandler>()
  const boss = new PgBoss({ ...lookForMissed, db: { executeSql: (text, values) => database.pool.query(text, values) } })
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
        await boss.work(queue, { burstWhenBatchFull: true }, async (jobs: Job<object>[]) => {
          for (const job of jobs) {
            await handler(job.data).catch((error: unknown) => {
              onError(error, queue)
              throw error
            })
          }
        })
      }
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: stopGrace })
    },
  }
}
