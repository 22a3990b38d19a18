import { describeConformance } from '../../../test/describe-conformance.js'
import { CartButton } from './cart-button.js'

describeConformance('CartButton', (props, ref) => <CartButton {...props} ref={ref} count={4} />)
