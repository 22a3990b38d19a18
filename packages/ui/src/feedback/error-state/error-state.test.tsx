import { describeConformance } from '../../../test/describe-conformance.js'
import { ErrorState } from './error-state.js'

const nothing = () => undefined

describeConformance('ErrorState', (props, ref) => <ErrorState {...props} ref={ref} onRetry={nothing} />)
