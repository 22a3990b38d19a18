import type { ReactNode } from 'react'
import type { PartProps } from '../../internal/part.js'
import type { CartLineMessages } from './cart-line.messages.js'
import type { CartLineView } from './cart-line-view.js'

/** The parts, by the `data-slot` of their element. */
export type CartLineSlot =
  | 'root'
  | 'image'
  | 'item'
  | 'name'
  | 'identity'
  | 'price-change'
  | 'unavailable'
  | 'unit'
  | 'quantity'
  | 'total'
  | 'remove'
  | 'notice'

/** What the parts are styled by. */
export interface CartLineState {
  line: CartLineView
}

export interface CartLineRootProps extends PartProps<CartLineState> {
  /** @selector [data-unconfirmed] [data-unavailable] */
  line: CartLineView
  /** Names the link, the fields and the button; the name with its variant by default. */
  itemName?: string
  onQuantityChange: (quantity: number) => void
  onUnitChange: (unitId: number) => void
  onRemove: () => void
  /** A warning about the line, below its controls so that it moves none of them; the cart's table announces it. */
  notice?: ReactNode
  /** A class for every element of a part. */
  classNames?: Partial<Record<CartLineSlot, string>>
  /** Props of the parts. */
  slotProps?: Partial<Record<CartLineSlot, PartProps<CartLineState>>>
  messages?: Partial<CartLineMessages>
}
