'use client'
import { unitPrice, variantText } from '@gauze/rules'
import type { ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TrashIcon } from '../../icons/index.js'
import { controlPart } from '../../internal/control-part.js'
import { part, usePart } from '../../internal/parts.js'
import { Anchor } from '../../link/index.js'
import { ProductImage } from '../../product/product-image/index.js'
import { StatusTag } from '../../product/status-tag/index.js'
import type {
  CartLineImageProps,
  CartLineNameProps,
  CartLineQuantityProps,
  CartLineUnitProps,
} from './cart-line.types.js'
import { CartLineContext } from './cart-line-root.js'
import { unitLabelOf } from './cart-line-view.js'

/** The picture. `render` is in place of its `<img>`. */
export function CartLineImage(given: CartLineImageProps) {
  const [{ line }, props] = usePart(CartLineContext, 'image', given)
  return <ProductImage src={line.thumbnailImage} alt="" {...props} />
}

/** The name, which leads to the product. */
export function CartLineName(given: CartLineNameProps) {
  const [{ line, itemName, routes }, props] = usePart(CartLineContext, 'name', given)
  return (
    <Anchor href={routes.product(line.urlComponent, line.unit)} aria-label={itemName} {...props}>
      {props.children ?? line.name}
    </Anchor>
  )
}

interface Controls {
  /** Chooses the unit. What `render` makes of the props of a `SelectField` is in its place. */
  Unit: (props: CartLineUnitProps) => ReactNode
  /** Sets the quantity. What `render` makes of the props of a `QuantityField` is in its place. */
  Quantity: (props: CartLineQuantityProps) => ReactNode
}

/** The parts of a line that edit it. */
export const cartLineControls: Controls = {
  Unit: controlPart(CartLineContext, 'unit', ({ line, itemName, onUnitChange, text }) => (
    <SelectField
      size="s"
      label={text.unitOf(itemName)}
      isLabelHidden
      options={line.units.map(({ id, label }) => ({ value: id, label }))}
      value={line.unit}
      onChange={onUnitChange}
    />
  )),
  Quantity: controlPart(CartLineContext, 'quantity', ({ line, itemName, onQuantityChange }) => (
    <QuantityField
      size="s"
      itemName={itemName}
      value={line.quantity}
      onChange={(quantity) => onQuantityChange(quantity)}
    />
  )),
}

/** The parts of a line that have no props of their own. */
export const cartLineParts = {
  /** What the line says about its item. */
  Item: part(CartLineContext, 'item', () => ({})),

  /** Maker, variant and numbers. */
  Identity: part(CartLineContext, 'identity', ({ line, text }) => ({
    as: 'p',
    children: [line.manufacturer, variantText(line.matrixDetails), text.identity(line.mpn, line.itemId)]
      .filter(Boolean)
      .join(' · '),
  })),

  /** Says that the price is another one since the item was added. Nothing while it is the same. */
  PriceChange: part(CartLineContext, 'price-change', ({ line, text, money }) => {
    if (line.previousPrice === null || line.unitPrice === null) return null
    const conversionRate = line.units.find(({ id }) => id === line.unit)?.conversionRate ?? 1
    const previous = unitPrice({ price: line.previousPrice, conversionRate })
    if (previous === line.unitPrice) return null
    return {
      element: <StatusTag tone="notice" />,
      children: text.priceChanged(money(previous), money(line.unitPrice)),
    }
  }),

  /** Says that the item cannot be bought any more. Nothing while it can. */
  Unavailable: part(CartLineContext, 'unavailable', ({ line, text }) =>
    line.isAddableToCart ? null : { element: <StatusTag tone="refused" />, children: text.unavailable },
  ),

  /** The price of the whole quantity, and of one unit where that is another one. Empty without prices. */
  Total: part(CartLineContext, 'total', ({ line, text, money }) => ({
    as: 'p',
    children: (
      <>
        {line.total === null ? null : (
          <>
            <span className="gz-visually-hidden">{text.total} </span>
            <b>{money(line.total)}</b>
          </>
        )}
        {line.unitPrice === null || line.quantity === 1 ? null : (
          <small>{text.each(money(line.unitPrice), unitLabelOf(line))}</small>
        )}
      </>
    ),
  })),

  /** Removes the line. Words of its own need an `aria-label` that has them. */
  Remove: part(CartLineContext, 'remove', ({ itemName, onRemove, text }) => ({
    element: (
      <IconButton label={text.removeOf(itemName)}>
        <TrashIcon />
      </IconButton>
    ),
    'aria-label': text.removeOf(itemName),
    onClick: onRemove,
  })),

  /** The warning about the line. Nothing when there is none. */
  Notice: part(CartLineContext, 'notice', ({ notice }) =>
    notice ? { element: <Banner tone="warning" />, role: 'note', children: notice } : null,
  ),
}
