'use client'
import type { ProductCard } from '@gauze/contract'
import { type Addability, isPriced, needsLicense, soldItem, unitPrice } from '@gauze/rules'
import { type ComponentPropsWithRef, Fragment, type ReactNode, useState } from 'react'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { AddToCart } from '../add-to-cart/index.js'
import { Price, type PriceAccess } from '../price/index.js'
import type { Addition } from '../product-card/index.js'
import { ProductMarks } from '../product-marks/index.js'
import { StatusTag } from '../status-tag/index.js'
import { VariantPicker } from '../variant-picker/index.js'
import { type BuyBoxMessages, buyBoxMessages } from './buy-box.messages.js'
import { unitAskedFor, variantAxes } from './variant-axes.js'

export interface BuyBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** With its variants, if it has any. */
  product: ProductCard & { readonly h1Tag?: string }
  /** @selector [data-access] */
  access: PriceAccess
  /** From rules `addability()` of the sold item. */
  addability: Addability
  onAdd: (addition: Addition) => void
  isAdding?: boolean
  /** Id of the unit that it begins with. An id of a sibling variant's unit means this item's unit of the same name. */
  defaultUnit?: number | undefined
  /** Called when another unit is chosen, e.g. to keep it in the address. */
  onUnitChange?: (unitId: number) => void
  loginHref?: string
  /** The name's heading level; 1 by default. */
  level?: 1 | 2
  /** Below the button, such as whom to ask. */
  children?: ReactNode
  messages?: Partial<BuyBoxMessages>
}

/**
 * The name of a product and everything it takes to buy what its page sells: the item that rules `soldItem`
 * returns, its price, units and variants. Give it the product as `key`, so that a typed quantity stays while a size is
 * chosen; the unit goes with the size.
 *
 * @example <BuyBox key={product.id} product={product} access="visible" addability={addability({…})} onAdd={add} />
 */
export function BuyBox({
  product,
  access,
  addability,
  onAdd,
  isAdding = false,
  defaultUnit,
  onUnitChange,
  loginHref,
  level = 1,
  children,
  messages,
  className,
  ...props
}: BuyBoxProps) {
  const text = useMessages('buyBox', buyBoxMessages, messages)
  const routes = useRoutes()
  const { money } = useFormats()
  const sold = soldItem(product)
  const [unitId, chooseUnit] = useUnitId(sold.id, defaultUnit)
  const unit = unitAskedFor(sold.units, product.children, unitId)
  const base = sold.units.find(({ baseUnit }) => baseUnit)
  const axes = variantAxes(product.children, sold.id, { unitName: unit?.unitName, hrefOf: routes.product })
  const price = access === 'visible' && isPriced(sold.price) ? sold.price : null
  const Heading = level === 1 ? 'h1' : 'h2'
  const identity = [text.mpn(sold.mpn), text.item(sold.id), ...(sold.gtin ? [text.gtin(sold.gtin)] : [])]
  return (
    <div {...props} className={cx('gz-buy-box', className)} data-access={access}>
      <p data-slot="maker">{product.manufacturer}</p>
      <Heading>{product.h1Tag || sold.heading}</Heading>
      <p data-slot="identity">
        {identity.map((part, position) => (
          <Fragment key={part}>
            {position > 0 ? ' · ' : null}
            <span>{part}</span>
          </Fragment>
        ))}
      </p>
      <ProductMarks
        quantityAvailable={sold.quantityAvailable}
        rxLevel={sold.rxLevel}
        isOnAllocation={sold.allocationPeriod !== null}
        isDetailed
        addability={addability}
      >
        {sold.specialOrder ? <StatusTag tone="notice">{text.specialOrder}</StatusTag> : null}
      </ProductMarks>
      {access !== 'signedOut' && price === null ? null : (
        // Empty for a visitor: a page that waits for a customer can keep the room of the price.
        <div data-slot="price">
          {price === null ? null : (
            <Price size="l" price={price} listPrice={sold.listPrice} access={access} {...(unit ? { unit } : {})} />
          )}
          {price !== null && base && unit && unit.id !== base.id ? (
            <p data-slot="base">
              {text.perBaseUnit(money(unitPrice({ price, conversionRate: base.conversionRate })), base.label)}
            </p>
          ) : null}
        </div>
      )}
      {axes.map(({ label, variants }) => (
        <VariantPicker key={label} label={label} variants={variants} />
      ))}
      <AddToCart
        itemId={sold.id}
        name={sold.name}
        units={sold.units}
        unit={unit?.id ?? 0}
        onUnitChange={(chosen) => {
          chooseUnit(chosen)
          onUnitChange?.(chosen)
        }}
        price={access === 'visible' ? sold.price : null}
        addability={addability}
        isLicenseRequired={needsLicense(sold.rxLevel)}
        isOnAllocation={sold.allocationPeriod !== null}
        isPending={isAdding}
        onAdd={onAdd}
        {...(loginHref ? { loginHref } : {})}
      />
      {children ? <div data-slot="more">{children}</div> : null}
    </div>
  )
}

/** The unit that it begins with, then the one that is chosen; another item begins again. */
function useUnitId(itemId: number, defaultUnit: number | undefined): [number | undefined, (unitId: number) => void] {
  const [chosen, setChosen] = useState({ itemId, unitId: defaultUnit })
  if (chosen.itemId !== itemId) setChosen({ itemId, unitId: defaultUnit })
  return [chosen.itemId === itemId ? chosen.unitId : defaultUnit, (unitId) => setChosen({ itemId, unitId })]
}
