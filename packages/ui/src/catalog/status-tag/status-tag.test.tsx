import { describeConformance } from '../../../test/describe-conformance.js'
import { StatusTag } from './status-tag.js'

describeConformance('StatusTag', (props, ref) => (
  <StatusTag {...props} ref={ref} tone="notice">
    On allocation
  </StatusTag>
))
