import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../base/config.js'
import { notFound } from '../base/problem.js'
import { isSameSecret } from '../base/same-secret.js'
import { noteRefusedToken, type SecurityLog } from './security-log.js'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const proxyHeader = /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

/**
 * Whether the caller is a program or browser on this machine itself. A proxy's headers can be made up, so a caller
 * behind a proxy is foreign; and another host name that resolves to this machine belongs to a foreign page.
 */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    loopback.has(socket.remoteAddress ?? '') &&
    ownName.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  )
}

/**
 * Whether a developer asks at their own machine, and the settings allow developer pages. The settings must allow them,
 * because a proxy on this machine that adds no header makes every visitor look local; and a public store never shows
 * them.
 */
export function isDeveloper(
  request: IncomingMessage,
  { devPages, publicUrl }: Pick<Config, 'devPages' | 'publicUrl'>,
): boolean {
  return devPages && isOwnMachine(request) && (publicUrl === null || ownName.test(new URL(publicUrl).host))
}

function nothingHere() {
  return notFound('There is nothing at this address.')
}

function bearerOf({ authorization }: IncomingMessage['headers']): string {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
}

/** Allows callers with the token, from anywhere, and a developer. For everyone else the address does not exist. */
export function assertMayMeasure(
  request: FastifyRequest,
  config: Pick<Config, 'devPages' | 'publicUrl' | 'metricsToken'>,
  security: SecurityLog,
): void {
  const { metricsToken } = config
  const shown = bearerOf(request.raw.headers)
  if (metricsToken !== null && isSameSecret(shown, metricsToken)) return
  if (shown !== '') noteRefusedToken(security, request, '/metrics')
  if (!isDeveloper(request.raw, config)) throw nothingHere()
}

/** For everyone else the address looks like any other unknown one. */
export function assertDeveloper(request: FastifyRequest, config: Pick<Config, 'devPages' | 'publicUrl'>): void {
  if (!isDeveloper(request.raw, config)) throw nothingHere()
}

/**
 * A page that shows a developer the messages that the store would have sent.
 * @param body HTML
 */
export function devPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>
${body}
</main></body></html>`
}
