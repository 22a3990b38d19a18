import { toErrorReport } from '@gauze/rules/privacy'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../base/config.js'
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

/** Log settings: JSON lines with the request's id, and nothing secret in them. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        redact: { paths: censored, censor: '[redacted]' },
        serializers: {
          err: toLoggedError,
          req: (request) => ({
            id: request.id,
            method: request.method,
            url: redactUrl(request.url),
            ip: addressOf(request),
          }),
        },
      }
}
