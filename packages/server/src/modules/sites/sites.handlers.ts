import { ProblemError } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { sessionOver } from '../../http/session.js'
import { findSession } from '../../sessions/sessions.js'
import { openCode } from './site-codes.repository.js'

/** A page of a site that asks to sign a person in. */
interface AskingPage {
  readonly clientId: string
  readonly redirectUri: string
}

/**
 * Refuses sites that the operator has not listed, so that a code reaches pages of listed sites alone.
 * @throws ProblemError 403
 */
function assertListed({ clientId, redirectUri }: AskingPage, origins: readonly string[]): void {
  const page = URL.parse(redirectUri)
  const isPlain = page !== null && /^https?:$/.test(page.protocol) && page.username + page.password + page.hash === ''
  const isOwnPage = isPlain && page.origin === clientId
  if (isOwnPage && origins.includes(clientId)) return
  const site = isOwnPage ? clientId : 'that site'
  const setting = isOwnPage ? ` (GAUZE_CORS_ORIGINS=${clientId})` : ''
  throw new ProblemError({
    slug: 'site-unknown',
    status: 403,
    detail: `This store does not sign people in on ${site}. Its operator has to allow the site first${setting}.`,
  })
}

/** The calls with which a person lets another site sign them in. */
export const sitesHandlers = defineHandlers({
  getSite: async ({ input, services }) => {
    assertListed(input, services.config.corsOrigins)
    return { site: new URL(input.clientId).host }
  },

  approveSite: async ({ input, db, user, services, refreshCookie }) => {
    assertListed(input, services.config.corsOrigins)
    // The cookie proves that the person is on the store's own pages: another site has only an access token.
    const { value } = refreshCookie
    const sessionId = value === undefined ? null : await findSession(db, value)
    if (sessionId === null || sessionId !== user.sessionId) throw sessionOver()
    const { clientId: origin, redirectUri, codeChallenge: challenge } = input
    return { code: await openCode(db, user, { origin, redirectUri, challenge }, services.now()) }
  },
})
