import { describeConformance } from '../../../test/describe-conformance.js'
import { FormSummary } from './form-summary.js'

describeConformance(
  'FormSummary',
  (props) => <FormSummary {...props} attempt={0} errors={[{ fieldId: 'po', message: 'PO number is required' }]} />,
  { hasNoRef: true },
)
