import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { orderDetails } from '../../story-data/index.js'
import { OrderDetails } from './order-details.js'

describeConformance('OrderDetails', (props, ref) => <OrderDetails {...props} ref={ref} order={orderDetails} />)

describe('OrderDetails', () => {
  it('ACCT-07 names the variant, the MPN and the number of each ordered item', () => {
    const { container } = mount(<OrderDetails order={orderDetails} />)
    const identities = [...container.querySelectorAll('[data-slot="identity"]')].map(({ textContent }) => textContent)
    expect(identities).toEqual([
      'Size:medium · MPN\u00a0HS-4410-M · Item\u00a020418',
      'MPN\u00a0OW-3341 · Item\u00a011240',
    ])
  })

  it('ACCT-07 keeps a unit on one line, however long the names are', () => {
    const { container } = mount(
      <div style={{ width: 1000 }}>
        <OrderDetails order={orderDetails} />
      </div>,
    )
    const units = [...container.querySelectorAll('[data-slot="unit"]')]
    expect(units.map((unit) => getComputedStyle(unit).whiteSpace)).toEqual(['nowrap', 'nowrap'])
  })
})
