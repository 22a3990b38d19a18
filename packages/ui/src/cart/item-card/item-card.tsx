'use client'
import { type AddOutcome, cartItemOf } from '@gauze/machines/cart'
import type { OfferedItem } from '@gauze/machines/catalog'
import type { ComponentPropsWithRef } from 'react'
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../../catalog/product-card/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { useAddToCart } from '../../hooks/use-cart.js'
import { useKeptFocus } from '../../hooks/use-kept-focus.js'
import { useOfferedItem } from '../../hooks/use-offered-item.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { ErrorBoundary } from '../../internal/error-boundary.js'
import { useMergedRef } from '../../internal/use-merged-ref.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { cartNewsMessages, grantedText, refusalText } from '../cart-news/index.js'
import { type ItemCardMessages, itemCardMessages } from './item-card.messages.js'

export interface ItemCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> {
  /** The item number. Of a matrix product it names the variant that is shown, priced and added. */
  itemId: number
  /** Further props of the card, such as `href`, `loginHref` and `level`. */
  card?: Omit<ProductCardProps, 'product' | 'access' | 'addability' | 'addState' | 'onAdd'>
  /** Called when the item could not be read or shown, for example to log the error. */
  onError?: (error: unknown) => void
  messages?: Partial<ItemCardMessages>
}

/**
 * A whole product card from an item number: it loads the item for the signed-in user, shows their price, and adds to their
 * cart. Its store needs `itemsFeature` of `@gauze/machines/catalog` as `items`. If the item cannot be shown, for example
 * because the back end left out a field, the card says so and offers a retry; the page around it stays.
 *
 * @example
 * const store = startBrowserStore({ port: api, tokens, features: { items: itemsFeature(api) } })
 * <GauzeProvider store={store} assets={assetsAt(baseUrl)}><ItemCard itemId={80011} /></GauzeProvider>
 * @throws Error when there is no GauzeProvider with such a store.
 */
export function ItemCard({ itemId, card, onError, messages, className, ref, ...props }: ItemCardProps) {
  const text = useMessages('itemCard', itemCardMessages, messages)
  const { item, retry, fail } = useOfferedItem(itemId, onError)
  const root = useMergedRef(useKeptFocus<HTMLDivElement>(), ref)
  return (
    <div
      {...props}
      ref={root}
      className={cx('gz-item-card', className)}
      data-status={item.status}
      aria-busy={item.status === 'loading'}
    >
      {item.status === 'ready' ? (
        <ErrorBoundary onError={fail}>
          <Offered {...item} {...(card ? { card } : {})} />
        </ErrorBoundary>
      ) : null}
      {item.status === 'loading' ? <ProductCardSkeleton /> : null}
      {item.status === 'failed' ? <ErrorState onRetry={retry} /> : null}
      {item.status === 'missing' ? <EmptyState title={text.missing}>{text.missingBody}</EmptyState> : null}
    </div>
  )
}

function Offered({ product, sold, addability, card }: OfferedItem & Pick<ItemCardProps, 'card'>) {
  const { isSignedIn, isUnanswered, isPriceVisible } = useSession()
  const { addState, outcome, add } = useAddToCart(sold.id)
  return (
    <>
      <ProductCard
        {...card}
        product={product}
        access={isPriceVisible ? 'visible' : isSignedIn || isUnanswered ? 'hidden' : 'signedOut'}
        addability={addability}
        addState={addState}
        onAdd={({ unit, quantity }) => add({ unit, quantity, preview: cartItemOf(product) })}
      />
      <div role="status">
        {outcome === null || outcome.type === 'added' ? null : <OutcomeBanner outcome={outcome} />}
      </div>
    </>
  )
}

/** Says why the cart does not hold the requested quantity. */
function OutcomeBanner({ outcome }: { outcome: Exclude<AddOutcome, { type: 'added' }> }) {
  const text = useMessages('cartNews', cartNewsMessages)
  const failureText = useFailureText()
  switch (outcome.type) {
    case 'adjusted':
      return (
        <Banner tone="warning" title={text.adjusted}>
          {outcome.requested ? grantedText(outcome.requested, outcome.granted, text) : null}
        </Banner>
      )
    case 'refused':
      return (
        <Banner tone="danger" title={failureText(outcome.reason)}>
          {refusalText('addItem', outcome.requested, text)}
        </Banner>
      )
    case 'delayed':
      return <Banner tone="danger">{text.delayed(outcome.name)}</Banner>
  }
}
