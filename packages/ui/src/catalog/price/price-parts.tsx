'use client'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { part, usePart } from '../../internal/parts.js'
import { Anchor } from '../../link/index.js'
import { PriceContext, type PriceState } from './price-root.js'

export interface PriceLoginProps extends Omit<PartProps<PriceState>, 'ref' | 'render'> {
  /** An element that replaces the link and receives its attributes. */
  render?: RenderProp
}

/** A link that takes a signed-out visitor to the login. Renders nothing for a customer who is signed in. */
export function PriceLogin(given: PriceLoginProps) {
  const [{ shownPrice, page, text }, props] = usePart(PriceContext, 'login', given)
  if (shownPrice) return null
  return (
    <Anchor href={page} {...props}>
      {props.children ?? text.loginToView}
    </Anchor>
  )
}

/** The parts of a price that are plain elements. */
export const priceParts = {
  /** The price for one of the unit. */
  Amount: part(
    PriceContext,
    'price',
    ({ shownPrice }) => (shownPrice ? { as: 'b', children: shownPrice } : null),
    'Amount',
  ),

  /** The list price, struck through. Renders nothing unless it is above the price. */
  List: part(PriceContext, 'list', ({ shownListPrice, text }) =>
    shownListPrice
      ? {
          as: 's',
          children: (
            <>
              <span className="gz-visually-hidden">{text.listPrice} </span>
              {shownListPrice}
            </>
          ),
        }
      : null,
  ),

  /** The unit in words. */
  Unit: part(PriceContext, 'unit', ({ shownPrice, unit, text }) =>
    shownPrice && unit ? { as: 'span', children: text.per(unit.label) } : null,
  ),
}
