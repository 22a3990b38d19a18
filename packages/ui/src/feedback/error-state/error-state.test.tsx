import { describeConformance } from '../../../test/describe-conformance.js'
import { ErrorState } from './error-state.js'

function nothing() {
  return undefined
}

describeConformance('ErrorState', (props, ref) => <ErrorState {...props} ref={ref} onRetry={nothing} />)
