import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { notFound } from './problem.js'
import { isSameSecret } from './same-secret.js'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const proxyHeader = /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

/**
 * Whether a program or browser of this machine asks by itself. A proxy's headers can be made up, so who comes through one
 * is a stranger; and a name of another machine that leads here is a foreign page's way in.
 */
const isOwnMachine = ({ socket, headers }: IncomingMessage): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => proxyHeader.test(name))

/**
 * Whether somebody asks at their own machine for what a developer may see, where the settings say that there is something
 * to see. They must say so, because a proxy of this machine that adds no header makes every visitor look like one of this
 * machine; and a store that the world visits by a name of its own never shows it.
 */
export const isDeveloper = (
  request: IncomingMessage,
  { devPages, publicUrl }: Pick<Config, 'devPages' | 'publicUrl'>,
): boolean => devPages && isOwnMachine(request) && (publicUrl === null || ownName.test(new URL(publicUrl).host))

const nothingHere = () => notFound('There is nothing at this address.')

const bearerOf = ({ authorization }: IncomingMessage['headers']): string =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''

/** Lets in who has the token, from anywhere, and a developer. To everyone else nothing is there. */
export const assertMayMeasure = (
  { raw }: FastifyRequest,
  config: Pick<Config, 'devPages' | 'publicUrl' | 'metricsToken'>,
): void => {
  const { metricsToken } = config
  const isAllowed = metricsToken !== null && isSameSecret(bearerOf(raw.headers), metricsToken)
  if (!isAllowed && !isDeveloper(raw, config)) throw nothingHere()
}

/** To everyone else the address looks like any other that nothing serves. */
export const assertDeveloper = (request: FastifyRequest, config: Pick<Config, 'devPages' | 'publicUrl'>): void => {
  if (!isDeveloper(request.raw, config)) throw nothingHere()
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that stays text inside HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/**
 * A page that shows a developer what the store would have sent.
 * @param body HTML
 */
export const devPage = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>
${body}
</main></body></html>`
