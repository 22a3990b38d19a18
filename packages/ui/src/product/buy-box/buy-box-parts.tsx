'use client'
import type { ReactNode } from 'react'
import { controlPart } from '../../internal/control-part.js'
import { shownPart, wholePart } from '../../internal/parts.js'
import {
  type BuyBoxAddToCartProps,
  type BuyBoxAmountProps,
  BuyBoxContext,
  type BuyBoxMarksProps,
  type BuyBoxVariantsProps,
} from './buy-box-root.js'

/** The parts of a buy box that have no props of their own. */
export const buyBoxParts = {
  /** The manufacturer. */
  Maker: shownPart(BuyBoxContext, 'maker'),

  /** The heading. */
  Name: shownPart(BuyBoxContext, 'name'),

  /** The numbers of the item. */
  Identity: shownPart(BuyBoxContext, 'identity'),

  /** Amount and base price. Empty for a visitor, nothing for a person without prices. */
  Price: shownPart(BuyBoxContext, 'price'),

  /** The price of the base unit, while another unit is chosen. */
  Base: shownPart(BuyBoxContext, 'base'),

  /** Below the form, such as whom to ask. */
  More: shownPart(BuyBoxContext, 'more'),
}

interface WholeParts {
  /** Stock, allocation and license; children are in place of the mark of a special order. */
  Marks: (props: BuyBoxMarksProps) => ReactNode
  /** The price of the unit. It is a whole `Price`, with `slotProps` of its own. */
  Amount: (props: BuyBoxAmountProps) => ReactNode
  /** A picker for each axis of a matrix product. What `render` makes of the `axes` is in place of them. */
  Variants: (props: BuyBoxVariantsProps) => ReactNode
  /** Unit, quantity and button. It is a whole `AddToCart`, with `slotProps` of its own. */
  AddToCart: (props: BuyBoxAddToCartProps) => ReactNode
}

/** The parts of a buy box that are whole components. */
export const buyBoxWholes: WholeParts = {
  Marks: wholePart(BuyBoxContext, 'marks'),
  Amount: wholePart(BuyBoxContext, 'amount'),
  Variants: controlPart(BuyBoxContext, 'variants', ({ shown }) => shown.variants),
  AddToCart: wholePart(BuyBoxContext, 'add-to-cart'),
}
