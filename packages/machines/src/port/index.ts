export {
  type Failure,
  type FailureKind,
  failureMessage,
  readFailure,
} from './failure.js'
export type { CallOptions, Calls, Channel } from './port.types.js'
