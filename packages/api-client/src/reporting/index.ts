export {
  createErrorReports,
  type ErrorDetails,
  type ErrorReports,
  type ErrorSink,
  requestIdOf,
} from './error-reports.js'
export { notedFetch } from './noted-fetch.js'
export { sendErrors } from './send-errors.js'
