import { describeConformance } from '../../../test/describe-conformance.js'
import { SelectField } from './select-field.js'

function nothing() {
  return undefined
}

describeConformance(
  'SelectField',
  (props, ref) => (
    <SelectField
      {...props}
      ref={ref}
      label="Unit"
      options={[{ value: 1, label: 'Box' }]}
      value={1}
      onChange={nothing}
    />
  ),
  { isField: true },
)
