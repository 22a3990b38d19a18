import { describeConformance } from '../../../test/describe-conformance.js'
import { Checkbox } from './checkbox.js'

describeConformance(
  'Checkbox',
  (props, ref) => (
    <Checkbox {...props} ref={ref}>
      Nitrile
    </Checkbox>
  ),
  { isField: true },
)
