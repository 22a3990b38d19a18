import type { CallInput, CallName, CallOutput } from '@gauze/contract'

type Calls<Name extends CallName> = {
  readonly [Each in Name]: (input: CallInput<Each>) => Promise<CallOutput<Each>>
}

/**
 * The calls of signing in with a passkey or a second step, and the place of the token. A client of `@gauze/api-client`
 * fits with `keepToken`.
 */
export interface TwoFactorPort
  extends Calls<'getTwoFactor' | 'submitTwoFactor' | 'startPasskeySignIn' | 'signInWithPasskey'> {
  /** Stores the token of the login, such as `set` of the store's token store, which signs its owner in. */
  readonly keepToken: (token: string) => void
}
