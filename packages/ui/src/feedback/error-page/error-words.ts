import { type ErrorPageMessages, type ErrorWords, errorPageMessages } from './error-page.messages.js'

/** What went wrong: the status of an answer, or that there was none. */
export type ErrorStatus = number | 'unreached'

/**
 * The name of an error and what to do about it, for a person.
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
