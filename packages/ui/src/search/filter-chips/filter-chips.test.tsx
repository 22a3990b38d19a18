import { describeConformance } from '../../../test/describe-conformance.js'
import { FilterChips } from './filter-chips.js'

const nothing = () => undefined

describeConformance('FilterChips', (props, ref) => (
  <FilterChips
    {...props}
    ref={ref}
    filters={[{ name: 'size', value: 's', label: 'small' }]}
    onRemove={nothing}
    onClear={nothing}
  />
))
