import { describeConformance } from '../../../test/describe-conformance.js'
import { units } from '../../story-data/index.js'
import { UnitPicker } from './unit-picker.js'

function nothing() {
  return undefined
}

describeConformance('UnitPicker', (props, ref) => (
  <UnitPicker {...props} ref={ref} units={units} value={11} onChange={nothing} price={11.85} />
))
