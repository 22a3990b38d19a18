import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** What the headers of a page depend on. */
export interface HtmlSecurityOptions {
  /** The store is reached over https only. */
  readonly https: boolean
  /** Origins that pages may frame, e.g. the card fields of the payment provider. */
  readonly frameOrigins?: readonly string[]
  /** Where pictures may come from in addition to https, e.g. a file service in the local network. */
  readonly imageOrigins?: readonly string[]
}

function policy(nonce: string, options: HtmlSecurityOptions) {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Components rendered on the server set widths and hide text by style attributes, which take no nonce.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https: ${(options.imageOrigins ?? []).join(' ')}`.trim(),
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${(options.frameOrigins ?? []).join(' ')}`.trim(),
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
 * const nonce = setHtmlSecurity(response, { https: true })
 */
export function setHtmlSecurity(response: ServerResponse, options: HtmlSecurityOptions): string {
  const nonce = randomBytes(16).toString('base64')
  response.setHeader('content-security-policy', policy(nonce, options))
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  response.setHeader('x-frame-options', 'DENY')
  if (options.https) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return nonce
}
