import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { notFound } from './problem.js'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a program or browser of this machine asks by itself. A proxy's headers can be made up, so who comes through one
 * is a stranger; and a name of another machine that leads here is a foreign page's way in.
 */
export const isOwnMachine = ({ socket, headers }: IncomingMessage): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  !proxyHeaders.some((name) => name in headers)

/** To everyone else the address looks like any other that nothing serves. */
export const assertLoopback = (request: FastifyRequest): void => {
  if (!isOwnMachine(request.raw)) throw notFound('There is nothing at this address.')
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
