'use client'
import { exactUnitPrice, needsLicense, type SellableItem, type SoldItem, type SoldUnit } from '@gauze/rules'
import { Fragment, type ReactNode } from 'react'
import { controlPart } from '../../internal/control-part.js'
import { isBackorder } from '../../internal/is-backorder.js'
import { merged } from '../../internal/part.js'
import { part, usePart, useRoot } from '../../internal/parts.js'
import { unbroken } from '../../internal/unbroken.js'
import { AddToCart } from '../add-to-cart/index.js'
import { Price } from '../price/index.js'
import { ProductMarks } from '../product-marks/index.js'
import { StatusTag } from '../status-tag/index.js'
import { VariantPicker } from '../variant-picker/index.js'
import {
  type BuyBoxAddToCartProps,
  type BuyBoxAmountProps,
  BuyBoxContext,
  type BuyBoxMarksProps,
  type BuyBoxVariants,
  type BuyBoxVariantsProps,
} from './buy-box-root.js'

/** Stock, allocation and license. `children` replace the mark of a special order. */
export function BuyBoxMarks(given: BuyBoxMarksProps) {
  const [{ sold, unit, addability, text }, props] = usePart(BuyBoxContext, 'marks', given)
  const base = sold.units.find(({ baseUnit }) => baseUnit)
  return (
    <ProductMarks
      quantityAvailable={sold.quantityAvailable}
      rxLevel={sold.rxLevel}
      isOnAllocation={sold.allocationPeriod !== null}
      isDetailed
      stockUnit={base && base.id !== unit?.id ? base.label : undefined}
      addability={addability}
      {...props}
    >
      {props.children ?? (sold.specialOrder ? <StatusTag tone="notice">{text.specialOrder}</StatusTag> : null)}
    </ProductMarks>
  )
}

/** The price of the unit. It is a `Price` with `slotProps` of its own. Renders nothing when the price is hidden. */
export function BuyBoxAmount(given: BuyBoxAmountProps) {
  const [{ sold, price, unit, state }, props] = usePart(BuyBoxContext, 'amount', given)
  if (price === null) return null
  return <Price size="l" price={price} listPrice={sold.listPrice} access={state.access} unit={unit} {...props} />
}

/** Unit, quantity and button. It is an `AddToCart` with `slotProps` of its own. */
export function BuyBoxAddToCart(given: BuyBoxAddToCartProps) {
  const [view, props] = usePart(BuyBoxContext, 'add-to-cart', given)
  const { sold, unit, addability, chooseUnit, onAdd, loginHref, state } = view
  return (
    <AddToCart
      itemId={sold.id}
      name={sold.name}
      units={sold.units}
      unit={unit?.id ?? 0}
      price={state.access === 'visible' ? sold.price : null}
      addability={addability}
      isLicenseRequired={needsLicense(sold.rxLevel)}
      isOnAllocation={sold.allocationPeriod !== null}
      isPending={state.isAdding}
      isBackorder={isBackorder(sold)}
      loginHref={loginHref}
      {...merged({ onUnitChange: chooseUnit, onAdd }, props)}
    />
  )
}

export interface BuyBoxActionsProps {
  /** Renders actions on the item and the unit that are chosen now. */
  children: (chosen: { item: SoldItem; unit: SoldUnit }) => ReactNode
}

/** Further actions on the chosen item and unit, such as adding it to a list. Renders nothing without a unit. */
export function BuyBoxActions({ children }: BuyBoxActionsProps) {
  const { sold, unit } = useRoot(BuyBoxContext, 'actions')
  return unit ? children({ item: sold, unit }) : null
}

function VariantPickers({ axes, ...props }: BuyBoxVariants) {
  return axes.map(({ label, variants }) => <VariantPicker key={label} {...props} label={label} variants={variants} />)
}

/** The longest name, with hyphens that keep their line; undefined without names. */
function longestName(variants: readonly Pick<SellableItem, 'siteDisplayName'>[]): string | undefined {
  const names = variants.map(({ siteDisplayName }) => siteDisplayName)
  return names.toSorted((one, other) => other.length - one.length)[0]?.replaceAll('-', '\u2011')
}

interface Controls {
  /** A picker for each axis of a matrix product. `render` receives the `axes` and replaces the pickers. */
  Variants: (props: BuyBoxVariantsProps) => ReactNode
}

/** The parts of a buy box that choose a variant. */
export const buyBoxControls: Controls = {
  Variants: controlPart(BuyBoxContext, 'variants', ({ axes }) => <VariantPickers axes={axes} />),
}

/** The parts of a buy box that have no props of their own. */
export const buyBoxParts = {
  /** The manufacturer. */
  Maker: part(BuyBoxContext, 'maker', ({ product }) => ({ as: 'p', children: product.manufacturer })),

  /** The heading. It has the room of the longest name of a variant, so that the parts below it stay where they are. */
  Name: part(BuyBoxContext, 'name', ({ product, sold, level }) => ({
    as: `h${level}`,
    'data-longest': longestName(product.children),
    children: <span>{unbroken(product.h1Tag || sold.heading)}</span>,
  })),

  /** The manufacturer's number, the item number and the GTIN. */
  Identity: part(BuyBoxContext, 'identity', ({ sold, text }) => ({
    as: 'p',
    children: [text.mpn(sold.mpn), text.item(sold.itemName), ...(sold.gtin ? [text.gtin(sold.gtin)] : [])].map(
      (number, position) => (
        <Fragment key={number}>
          {position > 0 ? <span data-slot="separator"> · </span> : null}
          <span>{number}</span>
        </Fragment>
      ),
    ),
  })),

  /**
   * Amount and base price. It stays, empty, for a visitor, so that a page can keep the space of the price until a
   * customer signs in. Renders nothing for a person who may not see prices.
   */
  Price: part(BuyBoxContext, 'price', ({ price, state }) =>
    price === null && state.access !== 'signedOut' ? null : {},
  ),

  /** The price of the base unit. Renders nothing while the base unit is the chosen one. */
  Base: part(BuyBoxContext, 'base', ({ sold, price, unit, text, exactPrice }) => {
    const base = sold.units.find(({ baseUnit }) => baseUnit)
    if (price === null || !base || !unit || unit.id === base.id) return null
    return {
      as: 'p',
      children: text.perBaseUnit(
        exactPrice(exactUnitPrice({ price, conversionRate: base.conversionRate })),
        base.label,
      ),
    }
  }),

  /** Further content below the form, such as a phone number for questions. */
  More: part(BuyBoxContext, 'more', () => ({})),
}
