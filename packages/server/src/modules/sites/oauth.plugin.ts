import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf, networkOf } from '../../base/network.js'
import { toProblem } from '../../http/errors.js'
import { noteRefusedToken } from '../../reporting/security-log.js'
import type { Services } from '../../services/services.js'
import type { SessionUser } from '../../sessions/session-user.js'
import {
  closeSession,
  findOtherSession,
  findSession,
  type RefreshToken,
  rotateSession,
} from '../../sessions/sessions.js'
import { accessTokenSeconds } from '../../sessions/tokens.js'
import { toSessionUser } from '../../sessions/users.repository.js'
import { deviceName } from '../credentials/device-name.js'
import { signInAsserted } from './partner-sign-in.service.js'
import { AssertionRefusal, readAssertion } from './read-assertion.js'
import { useCode } from './site-codes.repository.js'

const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange'
const jwtType = 'urn:ietf:params:oauth:token-type:jwt'
const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token'

/** An error of the protocol (RFC 6749 section 5.2). */
class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: 'invalid_request' | 'invalid_grant' | 'unsupported_grant_type' | 'access_denied'

  constructor(code: OAuthError['code'], description: string) {
    super(description)
    this.code = code
  }
}

const secret = z.string().min(20).max(400)

const requestSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: secret,
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
    redirect_uri: z.string().max(2000),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: secret }),
  z.object({
    grant_type: z.literal(exchange),
    subject_token: z.string().min(20).max(8000),
    subject_token_type: z.literal(jwtType),
  }),
])

type TokenRequest = z.infer<typeof requestSchema>
type Of<Grant extends TokenRequest['grant_type']> = Extract<TokenRequest, { grant_type: Grant }>

function fieldsOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : ''))
}

function readTokenRequest(request: FastifyRequest): TokenRequest {
  const fields = fieldsOf(request)
  const parsed = requestSchema.safeParse(fields)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  if (names === 'grant_type' && 'grant_type' in fields) {
    throw new OAuthError(
      'unsupported_grant_type',
      'The store grants tokens for a code, a refresh token or an assertion.',
    )
  }
  throw new OAuthError('invalid_request', `These fields are missing or not valid: ${names}. Send them as a form.`)
}

/**
 * The site whose page sends the request, as its browser says.
 * @throws OAuthError when it is not one of the sites on which the store signs people in
 */
function siteOf(request: FastifyRequest, services: Services): string {
  const { origin } = request.headers
  if (origin !== undefined && services.config.corsOrigins.includes(origin)) return origin
  throw new OAuthError('invalid_grant', 'Only pages of sites that the operator of the store has allowed get a token.')
}

async function tokensOf(services: Services, user: SessionUser, refresh: RefreshToken | null) {
  return {
    access_token: await services.tokens.sign(user),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    ...(refresh === null ? {} : { refresh_token: refresh.token }),
  }
}

async function grantForCode(asked: Of<'authorization_code'>, request: FastifyRequest, services: Services) {
  const origin = siteOf(request, services)
  const now = services.now()
  const browser = deviceName(request.headers['user-agent'] ?? '')
  const device = [browser, `at ${new URL(origin).host}`].filter(Boolean).join(' ')
  const { code, code_verifier: verifier, redirect_uri: redirectUri } = asked
  const opened = await useCode(services.db, { code, verifier, redirectUri, origin, device }, now)
  if (opened === null) {
    await services.sessions.catchUp()
    throw new OAuthError(
      'invalid_grant',
      'The code was used, has expired, or was made for another page. Sign in again.',
    )
  }
  return tokensOf(services, toSessionUser(opened.user, opened.session, now), opened.refresh)
}

async function grantForRefresh(asked: Of<'refresh_token'>, request: FastifyRequest, services: Services) {
  const { origin = '' } = request.headers
  // From anywhere but its own site, the token was copied, and its session ends.
  const known = services.config.corsOrigins.includes(origin) ? origin : ''
  const now = services.now()
  const rotated = await rotateSession(services.db, services.tokens, { token: asked.refresh_token, origin: known }, now)
  if (rotated === null) {
    await services.sessions.catchUp()
    throw new OAuthError('invalid_grant', 'The session has ended. Sign in again.')
  }
  return tokensOf(services, toSessionUser(rotated.user, rotated.session, now), rotated.refresh)
}

async function grantForAssertion(asked: Of<typeof exchange>, request: FastifyRequest, services: Services) {
  if (request.headers.origin !== undefined) {
    throw new OAuthError('invalid_request', 'This grant is for servers. A page signs in with a code.')
  }
  const { db, publicUrl } = services
  const now = services.now()
  const asserted = await readAssertion(db, asked.subject_token, { audience: publicUrl(), now })
  const user = await signInAsserted(db, asserted, now)
  return { ...(await tokensOf(services, user, null)), issued_token_type: accessTokenType }
}

function grant(asked: TokenRequest, request: FastifyRequest, services: Services) {
  if (asked.grant_type === 'authorization_code') return grantForCode(asked, request, services)
  if (asked.grant_type === 'refresh_token') return grantForRefresh(asked, request, services)
  return grantForAssertion(asked, request, services)
}

function refuse(error: Error, reply: FastifyReply) {
  if (error instanceof OAuthError) return reply.code(400).send({ error: error.code, error_description: error.message })
  if (error instanceof AssertionRefusal) {
    return reply.code(400).send({ error: 'invalid_grant', error_description: error.message })
  }
  const { status, message } = toProblem(error)
  if (status === 503) reply.header('retry-after', '3')
  return reply.code(status).send({
    error: status >= 500 ? 'server_error' : 'invalid_request',
    error_description: message,
  })
}

/** Counts by the session of the token, so that other people in the same network cannot keep a person from signing out. */
function limitBySession(services: Services) {
  if (services.config.rateLimit === 0) return {}
  const keyGenerator = async (request: FastifyRequest) => {
    const { refresh_token: renewed, token: revoked } = fieldsOf(request)
    const token = renewed ?? revoked
    const sessionId = token === undefined ? null : await findSession(services.db, token)
    return sessionId === null ? networkOf(addressOf(request)) : `session ${sessionId}`
  }
  // After the body is read.
  return { config: { rateLimit: { hook: 'preHandler', keyGenerator } } } as const
}

/**
 * Sign-in from other sites in the words of OAuth 2: a code with PKCE (RFC 7636) for a page, a refresh token that rotates
 * (RFC 9700) and belongs to the page's origin, its revocation (RFC 7009), and an exchange of a partner's assertion for a
 * token between servers (RFC 8693). The origin of a page is its client id; there is no client secret.
 */
export async function oauthPlugin(app: FastifyInstance, services: Services): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, body),
  )
  app.setErrorHandler((error: Error, request, reply) => {
    const isRefusal = error instanceof OAuthError || error instanceof AssertionRefusal
    if (isRefusal) noteRefusedToken(services.security, request, '/oauth', error.message)
    else if (toProblem(error).status >= 500) request.log.error(error)
    return refuse(error, reply)
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })

  app.get('/.well-known/oauth-authorization-server', () => {
    const issuer = services.publicUrl()
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'web_message'],
      grant_types_supported: ['authorization_code', 'refresh_token', exchange],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    }
  })

  const limits = limitBySession(services)
  app.post('/oauth/token', limits, (request) => grant(readTokenRequest(request), request, services))

  app.post('/oauth/revoke', limits, async (request) => {
    const { token } = fieldsOf(request)
    if (!token) throw new OAuthError('invalid_request', 'This field is missing: token. Send it as a form.')
    const shown = await services.tokens.verify(token)
    const holder = shown.kind === 'valid' || shown.kind === 'unfinished' ? shown.user.sessionId : null
    const sessionId = await findOtherSession(services.db, token, holder)
    if (sessionId !== null) await closeSession(services.db, sessionId)
    await services.sessions.catchUp()
    return {}
  })
}
