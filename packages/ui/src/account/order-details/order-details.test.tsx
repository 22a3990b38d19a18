import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { type ItemsAdditionPort, useItemsAddition } from '../../product/added-items/index.js'
import { orderDetails } from '../../story-data/index.js'
import { OrderDetails } from './order-details.js'

describeConformance('OrderDetails', (props, ref) => <OrderDetails {...props} ref={ref} order={orderDetails} />)

function Reorderable(port: Omit<ItemsAdditionPort, 'pending' | 'onUndo'>) {
  const addition = useItemsAddition({ pending: [], onUndo: async () => undefined, ...port })
  return <OrderDetails order={orderDetails} addition={addition} />
}

describe('OrderDetails', () => {
  it('ACCT-08 puts a whole order or one of its lines into the cart, and says why an item cannot be bought', async () => {
    const onAdd = vi.fn<ItemsAdditionPort['onAdd']>()
    const { container, rerender } = mount(<Reorderable outcomes={{}} onAdd={onAdd} />)
    await page.getByRole('button', { name: 'Reorder Conforming stretch gauze roll' }).click()
    const roll = { itemId: 11240, unit: 112401, quantity: 4 }
    expect(onAdd).toHaveBeenLastCalledWith([roll])
    await page.getByRole('button', { name: 'Reorder all' }).click()
    expect(onAdd).toHaveBeenLastCalledWith([{ itemId: 20418, unit: 204181, quantity: 12 }, roll])
    const reason = { code: 'item-inactive', detail: 'This item is no longer sold' }
    const outcomes = {
      20418: { type: 'added' },
      11240: { type: 'refused', requested: null, reason },
    } as const
    rerender(<Reorderable outcomes={outcomes} onAdd={onAdd} />)
    await expect.element(page.getByText('Added 12 × Box of 100')).toBeVisible()
    await expect.element(page.getByText('Not added. This item is no longer sold')).toBeVisible()
    await expectAccessible(container)
  })

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
