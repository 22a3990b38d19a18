import type { ProductCard as ProductCardData } from '@gauze/contract'
import { cartItemOf } from '@gauze/machines/cart'
import { isPriced, nameWithVariant, type SoldUnit, soldItem } from '@gauze/rules'
import { AddItems } from '@gauze/ui/catalog/add-items'
import { CardChoices, CardOrder, CardOthers, OrderHeadings, useVariantChoice } from '@gauze/ui/catalog/card-order'
import { type ComparisonPicks, ComparisonTick } from '@gauze/ui/catalog/comparison-picks'
import { offeredUnit, ProductCard } from '@gauze/ui/catalog/product-card'
import { useAddItemsToCart } from '@gauze/ui/hooks'
import { type ListedProduct, Listing, useListed } from '@gauze/ui/search/listing'
import { type ReactNode, useState } from 'react'
import { addAllFound } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { pickOf } from '../product/comparison.js'
import { StoreAddToList } from '../product/store-add-to-list.js'
import type { Buying } from '../product/use-buying.js'
import { type CardSearch, useCardAddition } from '../product/use-card-addition.js'

interface OrderGridProps {
  buying: Buying
  searchTerm: string
  /** How many pictures load at once. */
  priority: number
  empty: ReactNode
  picks: ComparisonPicks
}

/** The products of a listing for a customer: each card is a small order form, and the rows are one order list. */
export function OrderGrid({ buying, searchTerm, priority, empty, picks }: OrderGridProps) {
  const runtime = useRuntime()
  const { pending, outcomes, add } = useAddItemsToCart()
  const { items, layout } = useListed()
  const Card = layout === 'list' ? OrderRow : OrderCard
  return (
    <AddItems.Root
      pending={pending}
      outcomes={outcomes}
      onAdd={(lines) => addAllFound(runtime, lines, add)}
      shown={items.flatMap(({ product }) => [soldItem(product).id, ...(product.choices ?? []).map(({ id }) => id)])}
    >
      {layout === 'list' ? <AddItems.Others /> : null}
      <Listing.Grid
        empty={empty}
        headings={
          layout === 'list' ? <OrderHeadings axes={axesOf(items)} isPriceVisible={buying.access === 'visible'} /> : null
        }
        renderItem={({ product, queryID }: ListedProduct, index) => (
          <Card
            product={product}
            buying={buying}
            searchTerm={searchTerm}
            queryID={queryID}
            isPriority={index < priority}
            picks={picks}
          />
        )}
      />
      {layout === 'list' ? <AddItems.Submit /> : null}
    </AddItems.Root>
  )
}

/** The names of the values that distinguish the variants on the page. */
function axesOf(items: readonly ListedProduct[]): readonly string[] {
  return [...new Set(items.flatMap(({ product }) => soldItem(product).matrixDetails.map(({ key }) => key)))]
}

interface OrderCardProps extends CardSearch {
  product: ProductCardData
  buying: Buying
  isPriority: boolean
  picks: ComparisonPicks
}

/** The item that a card of the listing offers: the chosen variant, in the chosen unit. */
function useOffer(listed: ProductCardData, buying: Buying) {
  const runtime = useRuntime()
  const choice = useVariantChoice(listed, async (id) => (await runtime.load()).api.getItem({ id: String(id) }))
  const [unitName, setUnitName] = useState<string | null>(null)
  const sold = soldItem(choice.product)
  // Another size is sold in units of its own; the one with the same name stays chosen.
  // Prices of one unit compare, whatever unit the customer last ordered.
  const first = offeredUnit({ ...choice.product, latestPurchase: null })
  const unit = sold.units.find((each) => each.unitName === unitName) ?? first
  const isListed = sold.id === soldItem(listed).id
  const product = {
    ...choice.product,
    ...(unitName !== null && unit ? { namedUnit: unit.id } : {}),
    // The purchase was of the size that the listing showed.
    latestPurchase: isListed ? choice.product.latestPurchase : null,
  }
  return {
    ...{ choice, product, sold, unit },
    setUnit: (next: SoldUnit) => setUnitName(next.unitName),
    addability: buying.check(sold),
  }
}

type Offer = ReturnType<typeof useOffer>

function OrderCard({ product: listed, buying, isPriority, picks, ...search }: OrderCardProps) {
  const offer = useOffer(listed, buying)
  const { choice, product, sold, unit, addability } = offer
  const addition = useCardAddition(product, search)
  const { ref, ...card } = addition
  return (
    <>
      <ProductCard.Root
        {...card}
        ref={ref}
        data-order="card"
        product={product}
        unit={unit}
        access={buying.access}
        level={2}
        isPriority={isPriority}
        addability={addability}
      >
        <ProductCard.Image />
        <ProductCard.Ordered />
        <ProductCard.Head>
          <ProductCard.Maker />
          <ProductCard.Name />
          <ProductCard.Identity />
        </ProductCard.Head>
        <ProductCard.Marks>
          <CardOthers product={listed} sold={sold} />
        </ProductCard.Marks>
        <ProductCard.Foot>
          <ProductCard.Price />
          <Choices offer={offer} listed={listed} buying={buying} />
          {addability.ok && unit ? (
            <CardOrder
              sold={sold}
              unit={unit}
              addState={addition.addState}
              isChoosing={choice.status === 'loading'}
              onAdd={addition.onAdd}
            />
          ) : (
            <ProductCard.Action />
          )}
          <ToList offer={offer} />
        </ProductCard.Foot>
      </ProductCard.Root>
      <ComparisonTick pick={pickOf(listed.id, sold)} picks={picks} />
    </>
  )
}

function OrderRow({ product: listed, buying, isPriority, picks, ...search }: OrderCardProps) {
  const offer = useOffer(listed, buying)
  const { choice, product, sold, unit, addability } = offer
  const { onChoose } = useCardAddition(product, search)
  const others = <CardOthers product={listed} sold={sold} />
  const hasChoices = listed.choices !== undefined
  return (
    <>
      <ProductCard.Root
        data-order="row"
        product={product}
        unit={unit}
        access={buying.access}
        level={2}
        isPriority={isPriority}
        addability={addability}
        onChoose={onChoose}
      >
        <ProductCard.Image />
        <ProductCard.Head>
          <ProductCard.Name />
          <ProductCard.Maker />
          <ProductCard.Identity />
          <ProductCard.OrderedBefore />
        </ProductCard.Head>
        <Choices offer={offer} listed={listed} buying={buying} />
        {hasChoices ? null : others}
        <ProductCard.Marks>{hasChoices ? others : null}</ProductCard.Marks>
        <ProductCard.Price />
        {addability.ok && unit ? (
          <AddItems.Order
            row={{
              ...{ itemId: sold.id, itemName: sold.itemName, name: sold.name, unit: unit.id, unitLabel: unit.label },
              ...(search.searchTerm ? { searchTerm: search.searchTerm } : {}),
              preview: cartItemOf(product),
              ...(isPriced(sold.price) ? { pricing: { price: sold.price, conversionRate: unit.conversionRate } } : {}),
            }}
            isBackorder={sold.quantityAvailable <= 0 && !sold.specialOrder}
            isPending={choice.status === 'loading'}
          />
        ) : (
          <ProductCard.Action />
        )}
        <ToList offer={offer} />
      </ProductCard.Root>
      <ComparisonTick pick={pickOf(listed.id, sold)} picks={picks} />
    </>
  )
}

function Choices({ offer, listed, buying }: { offer: Offer; listed: ProductCardData; buying: Buying }) {
  const { choice, sold, unit, setUnit } = offer
  if (!unit) return null
  return (
    <CardChoices
      name={listed.siteDisplayName}
      sold={sold}
      unit={unit}
      onUnitChange={setUnit}
      choices={listed.choices}
      choice={choice}
      isPriceVisible={buying.access === 'visible'}
    />
  )
}

function ToList({ offer: { sold, unit } }: { offer: Offer }) {
  if (!unit) return null
  const name = nameWithVariant(sold.name, sold.matrixDetails)
  return <StoreAddToList item={{ itemId: sold.id, unit: unit.id, name, unitLabel: unit.label }} isOneOfMany isIcon />
}
