import { describeConformance } from '../../../test/describe-conformance.js'
import { LinkButton } from './link-button.js'

describeConformance('LinkButton', (props, ref) => (
  <LinkButton {...props} ref={ref} href="/cart">
    Cart
  </LinkButton>
))
