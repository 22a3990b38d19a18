import { describeConformance } from '../../../test/describe-conformance.js'
import { IconButton } from './icon-button.js'

describeConformance('IconButton', (props, ref) => (
  <IconButton {...props} ref={ref} label="Remove">
    ×
  </IconButton>
))
