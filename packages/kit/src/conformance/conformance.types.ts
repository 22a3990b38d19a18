import type { CallName } from '@gauze/contract'

/** A person of the back end under test. */
export interface Login {
  readonly username: string
  readonly password: string
}

/** Options of {@link runConformance}. */
export interface ConformanceOptions {
  /** The address of the API, with or without `/api` at its end. */
  readonly url: string
  /** The user whose calls the run plays. The more rights and records this person has, the more the run can check. */
  readonly user?: Login
  /** An access token of the user, for a back end whose `login` does not work or is elsewhere. */
  readonly token?: string
  /** A person of another company, to whom the back end may show no record of the first company. */
  readonly otherUser?: Login
  /** An access token of the other person, likewise. */
  readonly otherToken?: string
  /** A person who decides about the orders of the user; without them, a run with `write` plays no approval. */
  readonly approver?: Login
  /** Also changes data of the user: cart, lists, addresses, saved items, orders, and a
   * payment of a cent. It takes back what it can. */
  readonly write?: boolean
  /** Milliseconds until an answer counts as missing; 10000 by default. */
  readonly timeout?: number
  /** Most requests per second; 20 by default, 0 is no limit. */
  readonly rate?: number
  /** `globalThis.fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
  /** Called with each result as soon as it is known. */
  readonly onResult?: (result: CallResult) => void
}

/**
 * - `passed`, `failed`: the call was played.
 * - `skipped`: the run could not play it, for example because no record was found to ask for.
 * - `notPlayed`: no run of these options plays it; the reason says why.
 */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'notPlayed'

/** The result of one call of the contract. */
export interface CallResult {
  readonly call: CallName
  readonly area: string
  readonly outcome: Outcome
  /** Why it failed, or was skipped or not played. They contain no token and no password. */
  readonly reasons: readonly string[]
  /** Limits of a passed check, such as a list without rows, and records that the check left behind. */
  readonly notes: readonly string[]
}

/** The results of the calls of one area. */
export interface AreaSummary {
  readonly area: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The report of a run. */
export interface ConformanceReport {
  readonly url: string
  /** True if the user was signed in, by `login` or by a token, and nothing failed. */
  readonly isConformant: boolean
  readonly results: readonly CallResult[]
  /** Without the calls that were not played. */
  readonly areas: readonly AreaSummary[]
}
