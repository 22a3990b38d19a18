import { describeConformance } from '../../../test/describe-conformance.js'
import { EmptyState } from './empty-state.js'

describeConformance('EmptyState', (props, ref) => <EmptyState {...props} ref={ref} title="Nothing here" />)
