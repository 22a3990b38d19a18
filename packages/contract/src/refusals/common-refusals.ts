import { type Call, isSignIn } from '../calls/define-call.js'
import type { RefusalName } from './call-refusals.js'

const ofRights = {
  isAdmin: '403 admins-only',
  isPriceVisible: '403 prices-hidden',
  isParentLogin: '403 parent-logins-only',
  mayPay: '403 payment-not-allowed',
} as const satisfies Record<string, RefusalName>

const ofToken = ['401 token-expired', '401 token-invalid', '401 token-outdated', '401 session-over'] as const

const ofBody = [
  '400 empty-json-body',
  '400 invalid-content-length',
  '400 invalid-json-body',
  '413 body-too-large',
  '415 invalid-media-type',
] as const

/** The refusals of a call that follow from its row: its input, its callers, its keys, and the state of the server. */
export function commonRefusalsOf(call: Call): readonly RefusalName[] {
  const { access, idempotency, params, query, body, changes, method } = call
  const isUnfinishedRefused = access.unfinished === undefined && !isSignIn(call)
  return [
    ...(params || query || body ? (['400 validation', '400 bad-value'] as const) : []),
    ...(method === 'GET' ? [] : ofBody),
    ...(idempotency ? (['400 idempotency-key', '409 idempotency-key-reused'] as const) : []),
    ...(access.caller === 'user' ? (['401 not-signed-in'] as const) : []),
    ...(isSignIn(call) ? [] : ofToken),
    ...(access.needs ?? []).map((right) => ofRights[right]),
    ...(access.punchout ? (['403 not-in-punchout'] as const) : []),
    ...(isUnfinishedRefused ? (['403 two-factor-missing'] as const) : []),
    '409 other-owner',
    '429 too-many-requests',
    '500 internal',
    ...(changes ? (['503 too-many-at-once'] as const) : []),
    '503 stopping',
    '503 unavailable',
  ]
}
