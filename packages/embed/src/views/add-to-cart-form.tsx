import { cartItemOf } from '@gauze/machines/cart'
import type { OfferedItem } from '@gauze/machines/catalog'
import { needsLicense, normalizeQuantity, type SoldUnit } from '@gauze/rules'

import { additionText } from '@gauze/ui/cart/cart-news'
import { AddToCart } from '@gauze/ui/catalog/add-to-cart'
import { Price } from '@gauze/ui/catalog/price'
import { ProductMarks } from '@gauze/ui/catalog/product-marks'
import { Banner } from '@gauze/ui/feedback/banner'
import { useAddToCart, useSession } from '@gauze/ui/hooks'
import { useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { adjustedOutcome, type Outcome, OutcomeBanner, rejectedOutcome } from './outcome-banner.js'
import { useCartNews } from './use-cart-news.js'

interface AddToCartFormProps {
  readonly item: OfferedItem
  /** Id or name of the requested unit; null for the first one. */
  readonly unit: string | null
  readonly quantity: number
}

/** The sold item of a product, in the words of the store's own page, with the outcome. */
export function AddToCartForm({ item: { product, sold, addability }, unit, quantity }: AddToCartFormProps) {
  const { store, host } = useEmbedding()
  const { isPriceVisible } = useSession()
  const { units, name } = sold
  const requested = unitNamed(units, unit)
  const [unitId, setUnitId] = useState(requested?.id ?? units[0]?.id ?? 0)
  const [outcome, forgetOutcome] = useOutcome(sold.id)
  const { isAdding } = useAddToCart(sold.id)
  const chosen = units.find(({ id }) => id === unitId)
  const isOnAllocation = sold.allocationPeriod !== null
  return (
    <div className="gz-embed-add">
      <Price price={sold.price} access={isPriceVisible ? 'visible' : 'hidden'} {...(chosen ? { unit: chosen } : {})} />
      <ProductMarks
        quantityAvailable={sold.quantityAvailable}
        rxLevel={sold.rxLevel}
        isOnAllocation={isOnAllocation}
        addability={addability}
      />
      {unit !== null && !requested ? <Banner tone="warning">{store.text.noSuchUnit}</Banner> : null}
      <AddToCart
        aria-label={store.text.addOf(name)}
        itemId={sold.id}
        name={name}
        units={units}
        unit={unitId}
        onUnitChange={setUnitId}
        defaultQuantity={normalizeQuantity(quantity)}
        price={isPriceVisible ? sold.price : null}
        addability={addability}
        isLicenseRequired={needsLicense(sold.rxLevel)}
        isOnAllocation={isOnAllocation}
        isPending={isAdding}
        onAdd={(addition) => {
          forgetOutcome()
          store.add({ type: 'item.add', ...addition, preview: cartItemOf(product), isPress: true }, host)
        }}
      />
      {outcome ? <OutcomeBanner outcome={outcome} /> : null}
    </div>
  )
}

function unitNamed(units: readonly SoldUnit[], name: string | null): SoldUnit | undefined {
  return units.find(({ id, unitName }) => String(id) === name || unitName === name)
}

/** The result of an item's last addition; a lowered quantity is shown instead of success. */
function useOutcome(soldId: number): [outcome: Outcome | null, forget: () => void] {
  const { store } = useEmbedding()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useCartNews((news) => {
    if (!('itemId' in news) || news.itemId !== soldId) return
    if (news.type === 'cart.adjusted') setOutcome(adjustedOutcome(news, store))
    else if (news.type === 'line.delayed') setOutcome({ tone: 'danger', message: store.news.delayed(news.name) })
    else if (news.operation !== 'addItem') return
    else if (news.type === 'line.rejected') setOutcome(rejectedOutcome(news, store))
    else if (news.addition && !news.isAdjusted) {
      setOutcome({ tone: 'success', message: store.text.added(additionText(news.addition, store.news)) })
    }
  })
  return [outcome, () => setOutcome(null)]
}
