'use client'
import { variantText } from '@gauze/rules'
import { Facts } from '../../internal/facts.js'
import { type PartProps, partElement, type WholePartProps } from '../../internal/part.js'
import { part, usePart } from '../../internal/parts.js'
import { splitName } from '../../internal/split-name.js'
import { Anchor } from '../../link/index.js'
import { Price, type PriceProps } from '../price/index.js'
import { ProductImage, type ProductImageProps } from '../product-image/index.js'
import { ProductMarks, type ProductMarksProps } from '../product-marks/index.js'
import { ProductCardContext, type ProductCardState } from './product-card-root.js'

export interface ProductCardImageProps extends WholePartProps<ProductImageProps, ProductCardState> {}

/** The picture. `render` replaces its `<img>`. */
export function ProductCardImage(given: ProductCardImageProps) {
  const [{ sold, isPriority }, props] = usePart(ProductCardContext, 'image', given)
  return <ProductImage src={sold.thumbnailImage} alt="" isPriority={isPriority} {...props} />
}

/** The heading, with the link to the product's page. */
export function ProductCardName(given: PartProps<ProductCardState>) {
  const [{ product, sold, page, onChoose, level = 3, state, text }, props] = usePart(ProductCardContext, 'name', given)
  const [start, end] = splitName(sold.heading)
  const name = (
    <>
      <span>{start}</span> <b>{end}</b>
    </>
  )
  const children = (
    <>
      <Anchor href={page} title={sold.heading} onClick={onChoose}>
        {props.children ?? name}
      </Anchor>
      <span className="gz-visually-hidden">{text.headingEnd(product.manufacturer, sold.itemName)}</span>
    </>
  )
  return partElement({ as: `h${level}`, ...props, children, state })
}

/** The parts of a card that are plain elements. */
export const productCardParts = {
  /** Holds the texts that name the item: manufacturer, name and numbers. */
  Head: part(ProductCardContext, 'head', () => ({})),

  /** The manufacturer. */
  Maker: part(ProductCardContext, 'maker', ({ product }) => ({ as: 'p', children: product.manufacturer })),

  /** The variant, and the numbers of the item. */
  Identity: part(ProductCardContext, 'identity', ({ sold, text }) => {
    const variant = variantText(sold.matrixDetails)
    return {
      as: 'p',
      children: (
        <>
          {variant ? <span data-slot="variant">{variant}</span> : null}
          <Facts>{text.identity(sold.mpn, sold.itemName)}</Facts>
        </>
      ),
    }
  }),

  /** The unit, unless the price is shown, which names it. */
  Unit: part(
    ProductCardContext,
    'identity',
    ({ unit, state }) =>
      state.access === 'visible' || !unit ? null : { as: 'p', 'data-of': 'unit', children: unit.label },
    'Unit',
  ),

  /** The day of the customer's last order. Renders nothing if the customer has never ordered the item. */
  Ordered: part(
    ProductCardContext,
    'identity',
    ({ product: { latestPurchase }, text, date }) =>
      latestPurchase ? { as: 'p', 'data-of': 'purchase', children: text.orderedOn(date(latestPurchase.date)) } : null,
    'Ordered',
  ),

  /** The same in few words, for a narrow row; the tooltip of the browser has the day. */
  OrderedBefore: part(
    ProductCardContext,
    'identity',
    ({ product: { latestPurchase }, text, date }) =>
      latestPurchase
        ? {
            as: 'p',
            'data-of': 'purchase',
            title: text.orderedOn(date(latestPurchase.date)),
            children: text.orderedBefore,
          }
        : null,
    'OrderedBefore',
  ),

  /** Price and action. */
  Foot: part(ProductCardContext, 'foot', () => ({})),
}

export interface ProductCardMarksProps extends WholePartProps<ProductMarksProps, ProductCardState> {}

/** Stock, allocation and license; children are further tags. */
export function ProductCardMarks(given: ProductCardMarksProps) {
  const [{ sold, addability }, props] = usePart(ProductCardContext, 'marks', given)
  return (
    <ProductMarks
      quantityAvailable={sold.quantityAvailable}
      rxLevel={sold.rxLevel}
      isOnAllocation={sold.allocationPeriod !== null}
      addability={addability}
      {...props}
    />
  )
}

export interface ProductCardPriceProps extends WholePartProps<PriceProps, ProductCardState> {}

/** The price of the unit, or a login link. It is a `Price` with `slotProps` of its own. */
export function ProductCardPrice(given: ProductCardPriceProps) {
  const [{ sold, unit, loginHref, state }, props] = usePart(ProductCardContext, 'price', given)
  return (
    <Price
      price={sold.price}
      listPrice={sold.listPrice}
      access={state.access}
      unit={unit}
      loginHref={loginHref}
      {...props}
    />
  )
}
