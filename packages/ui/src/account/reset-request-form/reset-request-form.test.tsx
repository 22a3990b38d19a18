import { describeConformance } from '../../../test/describe-conformance.js'
import { ResetRequestForm } from './reset-request-form.js'

const nothing = () => undefined

describeConformance('ResetRequestForm', (props, ref) => (
  <ResetRequestForm {...props} ref={ref} onSubmit={nothing} onBack={nothing} />
))
