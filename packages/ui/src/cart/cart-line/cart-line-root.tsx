'use client'
import { type Cents, nameWithVariant } from '@gauze/rules'
import { useFormats } from '../../formats/index.js'
import { partOf, type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type Routes, useRoutes } from '../../routes/index.js'
import { type CartLineMessages, cartLineMessages } from './cart-line.messages.js'
import type { CartLineRootProps, CartLineState } from './cart-line.types.js'

/** The values that the parts of one line share. */
interface CartLineParts
  extends RootView<CartLineState>,
    Pick<CartLineRootProps, 'line' | 'onQuantityChange' | 'onUnitChange' | 'onRemove' | 'onSave' | 'notice'> {
  itemName: string
  text: CartLineMessages
  money: (amount: Cents) => string
  exactPrice: (price: number) => string
  number: (count: number) => string
  routes: Routes
}

export const CartLineContext = rootContext<CartLineParts>('CartLine.Root line={…}')

/** Holds the parts of a line, and the values that they share. */
export function CartLineRoot({
  line,
  itemName = nameWithVariant(line.name, line.matrixDetails),
  onQuantityChange,
  onUnitChange,
  onRemove,
  onSave,
  notice,
  classNames,
  slotProps,
  messages,
  ...props
}: CartLineRootProps) {
  const text = useMessages('cartLine', cartLineMessages, messages)
  const { money, exactPrice, number } = useFormats()
  const routes = useRoutes()
  const edits = { onQuantityChange, onUnitChange, onRemove, onSave }
  const words = { text, money, exactPrice, number }
  const view = { line, itemName, notice, ...edits, ...words, routes, state: { line }, classNames, slotProps }
  return (
    <CartLineContext value={view}>
      {partOf(view, 'root', props, {
        as: 'li',
        base: 'gz-cart-line',
        'data-unconfirmed': line.isUnconfirmed || undefined,
        'data-unavailable': !line.isAddableToCart || undefined,
      })}
    </CartLineContext>
  )
}
