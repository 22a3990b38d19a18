import { describeConformance } from '../../../test/describe-conformance.js'
import { PageHeading } from './page-heading.js'

describeConformance('PageHeading', (props, ref) => <PageHeading {...props} ref={ref} title="Your cart" />)
