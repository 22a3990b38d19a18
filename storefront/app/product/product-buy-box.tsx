import { cartItemOf } from '@gauze/machines/cart'
import { formatUsd, isPriced, needsLicence, unitPrice } from '@gauze/rules'
import { useAddToCart } from '@gauze/ui/hooks'
import { AddToCart } from '@gauze/ui/product/add-to-cart'
import { Price } from '@gauze/ui/product/price'
import { StatusTag } from '@gauze/ui/product/status-tag'
import { StockBadge } from '@gauze/ui/product/stock-badge'
import { VariantPicker } from '@gauze/ui/product/variant-picker'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { foundBy } from '../search/item-search.js'
import { useSite } from '../shell/use-site.js'
import { type ProductData, soldItem } from './product-data.js'
import type { Buying } from './use-buying.js'
import { variantAxes } from './variant-axes.js'

const LIST_LEVEL = 'List Price'

export interface ProductBuyBoxProps {
  data: ProductData
  buying: Buying
}

/** The name of a product and everything it takes to buy it. */
export function ProductBuyBox({ data, buying }: ProductBuyBoxProps) {
  const { product, variants, allocationMax } = data
  const { contact } = useSite()
  const [params] = useSearchParams()
  const sold = soldItem(product)
  const units = sold.unit.details
  const [unitId, setUnitId] = useState(Number(params.get('uom')))
  const unit = units.find(({ id }) => id === unitId) ?? units[0]
  const base = units.find(({ baseUnit }) => baseUnit)
  const { isAdding, add } = useAddToCart(sold.id)
  const axes = variantAxes(variants, sold.id, unit?.unitName)
  const listPrice = sold.prices.find(({ level }) => level === LIST_LEVEL)?.price ?? null
  const hasPrice = buying.access === 'visible' && isPriced(sold.price)
  const item = { ...product, price: sold.price, rxLevel: sold.rxLevel, isAddableToCart: sold.isAddableToCart }
  return (
    <div className="product-buy">
      <p className="muted">{product.manufacturer}</p>
      <h1>{product.h1Tag || product.siteDisplayName}</h1>
      <p className="muted gz-num">
        <span className="nowrap">MPN {sold.mpn}</span> · <span className="nowrap">Item {sold.id}</span>
        {product.gtin ? (
          <>
            {' · '}
            <span className="nowrap">GTIN {product.gtin}</span>
          </>
        ) : null}
      </p>
      <p className="product-marks">
        <StockBadge quantityAvailable={sold.quantityAvailable} />
        {sold.quantityAvailable > 0 ? <StockBadge quantityAvailable={sold.quantityAvailable} isDetailed /> : null}
        {product.specialOrder ? <StatusTag tone="notice">Special order</StatusTag> : null}
        {needsLicence(sold.rxLevel) ? <StatusTag tone="refused">License required</StatusTag> : null}
      </p>
      {buying.isSignedIn && !hasPrice ? null : (
        <div className="product-price">
          {hasPrice ? (
            <Price
              size="l"
              price={sold.price}
              listPrice={listPrice}
              access={buying.access}
              {...(unit ? { unit } : {})}
            />
          ) : null}
          {hasPrice && base && unit && unit.id !== base.id && isPriced(sold.price) ? (
            <p className="muted gz-num">
              {formatUsd(unitPrice({ price: sold.price, conversionRate: base.conversionRate }))} /{' '}
              {base.label.toLowerCase()}
            </p>
          ) : null}
        </div>
      )}
      {axes.map(({ label, variants: links }) => (
        <VariantPicker key={label} label={label} variants={links} />
      ))}
      <AddToCart
        itemId={sold.id}
        name={product.siteDisplayName}
        units={units}
        unit={unit?.id ?? 0}
        onUnitChange={setUnitId}
        price={buying.access === 'visible' ? sold.price : null}
        addability={buying.check(item, allocationMax)}
        isOnAllocation={product.allocationPeriod !== null}
        isPending={isAdding}
        loginHref={buying.loginHref}
        onAdd={({ unit: chosen, quantity }) =>
          add({
            unit: chosen,
            quantity,
            preview: cartItemOf(product, product.children[0]),
            ...foundBy(sold.id, product.id),
          })
        }
      />
      <p className="product-questions muted">
        Have Questions? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
        {contact.hoursTextShort}.
      </p>
    </div>
  )
}
