import { cartItemOf } from '@gauze/machines/cart'
import { nameWithVariant, soldItem } from '@gauze/rules'
import { useAddToCart } from '@gauze/ui/hooks'
import { BuyBox, type BuyBoxProps } from '@gauze/ui/product/buy-box'
import { useSearchParams } from 'react-router-dom'
import { addFound } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import type { ProductData } from '../data/product-data.js'
import { useSite } from '../data/use-site.js'
import { StoreAddToList } from './store-add-to-list.js'
import type { Buying } from './use-buying.js'

export interface ProductBuyBoxProps {
  data: ProductData
  buying: Buying
}

/** The buy box of a product's page, which adds to this store's cart. Its key is the product. */
export function ProductBuyBox({ data, buying }: ProductBuyBoxProps) {
  const { product, allocationMax } = data
  const runtime = useRuntime()
  const { contact } = useSite()
  const [params] = useSearchParams()
  const sold = soldItem(product)
  const { isAdding, add } = useAddToCart(sold.id)
  return (
    <BuyBox
      product={product}
      access={buying.access}
      addability={buying.check(sold, allocationMax)}
      isAdding={isAdding}
      defaultUnit={Number(params.get('uom')) || undefined}
      onUnitChange={noteUnit}
      loginHref={buying.loginHref}
      {...(buying.isSignedIn ? { actions: addToList } : {})}
      onAdd={({ unit, quantity }) =>
        addFound(runtime, { itemId: sold.id, productId: sold.parentId ?? sold.id }, (found) =>
          add({ unit, quantity, preview: cartItemOf(product), ...found }),
        )
      }
    >
      Have Questions? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
      {contact.hoursTextShort}.
    </BuyBox>
  )
}

function addToList({ item, unit }: Parameters<NonNullable<BuyBoxProps['actions']>>[0]) {
  const name = nameWithVariant(item.name, item.matrixDetails)
  return <StoreAddToList item={{ itemId: item.id, unit: unit.id, name, unitLabel: unit.label }} />
}

/** Keeps the unit in the address for a reload, Back and a shared link (ROUTE-03), without a navigation. */
function noteUnit(unitId: number): void {
  const address = new URL(location.href)
  address.searchParams.set('uom', String(unitId))
  history.replaceState(history.state, '', address)
}
