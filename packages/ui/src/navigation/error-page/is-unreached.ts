/** The messages of Chromium, Firefox and Safari when a request or a module got no answer. */
const NO_ANSWER =
  /^(Failed to fetch|NetworkError when|error loading dynamically|Load failed|Importing a module script failed)/

/**
 * Whether a page failed without an answer: the browser is offline, or cannot reach the store.
 *
 * @example <ErrorPage status={isUnreached(error) ? 'unreached' : 500} />
 */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'NetworkError' || (error instanceof TypeError && NO_ANSWER.test(error.message))
}
