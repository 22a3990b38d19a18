'use client'
import { type Cents, variantText } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { ProductImage } from '../../product/product-image/index.js'
import { useRoutes } from '../../routes/index.js'
import { type CartLineView, unitLabelOf } from '../cart-line/index.js'
import { type CartPreviewMessages, cartPreviewMessages } from './cart-preview.messages.js'

export interface CartPreviewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  lines: readonly CartLineView[]
  /** The sum of the quantities. */
  totalItems: number
  /** Null for a person who may not see prices. */
  subtotal: Cents | null
  /** @selector [data-loading] */
  isLoading?: boolean
  /** Hides Checkout (PUN-04). */
  isPunchout?: boolean
  onFollow?: () => void
  messages?: Partial<CartPreviewMessages>
}

/** The content of the cart at a glance (CART-10). Load this module when hovering begins. */
export function CartPreview({
  lines,
  totalItems,
  subtotal,
  isLoading,
  isPunchout,
  onFollow,
  messages,
  className,
  ...props
}: CartPreviewProps) {
  const routes = useRoutes()
  const text = useMessages('cartPreview', cartPreviewMessages, messages)
  const { money } = useFormats()
  const root = { 'aria-label': text.title, ...props, className: cx('gz-cart-preview', className) }
  if (isLoading && lines.length === 0) {
    return (
      <section {...root} data-loading>
        <p role="status" data-slot="notice">
          {text.loading}
        </p>
      </section>
    )
  }
  if (lines.length === 0) {
    return (
      <section {...root}>
        <p data-slot="notice">
          <strong>{text.emptyTitle}</strong>
          <span>{text.empty}</span>
        </p>
      </section>
    )
  }
  return (
    <section {...root} data-loading={isLoading || undefined}>
      <header data-slot="header">{text.count(totalItems)}</header>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <ProductImage src={line.thumbnailImage} alt="" />
            <div data-slot="text">
              <Anchor href={routes.product(line.urlComponent)} onClick={onFollow}>
                {line.name}
              </Anchor>
              <p>
                {[variantText(line.matrixDetails), unitLabelOf(line)].filter(Boolean).join(' · ')}
                <br />
                {text.quantity(line.quantity)}
              </p>
            </div>
            {line.total === null ? null : <span data-slot="price">{money(line.total)}</span>}
          </li>
        ))}
      </ul>
      <footer data-slot="footer">
        {subtotal === null ? null : (
          <p data-slot="subtotal">
            <span>{text.subtotal}</span>
            <b>{money(subtotal)}</b>
          </p>
        )}
        <div data-slot="actions">
          <LinkButton href={routes.cart} variant="quiet" onClick={onFollow}>
            {text.viewCart}
          </LinkButton>
          {isPunchout ? null : (
            <LinkButton href={routes.checkout} onClick={onFollow}>
              {text.checkout}
            </LinkButton>
          )}
        </div>
      </footer>
    </section>
  )
}
