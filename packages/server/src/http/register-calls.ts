import type { CallName } from '@gauze/contract'
import { type Call, calls, isSignIn } from '@gauze/contract/schemas'
import { ownerIdOf } from '@gauze/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, networkOf } from '../base/network.js'
import { limitSlug } from '../base/problem.js'
import { type Db, recordStatements } from '../db/client.js'
import { createScope } from '../db/scope.js'
import { queueMail } from '../jobs/mail.js'
import { createNoteFailure } from '../reporting/report-failure.js'
import { noteRefusedToken } from '../reporting/security-log.js'
import type { Services } from '../services/services.js'
import type { SessionUser } from '../sessions/session-user.js'
import { findSession } from '../sessions/sessions.js'
import type { Verified } from '../sessions/tokens.js'
import { relatedAccountIds } from '../sessions/users.repository.js'
import { admitUnfinished, assertAllowed, reachesRelated } from './access.js'
import { routeSchemaOf } from './call-document.js'
import { inputOf, plainQuery } from './call-input.js'
import type { CallContext, ChangeHandler, DeviceCookie, Handler, Handlers, RefreshCookie } from './calls.types.js'
import { assertSameOrigin, isOtherSite } from './csrf.js'
import { keptAnswer } from './define-handlers.js'
import { handleError, toProblem } from './errors.js'
import { createHold } from './hold.js'
import { readIdempotencyKey, runOnce } from './idempotency.js'
import { namedRefusalsOnly } from './named-refusal.js'
import { noteRefusedChange, noteRefusedLogin } from './refused-change.js'
import { assertLive, assertOwner, readSession } from './session.js'
import { createTurns, type Turns } from './turns.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose requests the rate limit counts; null if the limit counts the requests of the network. */
    limitedAs: string | null
    /** The user of the access token, if it is valid; null for a visitor. */
    session: SessionUser | null
    /** The request's token, valid or not; null in the sign-in calls, which ignore it. */
    shown: Verified | null
  }
}

/** Hooks for tests. */
export interface CallHooks {
  /** Checks every answer and every refusal against the contract. */
  readonly validateResponses?: boolean
  /** Called with the statements that a request sent, in parts. */
  readonly onStatements?: (requestId: string, statements: readonly string[]) => void
}

const cookieName = 'gauze_refresh'
const stepCookieName = 'gauze_step'
const deviceCookieName = 'gauze_device'
const deviceCookieDays = 400
const deviceForm = /^[\w-]{43}$/
const authPath = '/api/auth'

/**
 * Sign-in calls per minute from one network, or with one session's refresh cookie; the database also throttles
 * failures.
 */
const signInLimit = 60

/** Calls with a session's refresh cookie: other people in the same network must not be able to block them. */
function usesCookie(name: CallName) {
  return name === 'refreshToken' || name === 'logout'
}

function cookieOptions(services: Services) {
  return {
    path: authPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: services.publicUrl().startsWith('https:'),
  } as const
}

function deviceCookie(request: FastifyRequest, reply: FastifyReply, services: Services): DeviceCookie {
  const value = request.cookies[deviceCookieName]
  return {
    value: value !== undefined && deviceForm.test(value) ? value : null,
    set: (device) => {
      const maxAge = deviceCookieDays * 86_400
      reply.setCookie(deviceCookieName, device, { ...cookieOptions(services), maxAge })
    },
  }
}

/**
 * A cookie whose secret stands for a person, so that pages of other sites must not make browsers send it. A page on a
 * neighboring host, which browsers let send it, has a session of its own: without the person's consent, it gets none.
 */
function secretCookie(
  name: string,
  { request, reply, services }: { request: FastifyRequest; reply: FastifyReply; services: Services },
): RefreshCookie {
  const options = () => cookieOptions(services)
  return {
    get value() {
      const value = request.cookies[name]
      const own = services.publicUrl()
      if (value === undefined || isOtherSite(request, own, services.config.corsOrigins)) return undefined
      assertSameOrigin(request, [own])
      return value
    },
    set: (token, expires) => void reply.setCookie(name, token, { ...options(), expires }),
    clear: () => void reply.clearCookie(name, options()),
  }
}

/** A handler as steps; a handler of one step keeps its answer and repeats it. */
function stepsOf<N extends CallName>(handler: Handler<N>): ChangeHandler<N> {
  if (typeof handler !== 'function') return handler
  return { change: async (context) => keptAnswer(await handler(context)) }
}

interface RegisterOptions {
  readonly services: Services
  readonly hooks: CallHooks
  readonly turns: Turns
  /** Has the answer to a refused login wait. */
  readonly hold: () => Promise<void>
}

function registerCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
  options: RegisterOptions,
) {
  const { services, hooks, turns, hold } = options
  const call: Call = calls[name]
  const steps = stepsOf(handler)

  const scopeOf = async (db: Db, user: SessionUser | null) => {
    if (user === null) return null
    return createScope(db, user, reachesRelated(call.access, user) ? await relatedAccountIds(db, user.userId) : [])
  }

  const contextFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { db, idempotencyKey }: { db: Db; idempotencyKey: string | null },
  ) => {
    const user = request.session
    const context = {
      input: inputOf(call, request),
      user,
      scope: await scopeOf(db, user),
      db,
      services,
      requestId: request.id,
      log: request.log,
      noteFailure: createNoteFailure(app, request.log),
      ip: addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey,
      refreshCookie: secretCookie(cookieName, { request, reply, services }),
      stepCookie: secretCookie(stepCookieName, { request, reply, services }),
      deviceCookie: deviceCookie(request, reply, services),
      mail: (mail, on = db) => queueMail(on, services.jobs, mail),
    } satisfies Record<keyof CallContext<CallName>, unknown> & Pick<CallContext<CallName>, 'mail'>
    // The input was validated by the schemas of this row, and assertAllowed checked the user.
    return context as unknown as CallContext<N>
  }

  /**
   * Does the work of a call. @returns the function that makes the answer, when the work is committed and the turn is
   * over
   */
  const work = async (request: FastifyRequest, reply: FastifyReply): Promise<() => Promise<unknown>> => {
    const key = readIdempotencyKey(request.headers['idempotency-key'], call.idempotency)
    const user = request.session
    const contextOn = (db: Db) => contextFor(request, reply, { db, idempotencyKey: key })
    const { repeat } = steps
    const change = 'change' in steps ? steps.change : await steps.prepare(await contextOn(services.db))
    const changeOn = async (db: Db) => change(await contextOn(db))
    if (key === null || user === null) return (await changeOn(services.db)).answer
    const keyed = { user, call: name, key, input: inputOf(call, request) }
    const outcome = await runOnce(services.db, keyed, changeOn)
    if (!outcome.isRepeat) return outcome.made.answer
    reply.header('idempotency-replayed', 'true')
    const { kept } = outcome
    return async () => (repeat === undefined ? kept : repeat(kept, await contextOn(services.db)))
  }

  const counted = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { onStatements } = hooks
    if (onStatements === undefined) return work()
    const statements: string[] = []
    try {
      return await recordStatements(statements, work)
    } finally {
      onStatements(request.id, statements)
    }
  }

  /** A token of an ended session has a separate count: its holder must not use up its former owner's. */
  const ownerOfToken = (user: SessionUser) =>
    services.sessions.isKnown(user) ? `user ${user.userId}` : `session ${user.sessionId}`

  const ownerOfCookie = async (request: FastifyRequest) => {
    const cookie = request.cookies[cookieName]
    const sessionId = cookie === undefined ? null : await findSession(services.db, cookie)
    return sessionId === null ? null : `session ${sessionId}`
  }

  const checkSession = async (user: SessionUser) => assertLive(await services.sessions.stateOf(user))

  app.route({
    method: call.method,
    url: call.path,
    schema: routeSchemaOf(name, call),
    ...(call.largestBody === undefined ? {} : { bodyLimit: call.largestBody }),
    ...(isSignIn(call) && services.config.rateLimit > 0
      ? { config: { rateLimit: { max: signInLimit, timeWindow: 60_000 } } }
      : {}),
    // The caller is known first, so that the rate limit counts people; refusals come after it, so that it counts them
    // too.
    onRequest: async (request) => {
      const shown = admitUnfinished(call.access, await readSession(request, services.tokens))
      // Anybody may end their own session.
      if (shown?.kind === 'invalid') noteRefusedToken(services.security, request, 'call')
      const isKnown = shown?.kind === 'valid' || (shown?.kind === 'unfinished' && isSignIn(call))
      request.session = isKnown ? shown.user : null
      request.shown = isSignIn(call) ? null : shown
      if (usesCookie(name)) request.limitedAs = await counted(request, () => ownerOfCookie(request))
      else if (request.shown?.kind === 'valid') request.limitedAs = ownerOfToken(request.shown.user)
    },
    preParsing: async (request) => {
      const { shown } = request
      if (shown?.kind === 'valid') await counted(request, () => checkSession(shown.user))
      assertAllowed(call.access, shown)
      assertOwner(request.headers['if-owner'], request.session)
    },
    errorHandler: async (error, request, reply) => {
      const problem = toProblem(error)
      noteRefusedChange(name, request, problem, services)
      noteRefusedLogin(name, request, problem, services)
      if (isSignIn(call) && problem.options.slug === limitSlug) await hold()
      return handleError(error, request, reply)
    },
    ...(hooks.validateResponses ? { onSend: namedRefusalsOnly(name) } : {}),
    preValidation: async (request) => {
      request.query = plainQuery(request.query)
    },
    handler: async (request, reply) => {
      const { session } = request
      const { changes, readsAfterChanges } = call
      const turnOf = (records: Call['changes']) =>
        records === undefined || session === null ? null : `${records} ${ownerIdOf(session)}`
      const read = turnOf(readsAfterChanges)
      // Logins of one network lock the same counter: at once, they would wait for it with a connection each.
      const change = name === 'login' ? `logins of ${networkOf(addressOf(request))}` : turnOf(changes)
      if (read !== null) await turns.afterEarlier(read)
      const workCounted = () => counted(request, () => work(request, reply))
      const answer = change === null ? await workCounted() : await turns.take(change, workCounted)
      const output = await counted(request, answer)
      if (hooks.validateResponses) call.response.parse(output)
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      return output
    },
  })
}

/**
 * Creates a route for every call that has a handler. Types ensure that a handler fits its row.
 * @example
 * registerCalls(app, handlers, { services, hooks: {} })
 */
export function registerCalls<N extends CallName>(
  app: FastifyInstance,
  handlers: Pick<Handlers, N>,
  options: { services: Services; hooks: CallHooks },
): void {
  app.decorateRequest('session', null)
  app.decorateRequest('shown', null)
  app.decorateRequest('limitedAs', null)
  const [turns, hold] = [createTurns(), createHold()]
  for (const name in handlers) registerCall(app, name, handlers[name], { ...options, turns, hold })
}
