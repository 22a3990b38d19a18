'use client'
import { nameWithVariant, unitPrice, variantText } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TrashIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { ProductImage } from '../../product/product-image/index.js'
import { StatusTag } from '../../product/status-tag/index.js'
import { useRoutes } from '../../routes/index.js'
import { type CartLineMessages, cartLineMessages } from './cart-line.messages.js'
import { type CartLineView, unitLabelOf } from './cart-line-view.js'

export interface CartLineProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  line: CartLineView
  /** Names the link, the fields and the button; the name with its variant by default. */
  itemName?: string
  onQuantityChange: (quantity: number) => void
  onUnitChange: (unitId: number) => void
  onRemove: () => void
  /** A warning about the line, below its controls so that it moves none of them; the cart's table announces it. */
  notice?: ReactNode
  /** Further actions, such as 'Save for later'. */
  actions?: ReactNode
  messages?: Partial<CartLineMessages>
}

/**
 * A line of the cart: one row on a wide screen, a card on a phone. Fields stay usable while an edit is on its way.
 *
 * @selector [data-unconfirmed] the server has yet to confirm what is shown
 */
export function CartLine({
  line,
  itemName = nameWithVariant(line.name, line.matrixDetails),
  onQuantityChange,
  onUnitChange,
  onRemove,
  notice,
  actions,
  messages,
  className,
  ...props
}: CartLineProps) {
  const routes = useRoutes()
  const text = useMessages('cartLine', cartLineMessages, messages)
  const { money } = useFormats()
  const variant = variantText(line.matrixDetails)
  const conversionRate = line.units.find(({ id }) => id === line.unit)?.conversionRate ?? 1
  const previous = line.previousPrice === null ? null : unitPrice({ price: line.previousPrice, conversionRate })
  return (
    <li {...props} className={cx('gz-cart-line', className)} data-unconfirmed={line.isUnconfirmed || undefined}>
      <ProductImage src={line.thumbnailImage} alt="" />
      <div data-slot="item">
        <Anchor href={routes.product(line.urlComponent, line.unit)} aria-label={itemName}>
          {line.name}
        </Anchor>
        <p data-slot="identity">
          {[line.manufacturer, variant, text.identity(line.mpn, line.itemId)].filter(Boolean).join(' · ')}
        </p>
        {previous !== null && line.unitPrice !== null && previous !== line.unitPrice ? (
          <StatusTag tone="notice">{text.priceChanged(money(previous), money(line.unitPrice))}</StatusTag>
        ) : null}
        {line.isAddableToCart ? null : <StatusTag tone="refused">{text.unavailable}</StatusTag>}
        {actions}
      </div>
      <SelectField
        size="s"
        data-slot="unit"
        label={text.unitOf(itemName)}
        isLabelHidden
        options={line.units.map(({ id, label }) => ({ value: id, label }))}
        value={line.unit}
        onChange={onUnitChange}
      />
      <QuantityField
        size="s"
        itemName={itemName}
        value={line.quantity}
        onChange={(quantity) => onQuantityChange(quantity)}
      />
      <p data-slot="total">
        {line.total === null ? null : (
          <>
            <span className="gz-visually-hidden">{text.total} </span>
            <b>{money(line.total)}</b>
          </>
        )}
        {line.unitPrice === null || line.quantity === 1 ? null : (
          <small>{text.each(money(line.unitPrice), unitLabelOf(line))}</small>
        )}
      </p>
      <IconButton label={text.removeOf(itemName)} data-slot="remove" onClick={onRemove}>
        <TrashIcon />
      </IconButton>
      {notice ? (
        <Banner tone="warning" role="note" data-slot="notice">
          {notice}
        </Banner>
      ) : null}
    </li>
  )
}
