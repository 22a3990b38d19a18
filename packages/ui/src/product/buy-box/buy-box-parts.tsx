'use client'
import { cloneElement } from 'react'
import type { ClassName } from '../../internal/part.js'
import { shownPart, usePart } from '../../internal/parts.js'
import {
  type BuyBoxAddToCartProps,
  type BuyBoxAmountProps,
  BuyBoxContext,
  type BuyBoxMarksProps,
  type BuyBoxState,
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

  /** A picker for each axis of a matrix product. What is rendered instead of them gets the `axes`. */
  Variants: shownPart(BuyBoxContext, 'variants'),

  /** Below the form, such as whom to ask. */
  More: shownPart(BuyBoxContext, 'more'),
}

/** Stock, allocation and license; children are in place of the mark of a special order. */
export function BuyBoxMarks(given: BuyBoxMarksProps) {
  return useWhole('marks', given)
}

/** The price of the unit. It is a whole `Price`, with `slotProps` of its own. */
export function BuyBoxAmount(given: BuyBoxAmountProps) {
  return useWhole('amount', given)
}

/** Unit, quantity and button. It is a whole `AddToCart`, with `slotProps` of its own. */
export function BuyBoxAddToCart(given: BuyBoxAddToCartProps) {
  return useWhole('add-to-cart', given)
}

/** A part that is a whole component, which takes `render` itself. */
function useWhole(slot: 'marks' | 'amount' | 'add-to-cart', given: { className?: ClassName<BuyBoxState> }) {
  const [{ shown }, props] = usePart(BuyBoxContext, slot, given)
  return shown[slot] && cloneElement(shown[slot], props)
}
