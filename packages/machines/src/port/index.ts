export {
  type Failure,
  type FailureKind,
  type Reason,
  readFailure,
  reasonOf,
} from './failure.js'
export type { CallOptions, Calls, Channel } from './port.types.js'
