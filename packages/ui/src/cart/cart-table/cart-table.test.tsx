import { describeConformance } from '../../../test/describe-conformance.js'
import { cartLines } from '../../story-data/index.js'
import { CartTable } from './cart-table.js'

const nothing = () => undefined

describeConformance('CartTable', (props, ref) => (
  <CartTable
    {...props}
    ref={ref}
    lines={cartLines}
    onQuantityChange={nothing}
    onUnitChange={nothing}
    onRemove={nothing}
  />
))
