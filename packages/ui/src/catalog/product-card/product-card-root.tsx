'use client'
import { type Addability, type CardProduct, type SoldItem, type SoldUnit, soldItem } from '@gauze/rules'
import { useInstantFormat } from '../../formats/index.js'
import { type PartProps, partElement } from '../../internal/part.js'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import type { PriceAccess } from '../price/index.js'
import { type ProductCardMessages, productCardMessages } from './product-card.messages.js'
import type { ProductCardActionProps } from './product-card-action.js'
import type { ProductCardImageProps, ProductCardMarksProps, ProductCardPriceProps } from './product-card-parts.js'

/** An item to add to the cart, in one unit. */
export interface Addition {
  itemId: number
  /** Id of the unit. */
  unit: number
  quantity: number
}

/** The parts of a card, by the `data-slot` of their element; `price` is the element of the whole price. */
export type ProductCardSlot = 'image' | 'head' | 'maker' | 'name' | 'identity' | 'marks' | 'foot' | 'price' | 'action'

/** The state that the parts are styled by. */
export interface ProductCardState {
  access: PriceAccess
  addState: 'idle' | 'pending' | 'added'
}

/** Props of the parts, by the `data-slot` of their element. */
export type ProductCardSlotProps = {
  image?: ProductCardImageProps
  head?: PartProps<ProductCardState>
  maker?: PartProps<ProductCardState>
  name?: PartProps<ProductCardState>
  identity?: PartProps<ProductCardState>
  marks?: ProductCardMarksProps
  foot?: PartProps<ProductCardState>
  price?: ProductCardPriceProps
  action?: ProductCardActionProps
}

export interface ProductCardRootProps extends PartProps<ProductCardState> {
  /** The product, as search and listings return it. */
  product: CardProduct
  /** The unit that the card prices and adds; from `offeredUnit` by default. */
  unit?: SoldUnit | undefined
  /**
   * Whether the viewer sees prices, must log in for them, or may not see them.
   * @selector [data-access]
   */
  access: PriceAccess
  /** From rules `addability()`. Without it, and for a visitor, the card does not add. */
  addability?: Addability
  /** Called with the item, unit and quantity to add. */
  onAdd?: (addition: Addition) => void
  /**
   * What the add button shows: its action, that it waits, or that the item was added.
   * @selector [data-add]
   */
  addState?: 'idle' | 'pending' | 'added'
  /** The page of the sold item; its route by default. */
  href?: string
  /** The address of the login, for a visitor; by default its route. */
  loginHref?: string
  /** Called when the product's page is chosen, for click records. */
  onChoose?: () => void
  /** The name's heading level. */
  level?: 2 | 3
  /** Loads the picture at once. */
  isPriority?: boolean
  classNames?: Partial<Record<ProductCardSlot, string>>
  slotProps?: ProductCardSlotProps
  messages?: Partial<ProductCardMessages>
}

/** The values that the parts of one card share. */
interface ProductCardView
  extends RootView<ProductCardState>,
    Pick<ProductCardRootProps, 'product' | 'addability' | 'onAdd' | 'loginHref' | 'onChoose' | 'level' | 'isPriority'> {
  /** The item that the card shows, prices and adds. */
  sold: SoldItem
  unit: SoldUnit | undefined
  /** The address of the link in the name. */
  page: string
  /** Writes an instant as its day. */
  date: ReturnType<typeof useInstantFormat>
  text: ProductCardMessages
}

export const ProductCardContext = rootContext<ProductCardView>('ProductCard.Root product={…} access="…"')

/**
 * The unit that a card prices and adds: the one whose GTIN was searched for, else the one that the customer last
 * ordered, else the item's first.
 */
export function offeredUnit(product: CardProduct): SoldUnit | undefined {
  const { units } = soldItem(product)
  const wanted = product.namedUnit ?? product.latestPurchase?.unit
  return units.find(({ id }) => id === wanted) ?? units[0]
}

/** Holds the parts of a card, and the item that `soldItem` of `@gauze/rules` returns. */
export function ProductCardRoot(given: ProductCardRootProps) {
  const {
    product,
    unit = offeredUnit(product),
    access,
    addability,
    onAdd,
    addState = 'idle',
    href,
    loginHref,
    onChoose,
    level,
    isPriority,
    classNames,
    slotProps,
    messages,
    ...props
  } = given
  const routes = useRoutes()
  const text = useMessages('productCard', productCardMessages, messages)
  const date = useInstantFormat()
  const sold = soldItem(product)
  const page = href ?? routes.product(sold.pageUrlComponent, product.namedUnit)
  const state = { access, addState }
  return (
    <ProductCardContext value={{ ...given, sold, unit, page, date, text, state, classNames, slotProps }}>
      {partElement({ as: 'article', base: 'gz-card', ...props, 'data-access': access, 'data-add': addState, state })}
    </ProductCardContext>
  )
}
