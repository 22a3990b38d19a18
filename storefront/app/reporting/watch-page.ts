import { isRouteErrorResponse } from 'react-router-dom'
import { reportError, requestIdOf } from './report-error.js'

/** Reports what no part of the page has caught. */
export function watchPage(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, { what: 'script' }))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, { what: 'promise' }))
}

/** Reports what an error page stands in for. Answers below 500 are no errors: the page says all there is to say. */
export function reportPageError(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error, { what: 'page' })
  else if (error.status >= 500) {
    const failure = new Error(`The page answered ${error.status}`)
    reportError(failure, { what: 'page', requestId: requestIdOf(error.data) })
  }
}
