import type { ProductCard as ProductCardData } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent } from 'storybook/test'
import { makeGloves } from '../../story-data/index.js'
import { offeredUnit, ProductCard } from '../product-card/index.js'
import { CardChoices, CardOrder, CardOthers, useVariantChoice } from './index.js'

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
