'use client'
import type { ProductCard as ProductCardData } from '@gauze/contract'
import { type Addability, formatDate, needsLicence } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { Price, type PriceAccess } from '../price/index.js'
import { ProductImage } from '../product-image/index.js'
import { StatusTag } from '../status-tag/index.js'
import { StockBadge } from '../stock-badge/index.js'
import { type Offer, offerOf } from './offer.js'
import { type ProductCardMessages, productCardMessages } from './product-card.messages.js'

/** What is put into the cart. */
export interface Addition {
  itemId: number
  /** Id of the unit. */
  unit: number
  quantity: number
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: ProductCardData
  access: PriceAccess
  /** From rules `addability()`. Without it the card has no button: nobody is signed in, or it is not known yet. */
  addability?: Addability
  onAdd?: (addition: Addition) => void
  /** @selector [data-add] */
  addState?: 'idle' | 'pending' | 'added'
  /** The product's page; `/product/{urlComponent}` by default. */
  href?: string
  loginHref?: string
  /** Called when the product's page is chosen, for click records (SRCH-07). */
  onChoose?: () => void
  /** The name's heading level. */
  level?: 2 | 3
  /** Loads the picture at once. */
  isPriority?: boolean
  messages?: Partial<ProductCardMessages>
}

/**
 * A product in a list (PDP-11): picture, manufacturer, name, marks, price and one action. A matrix product shows and
 * adds its first variant.
 *
 * @example <ProductCard product={product} access="visible" addability={addability({…})} onAdd={add} />
 */
export function ProductCard({
  product,
  access,
  addability,
  onAdd,
  addState = 'idle',
  href,
  loginHref,
  onChoose,
  level = 3,
  isPriority,
  messages,
  className,
  ...props
}: ProductCardProps) {
  const text = useMessages('productCard', productCardMessages, messages)
  const offer = offerOf(product)
  const Heading = level === 2 ? 'h2' : 'h3'
  const page = href ?? `/product/${product.urlComponent}`
  return (
    <article {...props} className={cx('gz-card', className)} data-add={addState}>
      <ProductImage src={offer.image} alt="" isPriority={isPriority ?? false} />
      <div data-slot="head">
        <p data-slot="maker">{product.manufacturer}</p>
        <Heading data-slot="name">
          <Anchor href={page} title={product.siteDisplayName} onClick={onChoose}>
            {product.siteDisplayName}
          </Anchor>
        </Heading>
        <p data-slot="identity">
          {offer.variant ? <span data-slot="variant">{offer.variant}</span> : null}
          {text.identity(offer.mpn, offer.itemId)}
        </p>
        {/* The price names the unit where it is shown. */}
        {access === 'visible' || !offer.unit ? null : (
          <p data-slot="identity" data-of="unit">
            {offer.unit.label}
          </p>
        )}
        {product.latestPurchase ? (
          <p data-slot="identity">{text.orderedOn(formatDate(product.latestPurchase.date))}</p>
        ) : null}
      </div>
      <p data-slot="marks">
        <StockBadge quantityAvailable={offer.quantityAvailable} />
        {product.allocationPeriod === null ? null : <StatusTag tone="notice">{text.onAllocation}</StatusTag>}
        {needsLicence(offer.rxLevel) ? <StatusTag tone="refused">{text.licenceRequired}</StatusTag> : null}
      </p>
      <div data-slot="foot">
        <Price
          price={offer.price}
          listPrice={offer.listPrice}
          access={access}
          {...(offer.unit ? { unit: offer.unit } : {})}
          {...(loginHref ? { loginHref } : {})}
        />
        <CardAction
          addability={addability}
          addState={addState}
          name={product.siteDisplayName}
          offer={offer}
          onAdd={onAdd}
          page={page}
          text={text}
        />
      </div>
    </article>
  )
}

interface CardActionProps {
  addability: Addability | undefined
  addState: 'idle' | 'pending' | 'added'
  name: string
  offer: Offer
  onAdd: ((addition: Addition) => void) | undefined
  page: string
  text: ProductCardMessages
}

function CardAction({ addability, addState, name, offer, onAdd, page, text }: CardActionProps): ReactNode {
  if (!addability) return null
  if (addability.ok) {
    const { unit } = offer
    return (
      <Button
        size="s"
        isWide
        isPending={addState === 'pending'}
        aria-label={addState === 'added' ? undefined : text.addOf(name)}
        onClick={() => unit && onAdd?.({ itemId: offer.itemId, unit: unit.id, quantity: 1 })}
      >
        {addState === 'added' ? text.added : text.addToCart}
      </Button>
    )
  }
  switch (addability.reason) {
    case 'signedOut':
      return null
    case 'restricted':
    case 'licence':
    case 'allocation':
      return (
        <LinkButton size="s" variant="quiet" isWide href={page} title={addability.message}>
          {text.seeWhy}
          <span className="gz-visually-hidden">: {addability.message}</span>
        </LinkButton>
      )
    case 'inactive':
    case 'unavailable':
    case 'notSellable':
      return (
        <Button size="s" isWide disabled>
          {text.unavailable}
        </Button>
      )
  }
}
