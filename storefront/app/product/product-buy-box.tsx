import { cartItemOf } from '@gauze/machines/cart'
import { isPriced, needsLicense, soldItem, unitPrice } from '@gauze/rules'
import { useFormats } from '@gauze/ui/formats'
import { useAddToCart } from '@gauze/ui/hooks'
import { AddToCart } from '@gauze/ui/product/add-to-cart'
import { Price } from '@gauze/ui/product/price'
import { ProductMarks } from '@gauze/ui/product/product-marks'
import { StatusTag } from '@gauze/ui/product/status-tag'
import { VariantPicker } from '@gauze/ui/product/variant-picker'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { foundBy } from '../search/item-search.js'
import { useSite } from '../shell/use-site.js'
import type { ProductData } from './product-data.js'
import type { Buying } from './use-buying.js'
import { unitAskedFor, variantAxes } from './variant-axes.js'

export interface ProductBuyBoxProps {
  data: ProductData
  buying: Buying
}

/**
 * The name of a product and everything it takes to buy what the page sells. Its key is the product, so that a quantity
 * typed before a size is chosen stays; the unit goes with the size.
 */
export function ProductBuyBox({ data, buying }: ProductBuyBoxProps) {
  const { product, allocationMax } = data
  const { contact } = useSite()
  const { money } = useFormats()
  const sold = soldItem(product)
  const [unitId, chooseUnit] = useUnitId(sold.id)
  const unit = unitAskedFor(sold.units, product.children, unitId)
  const base = sold.units.find(({ baseUnit }) => baseUnit)
  const { isAdding, add } = useAddToCart(sold.id)
  const axes = variantAxes(product.children, sold.id, unit?.unitName)
  const hasPrice = buying.access === 'visible' && isPriced(sold.price)
  const addability = buying.check(sold, allocationMax)
  return (
    <div className="product-buy">
      <p className="muted">{product.manufacturer}</p>
      <h1>{product.h1Tag || sold.heading}</h1>
      <p className="muted gz-num">
        <span className="nowrap">MPN {sold.mpn}</span> · <span className="nowrap">Item {sold.id}</span>
        {sold.gtin ? (
          <>
            {' · '}
            <span className="nowrap">GTIN {sold.gtin}</span>
          </>
        ) : null}
      </p>
      <ProductMarks
        className="product-marks"
        quantityAvailable={sold.quantityAvailable}
        rxLevel={sold.rxLevel}
        isOnAllocation={sold.allocationPeriod !== null}
        isDetailed
        addability={addability}
      >
        {sold.specialOrder ? <StatusTag tone="notice">Special order</StatusTag> : null}
      </ProductMarks>
      {buying.isSignedIn && !hasPrice ? null : (
        <div className="product-price">
          {hasPrice ? (
            <Price
              size="l"
              price={sold.price}
              listPrice={sold.listPrice}
              access={buying.access}
              {...(unit ? { unit } : {})}
            />
          ) : null}
          {hasPrice && base && unit && unit.id !== base.id && isPriced(sold.price) ? (
            <p className="muted gz-num">
              {money(unitPrice({ price: sold.price, conversionRate: base.conversionRate }))} /{' '}
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
        name={sold.name}
        units={sold.units}
        unit={unit?.id ?? 0}
        onUnitChange={chooseUnit}
        price={buying.access === 'visible' ? sold.price : null}
        addability={addability}
        isLicenseRequired={needsLicense(sold.rxLevel)}
        isOnAllocation={sold.allocationPeriod !== null}
        isPending={isAdding}
        loginHref={buying.loginHref}
        onAdd={({ unit: chosen, quantity }) =>
          add({
            unit: chosen,
            quantity,
            preview: cartItemOf(product),
            ...foundBy(sold.id, sold.parentId ?? sold.id),
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

/** The unit that the address asks for, then the one that is chosen; another item begins with its own address. */
function useUnitId(itemId: number): [number, (unitId: number) => void] {
  const [params] = useSearchParams()
  const asked = { itemId, unitId: Number(params.get('uom')) }
  const [chosen, setChosen] = useState(asked)
  if (chosen.itemId !== itemId) setChosen(asked)
  const choose = (unitId: number) => {
    setChosen({ itemId, unitId })
    noteUnit(unitId)
  }
  return [chosen.itemId === itemId ? chosen.unitId : asked.unitId, choose]
}

/** Keeps the unit in the address for a reload, Back and a shared link (ROUTE-03), without a navigation. */
function noteUnit(unitId: number): void {
  const address = new URL(location.href)
  address.searchParams.set('uom', String(unitId))
  history.replaceState(history.state, '', address)
}
