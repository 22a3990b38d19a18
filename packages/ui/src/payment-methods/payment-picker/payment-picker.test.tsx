import { describeConformance } from '../../../test/describe-conformance.js'
import { cards } from '../../story-data/index.js'
import { PaymentPicker } from './payment-picker.js'

function nothing() {
  return undefined
}

describeConformance('PaymentPicker', (props, ref) => (
  <PaymentPicker
    {...props}
    ref={ref}
    terms={{ label: 'Net 30', availableBalance: 500 }}
    cards={cards}
    value="terms"
    onChange={nothing}
  />
))

describeConformance('PaymentPicker without a way to pay', (props, ref) => (
  <PaymentPicker {...props} ref={ref} terms={null} cards={[]} value={null} onChange={nothing} />
))
