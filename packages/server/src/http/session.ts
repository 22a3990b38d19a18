import { ownerIdOf } from '@gauze/rules'
import type { FastifyRequest } from 'fastify'
import { conflict, ProblemError } from '../base/problem.js'
import type { SessionState } from '../sessions/live-sessions.js'
import type { SessionUser } from '../sessions/session-user.js'
import type { SessionTokens, Verified } from '../sessions/tokens.js'

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/** 401 with its own slug. */
export function unauthorized(slug: string, detail: string) {
  return new ProblemError({ slug, status: 401, detail })
}

/**
 * Checks the bearer token of a request.
 * @returns null without an Authorization header
 */
export async function readSession(request: FastifyRequest, tokens: SessionTokens): Promise<Verified | null> {
  const header = request.headers.authorization
  if (header === undefined || header === '') return null
  const token = bearer.exec(header)?.[1]
  return token === undefined ? { kind: 'invalid' } : tokens.verify(token)
}

/** 401: signed out, deactivated, or the password has changed; a refresh will fail too. */
export function sessionOver() {
  return unauthorized('session-over', 'Your session has ended. Please log in again.')
}

/** 401: the account or permissions have changed since the token was made; a refresh gives a current one. */
export function tokenOutdated() {
  return unauthorized('token-outdated', 'What your login may do has changed. Refresh the token and try again.')
}

/** @throws ProblemError 401 unless the session of a valid token is live */
export function assertLive(state: SessionState): void {
  if (state === 'over') throw sessionOver()
  if (state === 'outdated') throw tokenOutdated()
}

/**
 * Refuses a call that was meant for a user or account other than the token's. Tabs of a browser share one token, so a
 * page can send it before it knows that somebody else signed in or that the account was switched.
 * @param expected the If-Owner header; without one the token's owner is meant
 * @throws ProblemError 409
 */
export function assertOwner(expected: string | string[] | undefined, user: SessionUser | null): void {
  if (expected === undefined || (user !== null && ownerIdOf(user) === expected)) return
  throw conflict(
    'other-owner',
    'Another user or account is logged in to this browser now, so nothing was changed. Look at whose page this is, and try again.',
  )
}
