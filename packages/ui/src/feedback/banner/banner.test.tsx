import { describeConformance } from '../../../test/describe-conformance.js'
import { Banner } from './banner.js'

describeConformance('Banner', (props, ref) => (
  <Banner {...props} ref={ref} tone="danger">
    Refused
  </Banner>
))
