'use client'
import { type Addability, isPriced, needsLicense, type SellableProduct, soldItem, unitPrice } from '@gauze/rules'
import { Fragment, useState } from 'react'
import { useFormats } from '../../formats/index.js'
import type { ControlPartProps } from '../../internal/control-part.js'
import { type PartProps, partElement, type WholePartProps } from '../../internal/part.js'
import { rootContext, type ShownView } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { AddToCart, type AddToCartProps } from '../add-to-cart/index.js'
import { Price, type PriceAccess, type PriceProps } from '../price/index.js'
import type { Addition } from '../product-card/index.js'
import { ProductMarks, type ProductMarksProps } from '../product-marks/index.js'
import { StatusTag } from '../status-tag/index.js'
import { VariantPicker, type VariantPickerProps } from '../variant-picker/index.js'
import { type BuyBoxMessages, buyBoxMessages } from './buy-box.messages.js'
import { unitAskedFor, type VariantAxis, variantAxes } from './variant-axes.js'

/** The parts of a buy box, by the `data-slot` of their element; `amount` and `add-to-cart` are whole components. */
export type BuyBoxSlot =
  | 'maker'
  | 'name'
  | 'identity'
  | 'marks'
  | 'price'
  | 'amount'
  | 'base'
  | 'variants'
  | 'add-to-cart'
  | 'more'

/** What the parts are styled by. */
export interface BuyBoxState {
  access: PriceAccess
  /** Id of the unit in view; undefined without units. */
  unit: number | undefined
  isAdding: boolean
}

/** What the pickers of the variants are made of. */
export interface BuyBoxVariants extends Omit<VariantPickerProps, 'label' | 'variants'> {
  axes: readonly VariantAxis[]
}

/** Props of the parts that are other components. */
export interface BuyBoxMarksProps extends WholePartProps<ProductMarksProps, BuyBoxState> {}
export interface BuyBoxAmountProps extends WholePartProps<PriceProps, BuyBoxState> {}
export type BuyBoxVariantsProps = ControlPartProps<BuyBoxVariants, BuyBoxState>
export interface BuyBoxAddToCartProps extends WholePartProps<AddToCartProps, BuyBoxState> {}

/** Props of the parts, by the `data-slot` of their element. */
export type BuyBoxSlotProps = Partial<
  Record<Exclude<BuyBoxSlot, 'marks' | 'amount' | 'variants' | 'add-to-cart'>, PartProps<BuyBoxState>>
> & {
  marks?: BuyBoxMarksProps
  amount?: BuyBoxAmountProps
  variants?: BuyBoxVariantsProps
  'add-to-cart'?: BuyBoxAddToCartProps
}

export interface BuyBoxRootProps extends PartProps<BuyBoxState> {
  /** With its variants, if it has any; `h1Tag` is its heading in place of its name. */
  product: SellableProduct & { readonly h1Tag?: string | undefined }
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
  /** A class for every element of a part. */
  classNames?: Partial<Record<BuyBoxSlot, string>>
  slotProps?: BuyBoxSlotProps
  messages?: Partial<BuyBoxMessages>
}

export const BuyBoxContext = rootContext<ShownView<BuyBoxState, BuyBoxSlot>>('BuyBox.Root product={…} access="…"')

/** The parts of a buy box and what they share: the item that rules `soldItem` returns, and the chosen unit. */
export function BuyBoxRoot({
  product,
  access,
  addability,
  onAdd,
  isAdding = false,
  defaultUnit,
  onUnitChange,
  loginHref,
  level = 1,
  classNames,
  slotProps,
  messages,
  ...props
}: BuyBoxRootProps) {
  const text = useMessages('buyBox', buyBoxMessages, messages)
  const routes = useRoutes()
  const { money } = useFormats()
  const sold = soldItem(product)
  const [unitId, chooseUnit] = useUnitId(sold.id, defaultUnit)
  const unit = unitAskedFor(sold.units, product.children, unitId)
  const base = sold.units.find(({ baseUnit }) => baseUnit)
  const axes = variantAxes(product.children, sold.id, { unitName: unit?.unitName, hrefOf: routes.product })
  const price = access === 'visible' && isPriced(sold.price) ? sold.price : null
  const isOnAllocation = sold.allocationPeriod !== null
  const Heading = level === 1 ? 'h1' : 'h2'
  const identity = [text.mpn(sold.mpn), text.item(sold.id), ...(sold.gtin ? [text.gtin(sold.gtin)] : [])]
  const shown = {
    maker: <p>{product.manufacturer}</p>,
    name: <Heading>{product.h1Tag || sold.heading}</Heading>,
    identity: (
      <p>
        {identity.map((part, position) => (
          <Fragment key={part}>
            {position > 0 ? ' · ' : null}
            <span>{part}</span>
          </Fragment>
        ))}
      </p>
    ),
    marks: (
      <ProductMarks
        quantityAvailable={sold.quantityAvailable}
        rxLevel={sold.rxLevel}
        isOnAllocation={isOnAllocation}
        isDetailed
        addability={addability}
      >
        {sold.specialOrder ? <StatusTag tone="notice">{text.specialOrder}</StatusTag> : null}
      </ProductMarks>
    ),
    // Empty for a visitor: a page that waits for a customer can keep the room of the price.
    price: access !== 'signedOut' && price === null ? null : <div />,
    amount:
      price === null ? null : <Price size="l" price={price} listPrice={sold.listPrice} access={access} unit={unit} />,
    base:
      price !== null && base && unit && unit.id !== base.id ? (
        <p>{text.perBaseUnit(money(unitPrice({ price, conversionRate: base.conversionRate })), base.label)}</p>
      ) : null,
    variants: <VariantPickers axes={axes} />,
    'add-to-cart': (
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
        isOnAllocation={isOnAllocation}
        isPending={isAdding}
        onAdd={onAdd}
        loginHref={loginHref}
      />
    ),
  }
  const state = { access, unit: unit?.id, isAdding }
  return (
    <BuyBoxContext value={{ shown, state, classNames, slotProps }}>
      {partElement({ base: 'gz-buy-box', ...props, 'data-access': access, state })}
    </BuyBoxContext>
  )
}

function VariantPickers({ axes, ...props }: BuyBoxVariants) {
  return axes.map(({ label, variants }) => <VariantPicker key={label} {...props} label={label} variants={variants} />)
}

/** The unit that it begins with, then the one that is chosen; another item begins again. */
function useUnitId(itemId: number, defaultUnit: number | undefined): [number | undefined, (unitId: number) => void] {
  const [chosen, setChosen] = useState({ itemId, unitId: defaultUnit })
  if (chosen.itemId !== itemId) setChosen({ itemId, unitId: defaultUnit })
  return [chosen.itemId === itemId ? chosen.unitId : defaultUnit, (unitId) => setChosen({ itemId, unitId })]
}
