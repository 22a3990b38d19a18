export {
  type ErrorContext,
  type ErrorReport,
  type ErrorReporter,
  type ErrorSource,
  toErrorReport,
} from './error-report.js'
export { scrubText } from './scrub.js'
export { withoutPersonal } from './without-personal.js'
