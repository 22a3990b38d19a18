import { AbortedError } from './api-error.js'

/**
 * Waits for a promise that continues in any case, and stops waiting when the signal is aborted.
 *
 * @param call names the call in the error
 * @throws AbortedError when the signal is aborted before the promise settles.
 */
export function untilAborted<T>(promise: Promise<T>, call: string, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(new AbortedError({ call, cause: signal.reason }))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    const done = () => signal.removeEventListener('abort', stop)
    promise.then(resolve, reject).then(done, done)
  })
}
