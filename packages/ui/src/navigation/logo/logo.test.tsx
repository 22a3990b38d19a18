import { describeConformance } from '../../../test/describe-conformance.js'
import { Logo } from './logo.js'

describeConformance('Logo', (props, ref) => <Logo {...props} ref={ref} />)
