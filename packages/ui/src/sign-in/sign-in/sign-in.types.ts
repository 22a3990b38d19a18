import type { CallInput, CallName, CallOutput } from '@gauze/contract'

type Calls<Name extends CallName> = {
  readonly [Each in Name]: (input: CallInput<Each>) => Promise<CallOutput<Each>>
}

/**
 * The calls that signing in makes in addition to the calls of the session. A client of `@gauze/api-client` fits without
 * changes.
 */
export type SignInPort = Calls<'createResetHash' | 'requestAccess' | 'validatePasswordReset' | 'resetPassword'>

/** The view: the login, or one of the ways to get a login. */
export type SignInView = 'login' | 'reset' | 'requestAccess' | 'newPassword'

/** The parameters of the link in the mail that resets a password. */
export interface ResetLink {
  readonly username: string
  readonly hash: string
}

/** The reason for a new view: somebody chose it, or the previous form is finished. */
export type SignInViewReason = 'chosen' | 'finished'
