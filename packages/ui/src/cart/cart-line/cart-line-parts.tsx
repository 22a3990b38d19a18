'use client'
import { exactUnitPrice, variantText } from '@gauze/rules'
import type { ReactNode } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { controlPart } from '../../internal/control-part.js'
import { Facts } from '../../internal/facts.js'
import { part, usePart } from '../../internal/parts.js'
import { unbroken } from '../../internal/unbroken.js'
import { Anchor } from '../../link/index.js'
import type {
  CartLineImageProps,
  CartLineNameProps,
  CartLineQuantityProps,
  CartLineUnitProps,
} from './cart-line.types.js'
import { CartLineContext } from './cart-line-root.js'
import type { CartLineView } from './cart-line-view.js'

/** The picture. `render` replaces its `<img>`. */
export function CartLineImage(given: CartLineImageProps) {
  const [{ line }, props] = usePart(CartLineContext, 'image', given)
  return <ProductImage src={line.thumbnailImage} alt="" {...props} />
}

/** The name, as a link to the product's page. */
export function CartLineName(given: CartLineNameProps) {
  const [{ line, itemName, routes }, props] = usePart(CartLineContext, 'name', given)
  return (
    <Anchor href={routes.product(line.urlComponent, line.unit)} aria-label={itemName} {...props}>
      {props.children ?? unbroken(line.name)}
    </Anchor>
  )
}

interface Controls {
  /** Chooses the unit. `render` receives the props of the `SelectField` and replaces it. */
  Unit: (props: CartLineUnitProps) => ReactNode
  /** Sets the quantity. `render` receives the props of the `QuantityField` and replaces it. */
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

/** The values of the variant that the name does not contain. */
function unnamedVariant({ name, matrixDetails }: CartLineView): string {
  return variantText(matrixDetails.filter(({ value }) => !name.toLowerCase().includes(value.toLowerCase())))
}

/** The parts of a line that have no props of their own. */
export const cartLineParts = {
  /** Holds the texts about the line's item. */
  Item: part(CartLineContext, 'item', () => ({})),

  /** The variant, numbers and maker; the last ones are left out where the line is too short for them. */
  Identity: part(CartLineContext, 'identity', ({ line, text }) => ({
    as: 'p',
    children: (
      <Facts>
        {[unnamedVariant(line), text.identity(line.mpn, line.itemName), line.manufacturer].filter(Boolean).join(' · ')}
      </Facts>
    ),
  })),

  /** Says that the price has changed since the item was added. Renders nothing while it is the same. */
  PriceChange: part(CartLineContext, 'price-change', ({ line, text, exactPrice }) => {
    if (line.previousPrice === null || line.exactUnitPrice === null) return null
    const conversionRate = line.units.find(({ id }) => id === line.unit)?.conversionRate ?? 1
    const previous = exactUnitPrice({ price: line.previousPrice, conversionRate })
    if (previous === line.exactUnitPrice) return null
    return {
      element: <StatusTag tone="notice" />,
      children: text.priceChanged(exactPrice(previous), exactPrice(line.exactUnitPrice)),
    }
  }),

  /** Says that the line has the price of an estimate, or why it has not. Renders nothing for any other line. */
  Estimate: part(CartLineContext, 'estimate', ({ line: { estimate }, text, number }) => {
    if (!estimate) return null
    const { estimateNumber, quantity, lapse } = estimate
    const words = {
      expired: text.estimateExpired(estimateNumber),
      ordered: text.estimateOrdered(estimateNumber),
      quantity: text.estimateQuantity(estimateNumber, number(quantity)),
      regular: text.estimateRegular(estimateNumber),
      unit: text.estimateUnit(estimateNumber),
    }
    return {
      element: <StatusTag tone={lapse === null ? 'good' : 'notice'} />,
      children: lapse === null ? text.atEstimate(estimateNumber) : words[lapse],
    }
  }),

  /** Says that the item can no longer be bought. Renders nothing while it can. */
  Unavailable: part(CartLineContext, 'unavailable', ({ line, text }) =>
    line.isAddableToCart ? null : { element: <StatusTag tone="refused" />, children: text.unavailable },
  ),

  /** The price of the whole quantity, and of one unit if the quantity is more than 1. Empty without prices. */
  Total: part(CartLineContext, 'total', ({ line, text, money, exactPrice, number }) => ({
    as: 'p',
    children: (
      <>
        {line.total === null ? null : (
          <>
            <span className="gz-visually-hidden">{text.total} </span>
            <b>{money(line.total)}</b>
          </>
        )}
        {line.exactUnitPrice === null || line.quantity === 1 ? null : (
          <small>{text.times(number(line.quantity), exactPrice(line.exactUnitPrice))}</small>
        )}
      </>
    ),
  })),

  /** Holds the words that move or remove the line; in a narrow frame, a menu with them. */
  Actions: part(CartLineContext, 'actions', ({ itemName, text }) => ({
    element: <ActionMenu label={text.actionsOf(itemName)}>{null}</ActionMenu>,
  })),

  /** Saves the line for later. Renders nothing without `onSave`. */
  Save: part(CartLineContext, 'save', ({ itemName, onSave, text }) =>
    onSave
      ? {
          element: <Button variant="plain" size="s" commits="saveForLater" />,
          'aria-label': text.saveOf(itemName),
          onClick: onSave,
          children: text.save,
        }
      : null,
  ),

  /** Removes the line. If you pass other words, also pass an `aria-label` that contains them. */
  Remove: part(CartLineContext, 'remove', ({ itemName, onRemove, text }) => ({
    element: <Button variant="plain" size="s" commits="removeItem" />,
    'aria-label': text.removeOf(itemName),
    onClick: onRemove,
    children: text.remove,
  })),

  /** The warning about the line. Renders nothing without a warning. */
  Notice: part(CartLineContext, 'notice', ({ notice }) =>
    notice ? { element: <Banner tone="warning" />, role: 'note', children: notice } : null,
  ),
}
