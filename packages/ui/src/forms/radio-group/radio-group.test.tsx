import { describeConformance } from '../../../test/describe-conformance.js'
import { RadioGroup } from './radio-group.js'

function nothing() {
  return undefined
}

describeConformance('RadioGroup', (props, ref) => (
  <RadioGroup {...props} ref={ref} label="Unit" options={[{ value: 1, label: 'Box' }]} value={1} onChange={nothing} />
))
