import { isRouteErrorResponse } from 'react-router-dom'
import { reportError, requestIdOf } from './report-error.js'

/** Reports errors that no part of the page has caught. */
export function watchPage(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, { what: 'script' }))
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    // Who goes on before a page has come stops its answer, and the router keeps promises of it that nobody waits for.
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
    else reportError(reason, { what: 'promise' })
  })
}

/**
 * Reports the error behind an error page. Answers below 500 are not errors of the store: the page says everything about
 * them.
 */
export function reportPageError(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error, { what: 'page' })
  else if (error.status >= 500) {
    const failure = new Error(`The page answered ${error.status}`)
    reportError(failure, { what: 'page', requestId: requestIdOf(error.data) })
  }
}
