import { toErrorReport } from '@gauze/rules/privacy'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino, stdSerializers, stdTimeFunctions } from 'pino'
import type { Config } from '../base/config.js'
import type { Log } from '../base/log.js'
import { addressOf } from '../base/network.js'
import { sqlState } from '../db/database-errors.js'

const secretParameters = /([?&](?:hash|token|username|password|x-algolia-api-key|access_token)=)[^&]*/gi

/** Addresses of punch-out, whose paths or queries hold secrets. */
const secretPaths = /^(\/punchout\/|\/api\/punchout\/return\/|\/api\/punchout\/oci\?)[^?#]+.*/

const censored = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  ...['password', 'passwordMatch', 'token', 'hash', 'authorization', 'cookie', 'secret'].flatMap((key) => [
    key,
    `*.${key}`,
  ]),
]

/** A URL for a log, without secrets. */
export function redactUrl(url: string): string {
  return url.replace(secretParameters, '$1[redacted]').replace(secretPaths, '$1[redacted]')
}

/** An error for a log: without the values of statements, and without secrets. */
function toLoggedError(error: Error & { code?: string; statusCode?: number }) {
  const { name, message, stack, details } = toErrorReport(error, { source: 'service' })
  const { code, statusCode } = error
  return { type: name, message, stack, code: code ?? sqlState(error), statusCode, ...details }
}

const options: LoggerOptions = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  redact: { paths: censored, censor: '[redacted]' },
  serializers: {
    err: toLoggedError,
    req: (request) => ({
      id: request.id,
      method: request.method,
      url: redactUrl(request.url),
      ip: addressOf(request),
    }),
    res: stdSerializers.res,
  },
}

/**
 * The log of the store: JSON lines with time and level, with the request's id or the job, and nothing secret in them.
 * @param to takes the lines; without it, they go to the standard output
 * @example
 * const log = createLogger(readConfig(process.env))
 * log.warn({ job: 'mail', object: 'mail 7' }, 'a job failed')
 */
export function createLogger({ logLevel: level }: Pick<Config, 'logLevel'>, to?: DestinationStream): FastifyBaseLogger {
  return to === undefined ? pino({ ...options, level }) : pino({ ...options, level }, to)
}

/**
 * A log whose events a person reads as text, for commands.
 * @example spokenLog(console.log).warn({ reason: 'It was stopped.' }, 'the database is away') // the database is away: It was stopped.
 */
export function spokenLog(say: Log) {
  return createLogger(
    { logLevel: 'info' },
    {
      write: (line) => {
        const { msg, reason }: { msg: string; reason?: string } = JSON.parse(line)
        say(reason === undefined ? msg : `${msg}: ${reason}`)
      },
    },
  )
}
