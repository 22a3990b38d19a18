import { describeConformance } from '../../../test/describe-conformance.js'
import { SortSelect } from './sort-select.js'

function nothing() {
  return undefined
}

describeConformance(
  'SortSelect',
  (props, ref) => <SortSelect {...props} ref={ref} value="relevance" onChange={nothing} />,
  { isField: true },
)
