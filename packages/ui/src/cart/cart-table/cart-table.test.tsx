import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
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

function Cart({ count }: { count: number }) {
  const [lines, setLines] = useState(cartLines.slice(0, count))
  return (
    <CartTable
      data-testid="cart"
      lines={lines}
      onQuantityChange={nothing}
      onUnitChange={nothing}
      onRemove={(lineId) => setLines((kept) => kept.filter(({ id }) => id !== lineId))}
    />
  )
}

const removeButtons = () => page.getByRole('button', { name: /^Remove / })

describe('CartTable', () => {
  it('CART-05 moves focus to the line that takes the place of a removed one', async () => {
    mount(<Cart count={2} />)
    await userEvent.tab()
    removeButtons().nth(0).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(removeButtons().elements()).toHaveLength(1)
    await expect.element(removeButtons().nth(0)).toHaveFocus()
  })

  it('CART-05 moves focus to the table when its last line is removed', async () => {
    mount(<Cart count={1} />)
    removeButtons().nth(0).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(removeButtons().elements()).toHaveLength(0)
    await expect.element(page.getByTestId('cart')).toHaveFocus()
  })
})
