import { describeConformance } from '../../../test/describe-conformance.js'
import { Footer } from './footer.js'

describeConformance('Footer', (props, ref) => (
  <Footer {...props} ref={ref} columns={[{ title: 'Shop', links: [{ label: 'All', href: '/products' }] }]} />
))
