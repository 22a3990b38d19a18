'use client'
import { variantText } from '@gauze/rules'
import { Fragment, type ReactElement } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { merged, type PartProps } from '../../internal/part.js'
import { part, partOf, usePart, useRoot } from '../../internal/parts.js'
import { Anchor } from '../../link/index.js'
import { type CartLineView, unitLabelOf } from '../cart-line/index.js'
import type {
  CartPreviewImageProps,
  CartPreviewLineState,
  CartPreviewLinkProps,
  CartPreviewNameProps,
  CartPreviewState,
} from './cart-preview.types.js'
import { CartPreviewContext, CartPreviewLineContext } from './cart-preview-root.js'

type PreviewPartProps = PartProps<CartPreviewState>
type LinePartProps = PartProps<CartPreviewLineState>

/** The link to the cart. */
export function CartPreviewCartLink(given: CartPreviewLinkProps) {
  const [{ routes, onFollow, text }, props] = usePart(CartPreviewContext, 'cart-link', given)
  return (
    <LinkButton variant="quiet" {...merged({ href: routes.cart, onClick: onFollow, children: text.viewCart }, props)} />
  )
}

/** The link to the checkout. Renders nothing in a punch-out session. */
export function CartPreviewCheckoutLink(given: CartPreviewLinkProps) {
  const [{ isPunchout, routes, onFollow, text }, props] = usePart(CartPreviewContext, 'checkout-link', given)
  if (isPunchout) return null
  return <LinkButton {...merged({ href: routes.checkout, onClick: onFollow, children: text.checkout }, props)} />
}

/** The picture of a line. `render` replaces its `<img>`. */
export function CartPreviewImage(given: CartPreviewImageProps) {
  const [{ state }, props] = usePart(CartPreviewLineContext, 'image', given)
  return <ProductImage src={state.line.thumbnailImage} alt="" {...props} />
}

/** The name of a line, as a link to its product's page. */
export function CartPreviewName(given: CartPreviewNameProps) {
  const [{ state, routes, onFollow }, props] = usePart(CartPreviewLineContext, 'name', given)
  const { name, urlComponent } = state.line
  return <Anchor {...merged({ href: routes.product(urlComponent), onClick: onFollow, children: name }, props)} />
}

/** The parts of a preview that have no props of their own. */
export const cartPreviewParts = {
  /** Says that the cart is loading, or that it is empty. Renders nothing when there are lines. */
  Notice: part(CartPreviewContext, 'notice', ({ state, text }) => {
    if (!state.isEmpty) return null
    if (state.isLoading) return { as: 'p', role: 'status', children: text.loading }
    return {
      as: 'p',
      children: (
        <>
          <strong>{text.emptyTitle}</strong>
          <span>{text.empty}</span>
        </>
      ),
    }
  }),

  /** How many items there are. */
  Header: part(CartPreviewContext, 'header', ({ state, text, totalItems }) =>
    state.isEmpty ? null : { as: 'header', children: text.count(totalItems) },
  ),

  /** Holds the content below the lines. */
  Footer: part(CartPreviewContext, 'footer', ({ state }) => (state.isEmpty ? null : { as: 'footer' })),

  /** The subtotal. Renders nothing for a person who may not see prices. */
  Subtotal: part(CartPreviewContext, 'subtotal', ({ subtotal, text, money }) =>
    subtotal === null
      ? null
      : {
          as: 'p',
          children: (
            <>
              <span>{text.subtotal}</span>
              <b>{money(subtotal)}</b>
            </>
          ),
        },
  ),

  /** Holds the links to the cart and the checkout. */
  Actions: part(CartPreviewContext, 'actions', () => ({})),

  /** Holds the texts next to the picture. */
  Text: part(CartPreviewLineContext, 'text', () => ({})),

  /** The variant, the unit and the quantity of a line. */
  Details: part(CartPreviewLineContext, 'details', ({ state: { line }, text, exactPrice }) => ({
    as: 'p',
    children: (
      <>
        {[variantText(line.matrixDetails), unitLabelOf(line)].filter(Boolean).join(' · ')}
        <br />
        {line.exactUnitPrice === null || line.quantity === 1
          ? text.quantity(line.quantity)
          : text.priced(line.quantity, exactPrice(line.exactUnitPrice))}
      </>
    ),
  })),

  /** The total of a line. Renders nothing without prices. */
  Price: part(CartPreviewLineContext, 'price', ({ state: { line }, money }) =>
    line.total === null ? null : { as: 'span', children: money(line.total) },
  ),
}

export interface CartPreviewListProps extends Omit<PreviewPartProps, 'children'> {
  /** Renders a line of your own instead of the usual `CartPreview.Line`. */
  renderLine?: ((line: CartLineView) => ReactElement) | undefined
}

/** The lines. */
export function CartPreviewList({ renderLine = usualLine, ...props }: CartPreviewListProps) {
  const view = useRoot(CartPreviewContext, 'list')
  if (view.state.isEmpty) return null
  const lines = view.lines.map((line) => <Fragment key={line.id}>{renderLine(line)}</Fragment>)
  return partOf(view, 'list', props, { as: 'ul', children: lines })
}

function usualLine(line: CartLineView): ReactElement {
  return <CartPreviewLine line={line} />
}

export interface CartPreviewLineProps extends LinePartProps {
  /** The line to show. */
  line: CartLineView
}

/** A line, of its usual parts by default. */
export function CartPreviewLine({ line, ...props }: CartPreviewLineProps) {
  const preview = useRoot(CartPreviewContext, 'line')
  const view = { ...preview, state: { ...preview.state, line } }
  const parts = (
    <>
      <CartPreviewImage />
      <cartPreviewParts.Text>
        <CartPreviewName />
        <cartPreviewParts.Details />
      </cartPreviewParts.Text>
      <cartPreviewParts.Price />
    </>
  )
  return (
    <CartPreviewLineContext value={view}>
      {partOf(view, 'line', props, { as: 'li', children: parts })}
    </CartPreviewLineContext>
  )
}
