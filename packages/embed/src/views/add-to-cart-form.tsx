import { cartItemOf } from '@gauze/machines/cart'
import { normaliseQuantity, type SoldUnit } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { additionText } from '@gauze/ui/cart/addition-text'
import { Banner, type Tone } from '@gauze/ui/feedback/banner'
import { QuantityField } from '@gauze/ui/forms/quantity-field'
import { useAddToCart, useSession } from '@gauze/ui/hooks'
import { useMessages } from '@gauze/ui/messages'
import { addToCartMessages } from '@gauze/ui/product/add-to-cart'
import { Price } from '@gauze/ui/product/price'
import { UnitPicker } from '@gauze/ui/product/unit-picker'
import { useState } from 'react'
import type { OfferedItem } from '../store/item-source.js'
import { useEmbedding } from './embed-context.js'
import { LoginLink } from './login-link.js'
import { useCartNews } from './use-cart-news.js'

interface AddToCartFormProps {
  readonly item: OfferedItem
  /** Id or name of the unit asked for; null for the first one. */
  readonly unit: string | null
  readonly quantity: number
}

/** Unit, quantity and button for what is sold of a product, with the outcome in words. */
export function AddToCartForm({ item: { product, sold, addability }, unit, quantity }: AddToCartFormProps) {
  const { store, host } = useEmbedding()
  const words = useMessages('addToCart', addToCartMessages)
  const { isPriceVisible } = useSession()
  const { units, name } = sold
  const wanted = unitNamed(units, unit)
  const [unitId, setUnitId] = useState(wanted?.id ?? units[0]?.id ?? 0)
  const [count, setCount] = useState(() => normaliseQuantity(quantity))
  const [outcome, forgetOutcome] = useOutcome(sold.id)
  const { isAdding } = useAddToCart(sold.id)
  const chosen = units.find(({ id }) => id === unitId)
  if (!addability.ok && addability.reason === 'signedOut') return <LoginLink>{store.text.loginToView}</LoginLink>
  const add = () => {
    if (!addability.ok || isAdding || !chosen) return
    forgetOutcome()
    const preview = cartItemOf(product)
    store.add({ type: 'item.add', itemId: sold.id, unit: unitId, quantity: count, preview, isPress: true }, host)
  }
  return (
    <form
      className="gz-add-to-cart"
      aria-label={store.text.addOf(name)}
      data-reason={addability.ok ? undefined : addability.reason}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Price price={sold.price} access={isPriceVisible ? 'visible' : 'hidden'} {...(chosen ? { unit: chosen } : {})} />
      {units.length > 1 ? <UnitPicker units={units} value={unitId} onChange={setUnitId} price={sold.price} /> : null}
      {unit !== null && !wanted ? <Banner tone="warning">{store.text.noSuchUnit}</Banner> : null}
      <div data-slot="buy">
        <QuantityField size="l" itemName={name} value={count} onChange={setCount} disabled={!addability.ok} />
        <Button type="submit" size="l" isPending={isAdding} disabled={!addability.ok}>
          {addability.ok ? words.addToCart : words.unavailable}
        </Button>
      </div>
      {addability.ok || addability.message === words.unavailable ? null : (
        <Banner role="note" tone="warning">
          {addability.message}
        </Banner>
      )}
      {outcome ? <Banner tone={outcome.tone}>{outcome.message}</Banner> : null}
    </form>
  )
}

const unitNamed = (units: readonly SoldUnit[], name: string | null): SoldUnit | undefined =>
  units.find(({ id, unitName }) => String(id) === name || unitName === name)

interface Outcome {
  readonly tone: Tone
  readonly message: string
}

/** How the last addition of an item went; a lowered quantity is told instead of success. */
function useOutcome(soldId: number): [outcome: Outcome | null, forget: () => void] {
  const { text } = useEmbedding().store
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useCartNews((news) => {
    if (!('itemId' in news) || news.itemId !== soldId) return
    if (news.type === 'cart.adjusted') setOutcome({ tone: 'warning', message: text.adjusted })
    else if (news.type === 'line.delayed') setOutcome({ tone: 'danger', message: news.message })
    else if (news.operation !== 'addItem') return
    else if (news.type === 'line.rejected') setOutcome({ tone: 'danger', message: news.message })
    else if (news.addition && !news.isAdjusted) {
      setOutcome({ tone: 'success', message: text.added(additionText(news.addition)) })
    }
  })
  return [outcome, () => setOutcome(null)]
}
