import type { CartNotification } from '@gauze/contract'
import type { PartProps } from '../../internal/part.js'
import type { CartLineView } from '../cart-line/index.js'
import type { CartTableMessages } from './cart-table.messages.js'

/** The parts, by the `data-slot` of their element. */
export type CartTableSlot = 'root' | 'error' | 'loading' | 'skeleton' | 'empty' | 'list' | 'notice' | 'clear'

/** The state that the parts are styled by. */
export interface CartTableState {
  status: 'ready' | 'loading' | 'error'
  isEmpty: boolean
}

export interface CartTableRootProps extends PartProps<CartTableState> {
  /**
   * The lines of the cart.
   * @selector [data-empty]
   */
  lines: readonly CartLineView[]
  /** Warnings of the cart; one with an item's number as its id is shown in the last line of that item. */
  notices?: readonly CartNotification[]
  /** Clears the notices. Without it, the table has no such button. */
  onClearNotices?: (() => void) | undefined
  /** Called with the line's id and its new quantity. */
  onQuantityChange: (lineId: number, quantity: number) => void
  /** Called with the line's id and the id of its new unit. */
  onUnitChange: (lineId: number, unitId: number) => void
  /** Called with the id of the line to remove. */
  onRemove: (lineId: number) => void
  /** Saves a line for later. Without it, lines have no such button. */
  onSave?: ((lineId: number) => void) | undefined
  /**
   * Whether the cart is loading, shown, or could not be read.
   * @selector [data-status]
   */
  status?: CartTableState['status']
  /** Called when the user asks again for a cart that could not be read. */
  onRetry?: () => void
  /** A class for every element of a part; for parts of a line, use `classNames` of `CartLine`. */
  classNames?: Partial<Record<CartTableSlot, string>>
  /** Props of the parts. */
  slotProps?: Partial<Record<CartTableSlot, PartProps<CartTableState>>>
  messages?: Partial<CartTableMessages>
}
