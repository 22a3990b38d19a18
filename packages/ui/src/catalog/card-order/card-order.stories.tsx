import type { ProductCard as ProductCardData } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent } from 'storybook/test'
import { makeGloves, makeProduct, products } from '../../story-data/index.js'
import { AddItems } from '../add-items/index.js'
import { offeredUnit, ProductCard } from '../product-card/index.js'
import { ProductCards } from '../product-grid/index.js'
import { CardChoices, CardOrder, CardOthers, OrderHeadings, useVariantChoice } from './index.js'

const whole = makeGloves()
const card: ProductCardData = {
  ...whole,
  children: whole.children.slice(0, 1),
  choices: [
    { id: 20418, value: 'Medium' },
    { id: 20419, value: 'Large' },
    { id: 20420, value: 'X-large', isOut: true },
  ],
}

interface OrderCardProps {
  product?: ProductCardData
  addState?: 'idle' | 'pending' | 'added'
  /** How the store answers the choice of another size. */
  answer?: 'ready' | 'loading' | 'failed'
  width?: number
}

function OrderCard({ product: listed = card, addState = 'idle', answer = 'ready', width = 260 }: OrderCardProps) {
  const choice = useVariantChoice(listed, async () => {
    if (answer === 'failed') throw new Error('offline')
    if (answer === 'loading') return new Promise(() => undefined)
    return {
      children: whole.children.map((child) => ({
        ...child,
        gtin: '',
        restricted: false,
        specialOrder: false,
        allocationPeriod: null,
        thumbnailImage: null,
      })),
    }
  })
  const [unitName, setUnitName] = useState('')
  const sold = soldItem(choice.product)
  const unit = sold.units.find((each) => each.unitName === unitName) ?? offeredUnit(choice.product)
  if (!unit) return null
  return (
    <div className="gz-grid" data-view="grid" style={{ width }}>
      <ProductCard.Root data-order="card" product={choice.product} access="visible" addability={{ ok: true }}>
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
          <CardChoices
            name={listed.siteDisplayName}
            sold={sold}
            unit={unit}
            onUnitChange={(next) => setUnitName(next.unitName)}
            choices={listed.choices}
            choice={choice}
            isPriceVisible
          />
          <CardOrder
            sold={sold}
            unit={unit}
            addState={addState}
            isChoosing={choice.status === 'loading'}
            onAdd={fn()}
          />
        </ProductCard.Foot>
      </ProductCard.Root>
    </div>
  )
}

const [box] = makeProduct().unit.details
const latestPurchase = box ? { date: '2026-10-21T18:22:00Z', unit: box.id, unitDetails: box } : null

const rows: readonly ProductCardData[] = [
  { ...card, latestPurchase, price: 12.5376, children: card.children.map((child) => ({ ...child, price: 12.5376 })) },
  ...products
    .slice(1)
    .map((product) => ({ ...product, quantityAvailable: product.id % 2 ? product.quantityAvailable : 0 })),
  makeProduct({ id: 60011, rxLevel: '3', allocationPeriod: 'month', matrixDetails: [] }),
]

function OrderRow({ product }: { product: ProductCardData }) {
  const sold = soldItem(product)
  const unit = offeredUnit(product)
  if (!unit) return null
  const row = { itemId: sold.id, itemName: sold.itemName, name: sold.name, unit: unit.id, unitLabel: unit.label }
  return (
    <ProductCard.Root data-order="row" product={product} access="visible" addability={{ ok: true }}>
      <ProductCard.Image />
      <ProductCard.Head>
        <ProductCard.Name />
        <ProductCard.Maker />
        <ProductCard.Identity />
        <ProductCard.OrderedBefore />
      </ProductCard.Head>
      <CardChoices
        name={product.siteDisplayName}
        sold={sold}
        unit={unit}
        onUnitChange={fn()}
        choices={product.choices}
        choice={{ value: sold.id, status: 'initial', choose: fn() }}
      />
      <ProductCard.Marks />
      <ProductCard.Price />
      <AddItems.Order row={row} isBackorder={sold.quantityAvailable <= 0} />
    </ProductCard.Root>
  )
}

/** Rows to order from, with the headings of their columns where the page is wide enough. */
function OrderRows({ width }: { width: number }) {
  return (
    <div style={{ width }}>
      <AddItems.Root pending={[]} outcomes={{}} onAdd={fn()} shown={rows.map(({ id }) => id)}>
        <ProductCards
          view="list"
          items={rows}
          pending={2}
          keyOf={({ id }) => id}
          renderItem={(product) => <OrderRow product={product} />}
        >
          <OrderHeadings axes={['Size']} isPriceVisible />
        </ProductCards>
      </AddItems.Root>
    </div>
  )
}

const meta = { title: 'Catalog/Card order', component: OrderCard, args: { product: card } } satisfies Meta<
  typeof OrderCard
>

export default meta
type Story = StoryObj<typeof meta>

async function chooseLarge({ canvas }: { canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'] }) {
  const [size] = canvas.getAllByRole('combobox', { name: /^Size / })
  if (size) await userEvent.selectOptions(size, '20419')
}

export const Idle: Story = { args: { width: 500 } }
export const Narrow: Story = {}
export const OrderedBefore: Story = { tags: ['own-look'], args: { width: 176, product: { ...card, latestPurchase } } }
export const OneSizeFits: Story = {
  args: {
    width: 500,
    product: { ...makeGloves({ variantId: 20418 }), children: whole.children.slice(0, 1), otherVariants: 4 },
  },
}
export const Pending: Story = { args: { addState: 'pending' } }
export const Added: Story = { args: { addState: 'added' } }
export const SizeLoading: Story = { args: { answer: 'loading', width: 500 }, play: chooseLarge }
export const SizeFailed: Story = { args: { answer: 'failed', width: 500 }, play: chooseLarge }
export const SizeFailedDark: Story = { ...SizeFailed, globals: { theme: 'dark' } }
export const Rows: Story = { tags: ['own-look'], render: () => <OrderRows width={976} /> }
export const RowsOnTablet: Story = { render: () => <OrderRows width={700} /> }
export const RowsOnPhone: Story = { render: () => <OrderRows width={358} /> }
