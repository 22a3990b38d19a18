import { toErrorReport } from '@gauze/rules/privacy'
import type { FastifyBaseLogger } from 'fastify'
import { atMostEvery } from '../base/at-most-every.js'
import { sqlState } from '../db/database-errors.js'

interface Outage {
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly error: unknown
  readonly message: string
}

/** Logs failures that happen because the database is away or too busy. */
export type OutageLog = (outage: Outage) => void

const loggedEvery = 1_000

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error
}

function reasonOf(error: unknown): string {
  const root = rootOf(error)
  const code = root instanceof Error && 'code' in root ? String(root.code) : ''
  return toErrorReport(root, { source: 'service' }).message || code
}

/** An outage as a log line. */
export function outageOf(error: unknown) {
  return { reason: reasonOf(error), code: sqlState(error) }
}

function logNowAndThen(): OutageLog {
  return atMostEvery(loggedEvery, ({ log, error, message }, leftOut) =>
    log.error({ ...outageOf(error), leftOut }, message),
  )
}

/**
 * Makes a log in which an outage, where everything fails for the same reason, leaves the other lines to be found: each
 * message stands in it once a second at most. Messages name the failed parts, so there are few.
 */
export function createOutageLog(): OutageLog {
  const logs = new Map<string, OutageLog>()
  return (outage) => {
    const ofMessage = logs.get(outage.message) ?? logNowAndThen()
    logs.set(outage.message, ofMessage)
    ofMessage(outage)
  }
}
