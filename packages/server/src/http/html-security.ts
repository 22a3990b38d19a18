import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Other origins that pages use. */
export interface PageOrigins {
  /** Origins that pages may frame, e.g. the card fields of the payment provider. */
  readonly frameOrigins?: readonly string[]
  /**
   * Origins whose scripts pages may load, e.g. the origin of the payment provider, which alone serves the script of its
   * fields.
   */
  readonly scriptOrigins?: readonly string[]
  /** Origins that pages may call, e.g. a hosted search. */
  readonly connectOrigins?: readonly string[]
}

/** The options that the headers of a page depend on. */
export interface HtmlSecurityOptions extends PageOrigins {
  /** The store is reached over https only. */
  readonly https: boolean
  /** Where pictures may come from in addition to https, e.g. a file service in the local network. */
  readonly imageOrigins?: readonly string[]
  /** The page answers the page of another site that opened its window. */
  readonly answersOpener?: boolean
}

function sources(others: readonly string[] = []) {
  return ["'self'", ...others].join(' ')
}

function policy(nonce: string, options: HtmlSecurityOptions) {
  return [
    "default-src 'self'",
    `script-src ${sources(options.scriptOrigins)} 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Components rendered on the server set widths and hide text by style attributes, which take no nonce.
    "style-src-attr 'unsafe-inline'",
    `img-src ${sources(['data:', 'https:', ...(options.imageOrigins ?? [])])}`,
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src ${sources(options.connectOrigins)}`,
    `frame-src ${sources(options.frameOrigins)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Sets the security headers of an HTML page.
 * @returns the nonce that inline scripts and styles of this one page must carry
 * @example
 * const nonce = setHtmlSecurity(reply, { https: true })
 */
export function setHtmlSecurity(reply: FastifyReply, options: HtmlSecurityOptions): string {
  const nonce = randomBytes(16).toString('base64')
  reply.headers({
    'content-security-policy': policy(nonce, options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': options.answersOpener ? 'unsafe-none' : 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  })
  return nonce
}
