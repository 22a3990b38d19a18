import { describeConformance } from '../../../test/describe-conformance.js'
import { orderDetails } from '../../story-data/index.js'
import { OrderDetails } from './order-details.js'

describeConformance('OrderDetails', (props, ref) => <OrderDetails {...props} ref={ref} order={orderDetails} />)
