import type { CallInput, CallName, CallOutput } from '@gauze/contract'

/** The options that a machine passes with each call. */
export interface CallOptions {
  /** Aborted when the machine no longer waits for the answer. Aborting is not undoing. */
  readonly signal: AbortSignal
  /** Names one request of the user: every retry of it carries the same key, so it takes effect once. */
  readonly idempotencyKey?: string
  /** The owner that the call is meant for; a call with another owner's token is refused with `other-owner`. */
  readonly owner?: string
}

/**
 * Calls of the contract as functions; a client with one function per call fits by shape.
 * A call that fails rejects with an error that {@link readFailure} understands.
 */
export type Calls<N extends CallName> = {
  readonly [K in N]: (input: CallInput<K>, options: CallOptions) => Promise<CallOutput<K>>
}

/** Posts to the other tabs of this browser, and listens to them. */
export interface Channel {
  post(message: object): void
  /**
   * @param listener gets every message of another tab; machines ignore unknown messages
   * @returns ends the subscription
   */
  subscribe(listener: (message: unknown) => void): () => void
}
