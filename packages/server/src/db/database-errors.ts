import pg from 'pg'

/**
 * The SQLSTATE of a database error, however deeply it is wrapped.
 * @returns five characters, or undefined for any other error
 */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof pg.DatabaseError) return error.code
  return sqlState(error.cause)
}

/** The connection is gone or useless: lost, ended by the server, or to a server that became the standby. */
const lostStates = /^(?:08|57P|25P03|25P04|25006)/

/** Too few resources, a statement or lock that took too long, too many conflicts. */
const busyStates = /^(?:53|57014|55P03|40001|40P01)/

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors that the driver reports only in words. */
const driverMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expir|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether an error means that its connection must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return lostStates.test(error.code ?? '')
  return networkCodes.has(codeOf(error)) || driverMessages.test(error.message) || isConnectionLost(error.cause)
}

/**
 * Whether the database was unable to do it now, through no fault of the request: it is away, starting, too busy, or
 * took too long. The request can be retried; a lost COMMIT may have been done.
 */
export function isUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || busyStates.test(sqlState(error) ?? '')
}
