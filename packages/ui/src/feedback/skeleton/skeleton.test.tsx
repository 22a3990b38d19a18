import { describeConformance } from '../../../test/describe-conformance.js'
import { Skeleton } from './skeleton.js'

describeConformance('Skeleton', (props, ref) => <Skeleton {...props} ref={ref} />)
