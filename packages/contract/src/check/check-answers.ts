import { calls } from '../calls/calls.js'
import type { CallName } from '../types.js'
import { differencesFrom } from './differences-from.js'

/** Options of {@link checkAnswers}. */
export interface AnswerCheckOptions {
  /** Called once for each difference of a call; `console.error` by default. */
  readonly report?: (text: string) => void
}

/**
 * Makes the option `check` of the API client, for development and tests with your own back end: it compares each answer
 * with the contract. It loads the schemas of all calls, so keep it out of the bundle of a live page.
 *
 * @returns a function that returns how an answer differs from the contract; null for an answer that fits
 * @example
 * const api = createApiClient({ tokenStore, check: checkAnswers() })
 */
export function checkAnswers({
  report = console.error,
}: AnswerCheckOptions = {}): (call: CallName, answer: unknown) => string | null {
  const reported = new Set<string>()
  return (call, answer) => {
    const differences = differencesFrom(calls[call].response, answer)
    if (differences.length === 0) return null
    const difference = differences.join('; ')
    const text = `The answer to ${call} does not fit the contract. ${difference}`
    if (!reported.has(text)) report(text)
    reported.add(text)
    return difference
  }
}
