'use client'
import { type Addability, isPriced, type SellableProduct, type SoldItem, type SoldUnit, soldItem } from '@gauze/rules'
import { useState } from 'react'
import { useFormats } from '../../formats/index.js'
import type { ControlPartProps } from '../../internal/control-part.js'
import { type PartProps, partElement, type WholePartProps } from '../../internal/part.js'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import type { AddToCartProps } from '../add-to-cart/index.js'
import type { PriceAccess, PriceProps } from '../price/index.js'
import type { Addition } from '../product-card/index.js'
import type { ProductMarksProps } from '../product-marks/index.js'
import type { VariantPickerProps } from '../variant-picker/index.js'
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

/** The state that the parts are styled by. */
export interface BuyBoxState {
  access: PriceAccess
  /** Id of the unit in view; undefined without units. */
  unit: number | undefined
  isAdding: boolean
}

/** Props of the variant pickers: one picker for each axis. */
export interface BuyBoxVariants extends Omit<VariantPickerProps, 'label' | 'variants'> {
  /** The properties in which the variants differ, such as size, each with its values. */
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
  /** The product with its variants. `h1Tag` replaces its name as the heading. */
  product: SellableProduct & { readonly h1Tag?: string | undefined }
  /**
   * Whether the viewer sees prices, must log in for them, or may not see them.
   * @selector [data-access]
   */
  access: PriceAccess
  /** From rules `addability()` of the sold item. */
  addability: Addability
  /** Called with the item, unit and quantity to add. */
  onAdd: (addition: Addition) => void
  /** The add waits for the server's answer. */
  isAdding?: boolean
  /**
   * Id of the unit that is chosen at first. The id of a sibling variant's unit selects this item's unit of the same
   * name.
   */
  defaultUnit?: number | undefined
  /** Called when another unit is chosen, e.g. to keep it in the address. */
  onUnitChange?: (unitId: number) => void
  /** The address of the login, for a visitor; by default its route. */
  loginHref?: string | undefined
  /** The name's heading level; 1 by default. */
  level?: 1 | 2
  /** A class for every element of a part. */
  classNames?: Partial<Record<BuyBoxSlot, string>>
  slotProps?: BuyBoxSlotProps
  messages?: Partial<BuyBoxMessages>
}

/** The values that the parts of one buy box share. */
interface BuyBoxView
  extends RootView<BuyBoxState>,
    Pick<BuyBoxRootProps, 'product' | 'addability' | 'onAdd' | 'loginHref'>,
    Required<Pick<BuyBoxRootProps, 'level'>> {
  /** The item that the box prices and adds. */
  sold: SoldItem
  /** The chosen unit; undefined without units. */
  unit: SoldUnit | undefined
  chooseUnit: (unitId: number) => void
  axes: readonly VariantAxis[]
  /** Dollars per base unit; null when the customer sees no price. */
  price: number | null
  text: BuyBoxMessages
  exactPrice: (price: number) => string
}

export const BuyBoxContext = rootContext<BuyBoxView>('BuyBox.Root product={…} access="…"')

/** Holds the parts of a buy box. They share the item that `soldItem` of `@gauze/rules` returns, and the chosen unit. */
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
  const { exactPrice } = useFormats()
  const sold = soldItem(product)
  const [unitId, setUnitId] = useUnitId(sold.id, defaultUnit)
  const unit = unitAskedFor(sold.units, product.children, unitId)
  const chooseUnit = (chosen: number) => {
    setUnitId(chosen)
    onUnitChange?.(chosen)
  }
  const axes = variantAxes(product.children, sold.id, { unitName: unit?.unitName, hrefOf: routes.product })
  const price = access === 'visible' && isPriced(sold.price) ? sold.price : null
  const state = { access, unit: unit?.id, isAdding }
  const offer = { product, sold, unit, chooseUnit, axes, price, addability, onAdd, loginHref, level }
  return (
    <BuyBoxContext value={{ ...offer, text, exactPrice, state, classNames, slotProps }}>
      {partElement({ base: 'gz-buy-box', ...props, 'data-access': access, state })}
    </BuyBoxContext>
  )
}

/** The id of the chosen unit, at first `defaultUnit`. Another item starts again with `defaultUnit`. */
function useUnitId(itemId: number, defaultUnit: number | undefined): [number | undefined, (unitId: number) => void] {
  const [chosen, setChosen] = useState({ itemId, unitId: defaultUnit })
  if (chosen.itemId !== itemId) setChosen({ itemId, unitId: defaultUnit })
  return [chosen.itemId === itemId ? chosen.unitId : defaultUnit, (unitId) => setChosen({ itemId, unitId })]
}
