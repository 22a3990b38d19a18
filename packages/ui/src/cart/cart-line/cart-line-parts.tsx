'use client'
import { unitPrice, variantText } from '@gauze/rules'
import { IconButton } from '../../actions/icon-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TrashIcon } from '../../icons/index.js'
import { part } from '../../internal/parts.js'
import { Anchor } from '../../link/index.js'
import { ProductImage } from '../../product/product-image/index.js'
import { StatusTag } from '../../product/status-tag/index.js'
import { CartLineContext } from './cart-line-root.js'
import { unitLabelOf } from './cart-line-view.js'

/** The parts of a line. */
export const cartLineParts = {
  /** The picture. */
  Image: part(CartLineContext, 'image', ({ line }) => ({
    element: <ProductImage src={line.thumbnailImage} alt="" />,
  })),

  /** What the line says about its item. */
  Item: part(CartLineContext, 'item', () => ({})),

  /** The name, which leads to the product. */
  Name: part(CartLineContext, 'name', ({ line, itemName, routes }) => ({
    element: <Anchor href={routes.product(line.urlComponent, line.unit)} aria-label={itemName} />,
    children: line.name,
  })),

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

  /** Chooses the unit. What is rendered instead gets the props of a `SelectField`. */
  Unit: part(CartLineContext, 'unit', ({ line, itemName, onUnitChange, text }) => ({
    element: (
      <SelectField
        size="s"
        label={text.unitOf(itemName)}
        isLabelHidden
        options={line.units.map(({ id, label }) => ({ value: id, label }))}
        value={line.unit}
        onChange={onUnitChange}
      />
    ),
  })),

  /** Sets the quantity. What is rendered instead gets the props of a `QuantityField`. */
  Quantity: part(CartLineContext, 'quantity', ({ line, itemName, onQuantityChange }) => ({
    element: (
      <QuantityField
        size="s"
        itemName={itemName}
        value={line.quantity}
        onChange={(quantity) => onQuantityChange(quantity)}
      />
    ),
  })),

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
      <IconButton label={text.removeOf(itemName)} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    ),
    'aria-label': text.removeOf(itemName),
  })),

  /** The warning about the line. Nothing when there is none. */
  Notice: part(CartLineContext, 'notice', ({ notice }) =>
    notice ? { element: <Banner tone="warning" role="note" />, children: notice } : null,
  ),
}
