import type { FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { ThrottledLog } from '../base/log.js'
import { addressOf, networkOf } from '../base/network.js'

const messages = {
  'login-refused': 'a login was refused',
  'name-locked': 'attempts for a name are locked for a while',
  'network-locked': 'attempts from a network are locked for a while',
  'requests-refused': 'requests above the limit were refused',
  'token-refused': 'a token was refused',
  'rights-changed': 'rights of a login were changed',
} as const

/** The name of an event that concerns the safety of logins. */
export type SecurityLogEvent = keyof typeof messages

/** Says in the log, and in a counter of /metrics, what concerns the safety of logins. */
export interface SecurityLog {
  /**
   * Counts an event and logs it; repeats are throttled.
   * @param by the events that are repeats of each other, such as those of one network
   * @param fields without any password or token
   */
  note(event: SecurityLogEvent, by: string, fields: Readonly<Record<string, string | number | null | undefined>>): void
}

/** A typed name in the log. */
const longestName = 100

/**
 * The name that somebody typed, for the log.
 * @example typedName({ username: 'ada@clinic.example', password: '…' }) // 'ada@clinic.example'
 */
export function typedName(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('username' in body)) return undefined
  return typeof body.username === 'string' ? body.username.slice(0, longestName) : undefined
}

/**
 * Notes a token that is not one of the store's, or that the store has ended.
 * @param what the place where it was shown
 */
export function noteRefusedToken(security: SecurityLog, request: FastifyRequest, what: string, reason?: string): void {
  const address = addressOf(request)
  const network = networkOf(address)
  security.note('token-refused', `${what} ${network}`, { what, reason, network, address, reqId: request.id })
}

/**
 * Makes a {@link SecurityLog}.
 * @example
 * createSecurityLog(throttledLog, metrics).note('login-refused', network, { network, user, problem })
 */
export function createSecurityLog(throttled: ThrottledLog, metrics: Registry): SecurityLog {
  const events = new Counter({
    name: 'gauze_security_events_total',
    help: 'Refused logins and tokens, locked names and networks, requests above the limit, changed rights',
    labelNames: ['event'],
    registers: [metrics],
  })
  for (const event of Object.keys(messages)) events.inc({ event }, 0)
  return {
    note: (event, by, fields) => {
      events.inc({ event })
      throttled.note({ level: 'warn', message: messages[event], by, fields: { event, ...fields } })
    },
  }
}
