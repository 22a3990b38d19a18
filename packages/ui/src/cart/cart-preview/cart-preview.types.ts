import type { Cents } from '@gauze/rules'
import type { LinkButtonProps } from '../../actions/link-button/index.js'
import type { ProductImageProps } from '../../catalog/product-image/index.js'
import type { PartProps, WholePartProps } from '../../internal/part.js'
import type { AnchorProps } from '../../link/index.js'
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

type LinePartSlot = 'line' | 'text' | 'details' | 'price'
type WholeSlot = 'image' | 'name' | 'cart-link' | 'checkout-link'

/** The state that the parts are styled by. */
export interface CartPreviewState {
  isLoading: boolean
  isEmpty: boolean
}

/** The state that the parts of a line are styled by. */
export interface CartPreviewLineState extends CartPreviewState {
  line: CartLineView
}

/** Props of the parts that are whole components. */
export interface CartPreviewImageProps extends WholePartProps<ProductImageProps, CartPreviewLineState> {}
export interface CartPreviewNameProps extends WholePartProps<AnchorProps, CartPreviewLineState> {}
export interface CartPreviewLinkProps extends WholePartProps<LinkButtonProps, CartPreviewState> {}

/** Props of the parts, by the `data-slot` of their element. */
export type CartPreviewSlotProps = Partial<
  Record<Exclude<CartPreviewSlot, LinePartSlot | WholeSlot>, PartProps<CartPreviewState>> &
    Record<LinePartSlot, PartProps<CartPreviewLineState>> &
    Record<'cart-link' | 'checkout-link', CartPreviewLinkProps>
> & {
  image?: CartPreviewImageProps
  name?: CartPreviewNameProps
}

export interface CartPreviewRootProps extends PartProps<CartPreviewState> {
  /**
   * The lines of the cart.
   * @selector [data-empty]
   */
  lines: readonly CartLineView[]
  /** The sum of the quantities. */
  totalItems: number
  /** Null for a person who may not see prices. */
  subtotal: Cents | null
  /**
   * The cart is loading.
   * @selector [data-loading]
   */
  isLoading?: boolean
  /** Hides Checkout. */
  isPunchout?: boolean
  /** Called when the user follows a link, for a popover that closes with it. */
  onFollow?: () => void
  /** A class for every element of a part. */
  classNames?: Partial<Record<CartPreviewSlot, string>>
  slotProps?: CartPreviewSlotProps
  messages?: Partial<CartPreviewMessages>
}
