import { cents } from '@gauze/rules'
import { expect, it } from 'vitest'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { FreeShipping } from './free-shipping.js'

describeConformance('FreeShipping', (props, ref) => (
  <FreeShipping {...props} ref={ref} subtotal={cents(16555)} freeFrom={cents(25000)} />
))

it.each([
  [16_555, 'Add $84.45 for free shipping'],
  [24_999, 'Add $0.01 for free shipping'],
  [25_000, 'Free shipping reached'],
])('CART-09 says how far a subtotal of %i cents is from free shipping', (subtotal, words) => {
  const { container } = mount(<FreeShipping subtotal={cents(subtotal)} freeFrom={cents(25_000)} />)
  expect(container.textContent).toBe(words)
})
