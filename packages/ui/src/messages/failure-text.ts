import type { Reason } from '@gauze/machines/port'
import { type FailureMessages, failureMessages } from './failure.messages.js'
import { useMessages } from './messages.js'

/**
 * Returns the words for a failure: the catalog's words for its code, otherwise the server's.
 *
 * @example failureText({ code: 'unexpected', detail: null }, failureMessages)
 */
export function failureText({ code, detail }: Reason, messages: FailureMessages): string {
  return messages[code] ?? detail ?? messages.unexpected
}

/**
 * The same in the words of the provider.
 *
 * @param more words for further codes
 */
export function useFailureText(more?: Readonly<Record<string, string>>): (reason: Reason) => string {
  const messages: FailureMessages = { ...useMessages('failure', failureMessages), ...more }
  return (reason) => failureText(reason, messages)
}
