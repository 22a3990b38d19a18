'use client'
import { cartItemOf } from '@gauze/machines/cart'
import type { OfferedItem } from '@gauze/machines/items'
import type { ComponentPropsWithRef } from 'react'
import { ErrorState } from '../../feedback/error-state/index.js'
import { useAddToCart } from '../../hooks/use-cart.js'
import { useOfferedItem } from '../../hooks/use-offered-item.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../product-card/index.js'

export interface ItemCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The item number. Of a matrix product it names the variant that is shown, priced and added. */
  itemId: number
  /** More for the card itself, such as `href`, `loginHref` and `level`. */
  card?: Omit<ProductCardProps, 'product' | 'access' | 'addability' | 'addState' | 'onAdd'>
}

/**
 * A whole product card from an item number: it loads the item for the signed-in user, shows their price, and adds to their
 * cart. Its store needs `itemsFeature` of `@gauze/machines/items` as `items`.
 *
 * @example
 * const store = startBrowserStore({ port: api, tokens, features: { items: itemsFeature(api) } })
 * <GauzeProvider store={store} assets={assetsAt(baseUrl)}><ItemCard itemId={80011} /></GauzeProvider>
 * @throws Error when there is no GauzeProvider with such a store.
 */
export function ItemCard({ itemId, card, className, ...props }: ItemCardProps) {
  const { item, retry } = useOfferedItem(itemId)
  return (
    <div
      {...props}
      className={cx('gz-item-card', className)}
      data-status={item.status}
      aria-busy={item.status === 'loading'}
    >
      {item.status === 'ready' ? <Offered {...item} {...(card ? { card } : {})} /> : null}
      {item.status === 'loading' ? <ProductCardSkeleton /> : null}
      {item.status === 'failed' ? <ErrorState onRetry={retry} /> : null}
    </div>
  )
}

function Offered({ product, sold, addability, card }: OfferedItem & Pick<ItemCardProps, 'card'>) {
  const { isSignedIn, isPriceVisible } = useSession()
  const { addState, add } = useAddToCart(sold.id)
  return (
    <ProductCard
      {...card}
      product={product}
      access={isPriceVisible ? 'visible' : isSignedIn ? 'hidden' : 'signedOut'}
      addability={addability}
      addState={addState}
      onAdd={({ unit, quantity }) => add({ unit, quantity, preview: cartItemOf(product) })}
    />
  )
}
