import { nameWithVariant } from '@gauze/rules'
import type { CartLineView } from '@gauze/ui/cart/cart-line'
import { CartPage } from '@gauze/ui/cart/cart-page'
import { CartTable } from '@gauze/ui/cart/cart-table'
import { StoreAddToList } from '../product/store-add-to-list.js'

export function meta() {
  return [{ title: 'Your cart | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The cart: lines that can be edited at any speed, and its totals. */
export default function Cart() {
  return <CartPage className="gz-page" slotProps={{ table: { renderLine } }} />
}

function renderLine(line: CartLineView) {
  const { itemId, unit, units, name, matrixDetails } = line
  const unitLabel = units.find(({ id }) => id === unit)?.label ?? ''
  const item = { itemId, unit, unitLabel, name: nameWithVariant(name, matrixDetails) }
  return <CartTable.Line line={line} actions={<StoreAddToList item={item} isOneOfMany />} />
}
