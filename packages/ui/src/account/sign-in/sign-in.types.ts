import type { CallInput, CallName, CallOutput } from '@gauze/contract'

type Calls<Name extends CallName> = {
  readonly [Each in Name]: (input: CallInput<Each>) => Promise<CallOutput<Each>>
}

/** The calls that signing in makes in addition to those of the session. A client of `@gauze/api-client` fits as it is. */
export type SignInPort = Calls<'createResetHash' | 'requestAccess' | 'validatePasswordReset' | 'resetPassword'>

/** What is shown: the login, or one of the ways to get one. */
export type SignInView = 'login' | 'reset' | 'requestAccess' | 'newPassword'

/** What the link of the mail carries that resets a password. */
export interface ResetLink {
  readonly username: string
  readonly hash: string
}

/** Why another view is shown: somebody chose it, or the form before it is done. */
export type SignInViewReason = 'chosen' | 'finished'
