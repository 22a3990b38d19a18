import { cartItemOf } from '@gauze/machines/cart'
import { soldItem } from '@gauze/rules'
import { BuyBox } from '@gauze/ui/catalog/buy-box'
import { useAddToCart } from '@gauze/ui/hooks'
import { type RefObject, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { onceScrolled } from '../browser/first-reach.js'
import { addFound } from '../browser/found-items.js'
import { OnDemand } from '../browser/on-demand.js'
import { useRuntime } from '../browser/runtime-provider.js'
import type { ProductData } from '../data/product-data.js'
import type { Buying } from './use-buying.js'
import { useFlight } from './use-flight.js'

export interface ProductBuyBoxProps {
  data: ProductData
  buying: Buying
  /** Contains the picture, which flies to the cart. */
  gallery: RefObject<HTMLElement | null>
  /** The canonical address of the page, with its origin. */
  url: string
}

// Nobody asked for suggestions: without their code the page is whole.
function loadSuggestions() {
  return import('./store-suggestions.js').catch(() => ({ StoreSuggestions: () => null }))
}

// The bar appears when the form has left the window.
function loadBuyBar() {
  return onceScrolled(() => import('@gauze/ui/catalog/buy-bar'))
}

/** The buy box of a product's page, which adds to this store's cart. Its key is the product. */
export function ProductBuyBox({ data, buying, gallery, url }: ProductBuyBoxProps) {
  const { product, allocationMax } = data
  const runtime = useRuntime()
  const [params] = useSearchParams()
  const scanned = params.get('scan')
  const sold = soldItem(product)
  const { isAdding, addState, add } = useAddToCart(sold.id)
  const [addedId, setAddedId] = useState<number | null>(null)
  if (addState === 'added' && addedId !== sold.id) setAddedId(sold.id)
  useFlight(addState === 'added', gallery)
  return (
    <BuyBox
      product={product}
      access={buying.access}
      addability={buying.check(sold, allocationMax)}
      isAdding={isAdding}
      defaultUnit={Number(params.get('uom')) || undefined}
      onUnitChange={noteUnit}
      loginHref={buying.loginHref}
      slotProps={{
        'add-to-cart': {
          children: (
            <OnDemand load={loadBuyBar}>
              {({ BuyBar }) => <BuyBar variant={sold.matrixDetails.map(({ value }) => value).join(', ')} />}
            </OnDemand>
          ),
        },
      }}
      actions={({ item, unit }) => (
        <div className="product-actions">
          <OnDemand load={() => import('./store-product-actions.js')}>
            {({ StoreProductActions }) => (
              <Suspense>
                <StoreProductActions item={item} unit={unit} url={url} isSignedIn={buying.isSignedIn} />
              </Suspense>
            )}
          </OnDemand>
        </div>
      )}
      onAdd={({ unit, quantity }) =>
        addFound(runtime, { itemId: sold.id, productId: sold.parentId ?? sold.id }, (found) =>
          add({ unit, quantity, preview: cartItemOf(product), ...found }),
        )
      }
    >
      {scanned ? (
        <OnDemand load={() => import('@gauze/ui/catalog/barcode-note')}>
          {({ BarcodeNote }) => <BarcodeNote text={scanned} />}
        </OnDemand>
      ) : null}
      {addedId !== null && buying.isSignedIn ? (
        <OnDemand load={loadSuggestions}>
          {({ StoreSuggestions }) => <StoreSuggestions itemId={addedId} buying={buying} />}
        </OnDemand>
      ) : null}
    </BuyBox>
  )
}

/** Keeps the unit in the address for a reload, Back and a shared link (ROUTE-03), without a navigation. */
function noteUnit(unitId: number): void {
  const address = new URL(location.href)
  address.searchParams.set('uom', String(unitId))
  history.replaceState(history.state, '', address)
}
