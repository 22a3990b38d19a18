import type { ReactNode } from 'react'
import type { ProductImageProps } from '../../catalog/product-image/index.js'
import type { QuantityFieldProps } from '../../forms/quantity-field/index.js'
import type { SelectFieldProps } from '../../forms/select-field/index.js'
import type { ControlPartProps } from '../../internal/control-part.js'
import type { PartProps, WholePartProps } from '../../internal/part.js'
import type { AnchorProps } from '../../link/index.js'
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
  | 'estimate'
  | 'unavailable'
  | 'unit'
  | 'quantity'
  | 'total'
  | 'actions'
  | 'save'
  | 'remove'
  | 'notice'

/** The state that the parts are styled by. */
export interface CartLineState {
  line: CartLineView
}

/** Props of the parts that are whole components, and of the controls. */
export interface CartLineImageProps extends WholePartProps<ProductImageProps, CartLineState> {}
export interface CartLineNameProps extends WholePartProps<AnchorProps, CartLineState> {}
export type CartLineUnitProps = ControlPartProps<SelectFieldProps<number>, CartLineState>
export type CartLineQuantityProps = ControlPartProps<QuantityFieldProps, CartLineState>

/** Props of the parts, by the `data-slot` of their element. */
export type CartLineSlotProps = Partial<
  Record<Exclude<CartLineSlot, 'image' | 'name' | 'unit' | 'quantity'>, PartProps<CartLineState>>
> & {
  image?: CartLineImageProps
  name?: CartLineNameProps
  unit?: CartLineUnitProps
  quantity?: CartLineQuantityProps
}

export interface CartLineRootProps extends PartProps<CartLineState> {
  /**
   * The line to show.
   * @selector [data-unconfirmed] [data-unavailable]
   */
  line: CartLineView
  /** Names the link, the fields and the button; the name with its variant by default. */
  itemName?: string
  /** Called with a new quantity when the user has entered it. */
  onQuantityChange: (quantity: number) => void
  /** Called with the id of the unit that the user chooses. */
  onUnitChange: (unitId: number) => void
  /** Called when the user removes the line. */
  onRemove: () => void
  /** Saves the line for later. Without it, the line has no such button. */
  onSave?: (() => void) | undefined
  /** A warning about the line, below its controls so that it moves none of them; the cart's table announces it. */
  notice?: ReactNode
  /** A class for every element of a part. */
  classNames?: Partial<Record<CartLineSlot, string>>
  slotProps?: CartLineSlotProps
  messages?: Partial<CartLineMessages>
}
