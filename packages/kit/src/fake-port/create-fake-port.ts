import { type ApiError, errorForStatus, NetworkError } from '@gauze/api-client'
import type { CallInput, CallName, CallOutput } from '@gauze/contract'
import type { ProblemParts } from '../fake-store/index.js'
import { assertCallName } from '../fixtures/call-names.js'
import { fixtureOf } from '../fixtures/fixture-of.js'

type Answer<N extends CallName> = CallOutput<N> | ((input: CallInput<N>) => CallOutput<N>)

/** The functions of a port: one for each of its calls. */
export type FakeCalls<N extends CallName> = { readonly [K in N]: (input: CallInput<K>) => Promise<CallOutput<K>> }

/** A port in memory. */
export interface FakePort<N extends CallName> {
  /** For the `port` of a component or machine. */
  readonly port: FakeCalls<N>
  /** Every call so far, in order. */
  readonly requests: readonly { readonly call: N; readonly input: unknown }[]
  /** Answers a call in another way: with a value, or with a function of its input. */
  answer<K extends N>(call: K, answer: Answer<K>): void
  /** Lets the next request of a call reject with the error of the API client, for which `isApiError` returns true. */
  fail(call: N, failure: ProblemParts): void
}

/** The rejection of the API client for a failure; status 0 is a request that got no answer. */
function errorOf(call: CallName, { status, slug, detail, errors }: ProblemParts): ApiError {
  if (status === 0) return new NetworkError({ call, cause: new TypeError('Failed to fetch') })
  const type = `https://gauze.example/problems/${slug}`
  const problem = { type, title: slug, status, detail, requestId: 'fake', ...(errors && { errors }) }
  return errorForStatus(status, { call, problem })
}

/**
 * Creates a port in memory, for tests of a component that takes one: each call answers with its fixture until the test
 * gives another answer.
 *
 * @param names the calls of the port
 * @throws TypeError for a name that the contract does not have, or a call that the port does not have
 * @example
 * const { port, requests, fail } = createFakePort('createResetHash', 'resetPassword')
 * fail('resetPassword', { status: 422, slug: 'reset-link-over', detail: 'This link was used before.' })
 */
export function createFakePort<N extends CallName>(...names: readonly N[]): FakePort<N> {
  for (const name of names) assertCallName(name)
  const assertOwn = (call: N) => assertCallName(call, names, 'The port')
  const requests: { call: N; input: unknown }[] = []
  const answers = new Map<N, (input: never) => unknown>()
  const failures = new Map<N, ProblemParts>()

  async function ask(call: N, input: unknown): Promise<unknown> {
    requests.push({ call, input })
    const failure = failures.get(call)
    failures.delete(call)
    if (failure) throw errorOf(call, failure)
    // The type of `answer` keeps the input of each call with its own function.
    return answers.get(call)?.(input as never) ?? fixtureOf(call)
  }

  return {
    // Each function answers with the output of the call that it is named for.
    port: Object.fromEntries(names.map((name) => [name, (input: unknown) => ask(name, input)])) as never,
    requests,
    answer: (call, answer) => {
      assertOwn(call)
      answers.set(call, typeof answer === 'function' ? (answer as (input: never) => unknown) : () => answer)
    },
    fail: (call, failure) => {
      assertOwn(call)
      failures.set(call, failure)
    },
  }
}
