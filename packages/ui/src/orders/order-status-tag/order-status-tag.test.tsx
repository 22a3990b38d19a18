import { describeConformance } from '../../../test/describe-conformance.js'
import { OrderStatusTag } from './order-status-tag.js'

describeConformance('OrderStatusTag', (props, ref) => <OrderStatusTag {...props} ref={ref} status="Delivered" />)
