'use client'
import { itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { isBackorder } from '../../internal/is-backorder.js'
import { isUnavailable } from '../../internal/is-unavailable.js'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { usePart } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { ProductCardContext, type ProductCardState } from './product-card-root.js'

export interface ProductCardActionProps extends Omit<PartProps<ProductCardState>, 'ref' | 'render'> {
  /** An element that replaces the button or the link and receives its attributes. */
  render?: RenderProp
}

/**
 * A button that adds one of the item, or a link to the product's page when the item cannot be added. Renders nothing
 * for a visitor, or without `addability`. A given `onClick` replaces adding.
 */
export function ProductCardAction(given: ProductCardActionProps) {
  const [view, props] = usePart(ProductCardContext, 'action', given)
  const refusals = useMessages('itemRefusal', itemRefusalMessages)
  const { sold, unit, addability, onAdd, page, text, state } = view
  if (!addability) return null
  if (addability.ok) {
    const isAdded = state.addState === 'added'
    const words = isAdded ? text.added : isBackorder(sold) ? text.backorder : text.addToCart
    const own = {
      // Words of one's own name the button, with the item after them.
      'aria-label': props.children ? undefined : `${words}${text.ofItem(sold.name, sold.itemName)}`,
      isPending: state.addState === 'pending',
      onClick: () => unit && onAdd?.({ itemId: sold.id, unit: unit.id, quantity: 1 }),
    }
    return (
      <Button size="s" isWide {...own} {...props}>
        {props.children ?? words}
        {props.children ? <span className="gz-visually-hidden">{text.ofItem(sold.name, sold.itemName)}</span> : null}
      </Button>
    )
  }
  if (addability.reason === 'signedOut') return null
  if (isUnavailable(addability)) {
    return (
      <Button size="s" isWide disabled {...props}>
        {props.children ?? text.unavailable}
      </Button>
    )
  }
  const why = itemRefusalText(addability, refusals)
  return (
    <LinkButton size="s" variant="quiet" isWide href={page} title={why} {...props}>
      {props.children ?? text.seeWhy}
      <span className="gz-visually-hidden">: {why}</span>
    </LinkButton>
  )
}
