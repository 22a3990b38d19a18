import { describeConformance } from '../../../test/describe-conformance.js'
import { ProductGrid } from './product-grid.js'

describeConformance('ProductGrid', (props, ref) => (
  <ProductGrid {...props} ref={ref} items={[1, 2]} keyOf={(item) => item} renderItem={(item) => item} />
))
