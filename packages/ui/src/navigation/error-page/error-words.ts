import { type ErrorPageMessages, type ErrorWords, errorPageMessages } from './error-page.messages.js'

/** The kind of error: the status code of an answer, or 'unreached' without an answer. */
export type ErrorStatus = number | 'unreached'

/**
 * Returns the name of an error and the next step, in words for a person.
 *
 * @example errorWords(404).title // We can’t find that page
 */
export function errorWords(status: ErrorStatus, text: ErrorPageMessages = errorPageMessages): ErrorWords {
  if (status === 'unreached') return text.unreached
  return text.statuses[status] ?? (status >= 400 && status < 500 ? text.client : text.server)
}

/**
 * The status in an address; 404 for anything else.
 * @example readStatus('503') // 503
 * @example readStatus('5e2') // 404
 */
export function readStatus(written: string): number {
  return /^[45]\d\d$/.test(written) ? Number(written) : 404
}
