import { describeConformance } from '../../../test/describe-conformance.js'
import { VariantPicker } from './variant-picker.js'

describeConformance('VariantPicker', (props, ref) => (
  <VariantPicker
    {...props}
    ref={ref}
    label="Size"
    variants={[{ id: 1, label: 'small', href: '/product/s', isCurrent: true }]}
  />
))
