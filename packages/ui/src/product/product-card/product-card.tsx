'use client'
import type { ProductCard as ProductCardData } from '@gauze/contract'
import { type Addability, type ItemRefusal, type SoldUnit, soldItem, variantText } from '@gauze/rules'
import { itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { useDateFormat } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { Price, type PriceAccess } from '../price/index.js'
import { ProductImage } from '../product-image/index.js'
import { ProductMarks } from '../product-marks/index.js'
import { type ProductCardMessages, productCardMessages } from './product-card.messages.js'

/** What is added to the cart. */
export interface Addition {
  itemId: number
  /** Id of the unit. */
  unit: number
  quantity: number
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: ProductCardData
  /** @selector [data-access] */
  access: PriceAccess
  /** From rules `addability()`. Without it, and for a visitor, the card does not add. */
  addability?: Addability
  onAdd?: (addition: Addition) => void
  /** @selector [data-add] */
  addState?: 'idle' | 'pending' | 'added'
  /** The page of the sold item; its route by default. */
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
 * A product in a list (PDP-11): picture, manufacturer, name, marks, price and one action. It shows, prices and adds the
 * item that rules `soldItem` returns: for a matrix product the requested variant, else the first one.
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
  const routes = useRoutes()
  const text = useMessages('productCard', productCardMessages, messages)
  const date = useDateFormat()
  const sold = soldItem(product)
  const unit = sold.units.find(({ id }) => id === product.latestPurchase?.unit) ?? sold.units[0]
  const variant = variantText(sold.matrixDetails)
  const Heading = level === 2 ? 'h2' : 'h3'
  const page = href ?? routes.product(sold.pageUrlComponent)
  return (
    <article {...props} className={cx('gz-card', className)} data-access={access} data-add={addState}>
      <ProductImage src={sold.thumbnailImage} alt="" isPriority={isPriority ?? false} />
      <div data-slot="head">
        <p data-slot="maker">{product.manufacturer}</p>
        <Heading data-slot="name">
          <Anchor href={page} title={sold.heading} onClick={onChoose}>
            {sold.heading}
          </Anchor>
          <span className="gz-visually-hidden">{text.headingEnd(product.manufacturer, sold.id)}</span>
        </Heading>
        <p data-slot="identity">
          {variant ? <span data-slot="variant">{variant}</span> : null}
          {text.identity(sold.mpn, sold.id)}
        </p>
        {/* The price names the unit where it is shown. */}
        {access === 'visible' || !unit ? null : (
          <p data-slot="identity" data-of="unit">
            {unit.label}
          </p>
        )}
        {product.latestPurchase ? (
          <p data-slot="identity">{text.orderedOn(date(product.latestPurchase.date))}</p>
        ) : null}
      </div>
      <ProductMarks
        data-slot="marks"
        quantityAvailable={sold.quantityAvailable}
        rxLevel={sold.rxLevel}
        isOnAllocation={sold.allocationPeriod !== null}
        addability={addability}
      />
      <div data-slot="foot">
        <Price
          price={sold.price}
          listPrice={sold.listPrice}
          access={access}
          {...(unit ? { unit } : {})}
          {...(loginHref ? { loginHref } : {})}
        />
        <CardAction
          addability={addability}
          addState={addState}
          itemId={sold.id}
          name={sold.name}
          onAdd={onAdd}
          page={page}
          unit={unit}
          text={text}
        />
      </div>
    </article>
  )
}

interface CardActionProps {
  addability: Addability | undefined
  addState: 'idle' | 'pending' | 'added'
  itemId: number
  name: string
  onAdd: ((addition: Addition) => void) | undefined
  page: string
  unit: SoldUnit | undefined
  text: ProductCardMessages
}

function CardAction({ addability, addState, itemId, name, onAdd, page, unit, text }: CardActionProps): ReactNode {
  if (!addability) return null
  if (addability.ok) {
    return (
      <Button
        size="s"
        isWide
        isPending={addState === 'pending'}
        aria-label={addState === 'added' ? text.addedOf(name, itemId) : text.addOf(name, itemId)}
        onClick={() => unit && onAdd?.({ itemId, unit: unit.id, quantity: 1 })}
      >
        {addState === 'added' ? text.added : text.addToCart}
      </Button>
    )
  }
  switch (addability.reason) {
    case 'signedOut':
      return null
    case 'restricted':
    case 'license':
    case 'allocation':
      return <WhyNot page={page} refusal={addability} label={text.seeWhy} />
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

/** Leads to the page that explains a refusal, and says it in short. */
function WhyNot({ page, refusal, label }: { page: string; refusal: ItemRefusal; label: string }) {
  const why = itemRefusalText(refusal, useMessages('itemRefusal', itemRefusalMessages))
  return (
    <LinkButton size="s" variant="quiet" isWide href={page} title={why}>
      {label}
      <span className="gz-visually-hidden">: {why}</span>
    </LinkButton>
  )
}
