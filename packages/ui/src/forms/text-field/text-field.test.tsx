import { describeConformance } from '../../../test/describe-conformance.js'
import { TextField } from './text-field.js'

describeConformance(
  'TextField',
  (props, ref) => <TextField {...props} ref={ref} label="PO number" help="On the invoice" error="Needed" />,
  { isField: true },
)
