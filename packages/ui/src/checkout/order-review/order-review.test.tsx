import { describeConformance } from '../../../test/describe-conformance.js'
import { cartLines } from '../../story-data/index.js'
import { OrderReview } from './order-review.js'

describeConformance('OrderReview', (props, ref) => (
  <OrderReview
    {...props}
    ref={ref}
    lines={cartLines}
    sections={[{ title: 'Ship to', content: 'Main dock', editHref: '/checkout' }]}
  />
))
