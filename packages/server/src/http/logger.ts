import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.js'

const secretParameters = /([?&](?:hash|token|username|password|x-algolia-api-key|access_token)=)[^&]*/gi

const censored = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  ...['password', 'passwordMatch', 'token', 'hash', 'authorization', 'cookie', 'secret'].flatMap((key) => [
    key,
    `*.${key}`,
  ]),
]

/** A URL fit for a log: values that open a door are left out. */
export const redactUrl = (url: string): string => url.replace(secretParameters, '$1[redacted]')

/** Log settings: JSON lines with the request's id, and nothing secret in them. */
export const loggerOptions = (config: Config): FastifyServerOptions['logger'] =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        redact: { paths: censored, censor: '[redacted]' },
        serializers: {
          req: (request) => ({ id: request.id, method: request.method, url: redactUrl(request.url), ip: request.ip }),
        },
      }
