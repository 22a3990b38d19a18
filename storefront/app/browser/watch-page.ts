import { createErrorReports, requestIdOf } from '@gauze/api-client/reporting'
import { isRouteErrorResponse } from 'react-router-dom'

/** The unexpected errors of this page. */
export const errorReports = createErrorReports()

/**
 * Reports the error behind an error page. Answers below 500 are not errors of the store: the page says everything about
 * them.
 */
export function reportPageError(error: unknown): void {
  if (!isRouteErrorResponse(error)) errorReports.report(error, { what: 'page' })
  else if (error.status >= 500) {
    const failure = new Error(`The page answered ${error.status}`)
    errorReports.report(failure, { what: 'page', requestId: requestIdOf(error.data) })
  }
}
