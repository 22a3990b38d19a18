import type { Cents } from '@gauze/rules'
import type { PartProps } from '../../internal/part.js'
import type { CartLineView } from '../cart-line/index.js'
import type { CartPreviewMessages } from './cart-preview.messages.js'

/** The parts, by the `data-slot` of their element. */
export type CartPreviewSlot =
  | 'root'
  | 'notice'
  | 'header'
  | 'list'
  | 'line'
  | 'image'
  | 'text'
  | 'name'
  | 'details'
  | 'price'
  | 'footer'
  | 'subtotal'
  | 'actions'
  | 'cart-link'
  | 'checkout-link'

type CartPreviewLineSlot = 'line' | 'image' | 'text' | 'name' | 'details' | 'price'

/** What the parts are styled by. */
export interface CartPreviewState {
  isLoading: boolean
  isEmpty: boolean
}

/** What the parts of a line are styled by. */
export interface CartPreviewLineState extends CartPreviewState {
  line: CartLineView
}

export interface CartPreviewRootProps extends PartProps<CartPreviewState> {
  /** @selector [data-empty] */
  lines: readonly CartLineView[]
  /** The sum of the quantities. */
  totalItems: number
  /** Null for a person who may not see prices. */
  subtotal: Cents | null
  /** @selector [data-loading] */
  isLoading?: boolean
  /** Hides Checkout. */
  isPunchout?: boolean
  onFollow?: () => void
  /** A class for every element of a part. */
  classNames?: Partial<Record<CartPreviewSlot, string>>
  /** Props of the parts. */
  slotProps?: Partial<
    Record<Exclude<CartPreviewSlot, CartPreviewLineSlot>, PartProps<CartPreviewState>> &
      Record<CartPreviewLineSlot, PartProps<CartPreviewLineState>>
  >
  messages?: Partial<CartPreviewMessages>
}
