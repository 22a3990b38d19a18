import type { Access, LoginRight } from '@gauze/contract/schemas'
import { ProblemError } from '../base/problem.js'
import type { SessionUser } from '../sessions/session-user.js'
import type { Verified } from '../sessions/tokens.js'
import { unauthorized } from './session.js'

/** The stable type and words of a refusal, and the sentence about it in the API reference. */
interface Refusal {
  readonly slug: string
  readonly detail: string
  readonly announcement: string
}

const refusals: Record<LoginRight | 'punchout' | 'unfinished', Refusal> = {
  isAdmin: {
    slug: 'admins-only',
    detail: 'Only administrators of your company may do this. Ask one of them.',
    announcement: 'Only for administrators of the company.',
  },
  isPriceVisible: {
    slug: 'prices-hidden',
    detail: 'Your login may not see prices. Ask an administrator of your company.',
    announcement: 'Only for users who may see prices.',
  },
  isParentLogin: {
    slug: 'parent-logins-only',
    detail: 'Your login belongs to one account only, so it cannot reach others. Ask us for a parent login.',
    announcement: 'Only for parent logins.',
  },
  mayPay: {
    slug: 'payment-not-allowed',
    detail:
      'Your login may not pay for your company. An administrator of your company can give you the right to pay: ask one of them.',
    announcement: 'Only for users who may pay.',
  },
  punchout: {
    slug: 'not-in-punchout',
    detail: 'A punch-out session cannot do this. Transfer the cart to your procurement system instead.',
    announcement: 'Not for punch-out sessions.',
  },
  unfinished: {
    slug: 'two-factor-missing',
    detail:
      'Your company requires a second step to log in, and your login has none yet. Add a passkey or an authenticator app first.',
    announcement: 'Open to a login that must add a second step first.',
  },
}

function forbid({ slug, detail }: Refusal) {
  return new ProblemError({ slug, status: 403, detail })
}

/**
 * The token of a login that must add a second step, as the call takes it: valid in the few calls that add one, and
 * otherwise for {@link assertAllowed} to refuse, in visitors' calls too.
 */
export function admitUnfinished(access: Access, shown: Verified | null): Verified | null {
  if (shown?.kind !== 'unfinished' || access.unfinished !== 'allowed') return shown
  return { kind: 'valid', user: shown.user }
}

/**
 * Refuses callers who may not make a call, so that handlers need no such check. A bad token is refused by visitors'
 * calls too: if it counted as a visitor's, it would silently hide prices from somebody who only has to renew it.
 * @param shown the request's token, if any
 * @throws ProblemError 401 for a bad token and where a user is needed, 403 for a user who may not make the call
 */
export function assertAllowed(access: Access, shown: Verified | null): void {
  if (shown?.kind === 'expired') {
    throw unauthorized('token-expired', 'Your session has to be renewed. Refresh the token and try again.')
  }
  if (shown?.kind === 'invalid') {
    throw unauthorized('token-invalid', 'The access token is not one of ours or has been changed. Please log in again.')
  }
  if (shown?.kind === 'unfinished') throw forbid(refusals.unfinished)
  if (access.caller === 'visitor') return
  if (shown === null) throw unauthorized('not-signed-in', 'You are not logged in. Please log in and try again.')
  const missing = access.needs?.find((right) => !shown.user[right])
  if (missing !== undefined) throw forbid(refusals[missing])
  if (access.punchout === 'refused' && shown.user.isPunchout) throw forbid(refusals.punchout)
}

/** Whether the call reaches the related accounts of this user as well as their own. */
export function reachesRelated(access: Access, user: SessionUser): boolean {
  return access.accounts === 'related' && user.isParentLogin
}

/** The callers of a call, in the sentences of the API reference. */
export function describeAccess(access: Access): string {
  if (access.caller === 'visitor') return 'Open to visitors.'
  return [
    'Needs a signed-in user.',
    ...(access.needs ?? []).map((right) => refusals[right].announcement),
    ...(access.punchout === 'refused' ? [refusals.punchout.announcement] : []),
    ...(access.unfinished === 'allowed' ? [refusals.unfinished.announcement] : []),
    access.accounts === 'related'
      ? 'Reaches the account of the token; for a parent login its related accounts too.'
      : 'Reaches the account of the token alone.',
    'An If-Owner header with the ownerId of a cart refuses the call with 409 when the token is of another owner.',
  ].join(' ')
}
