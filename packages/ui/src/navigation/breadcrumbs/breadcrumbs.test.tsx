import { describeConformance } from '../../../test/describe-conformance.js'
import { Breadcrumbs } from './breadcrumbs.js'

describeConformance('Breadcrumbs', (props, ref) => (
  <Breadcrumbs {...props} ref={ref} items={[{ label: 'Home', href: '/' }, { label: 'Gloves' }]} />
))
