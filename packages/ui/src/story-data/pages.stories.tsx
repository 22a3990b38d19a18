import type { Sort } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../actions/button/index.js'
import { LinkButton } from '../actions/link-button/index.js'
import { CartSummary } from '../cart/cart-summary/index.js'
import { CartTable } from '../cart/cart-table/index.js'
import { AddToCart } from '../catalog/add-to-cart/index.js'
import { Gallery } from '../catalog/gallery/index.js'
import { Price, type PriceAccess } from '../catalog/price/index.js'
import { ProductCard } from '../catalog/product-card/index.js'
import { ProductGrid } from '../catalog/product-grid/index.js'
import { StockBadge } from '../catalog/stock-badge/index.js'
import { VariantPicker } from '../catalog/variant-picker/index.js'
import { Breadcrumbs } from '../navigation/breadcrumbs/index.js'
import { PageHeading } from '../navigation/page-heading/index.js'
import { Pagination } from '../navigation/pagination/index.js'
import { FacetGroup } from '../search/facet-group/index.js'
import { FilterChips } from '../search/filter-chips/index.js'
import { SortSelect } from '../search/sort-select/index.js'
import { cartLines, facets, licenseRefusal, pictures, products, totals, units } from './index.js'
import { StoryPage } from './story-page.js'
import './pages.css'

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Gloves', href: '/category/gloves' }, { label: 'Exam gloves' }]
const signedOut = { ok: false, reason: 'signedOut' } as const

function ListingPage({ access = 'visible' }: { access?: PriceAccess }) {
  const [sort, setSort] = useState<Sort>('relevance')
  const shown = [...products, ...products.map((product) => ({ ...product, id: product.id + 1 }))]
  return (
    <StoryPage isSignedOut={access === 'signedOut'}>
      <Breadcrumbs items={crumbs} />
      <div className="story-listing">
        <aside>
          {Object.values(facets).map((facet) => (
            <FacetGroup key={facet.name} facet={facet} selected={['exam', 'nitrile']} onChange={fn()} />
          ))}
        </aside>
        <section>
          <PageHeading title="Exam gloves" />
          <div className="story-bar">
            <span className="gz-num">96 products</span>
            <FilterChips
              filters={[{ name: 'material', value: 'nitrile', label: 'Nitrile', href: '/products/1' }]}
              clearHref="/products/1"
              onRemove={fn()}
              onClear={fn()}
            />
            <SortSelect value={sort} onChange={setSort} />
          </div>
          <ProductGrid
            items={shown}
            keyOf={({ id }) => id}
            renderItem={(product) => (
              <ProductCard
                product={access === 'visible' ? product : { ...product, price: null, prices: [] }}
                access={access}
                level={2}
                addability={
                  access === 'signedOut' ? signedOut : product.rxLevel === '1' ? { ok: true } : licenseRefusal
                }
              />
            )}
          />
          <Pagination page={1} pages={8} hrefOf={(page) => `/products/${page}`} />
        </section>
      </div>
    </StoryPage>
  )
}

function ProductPage({ access = 'visible' }: { access?: PriceAccess }) {
  const [unit, setUnit] = useState(11)
  const chosen = units.find(({ id }) => id === unit)
  const price = access === 'visible' ? 11.85 : null
  const images = [pictures.gloves, pictures.gauzeRoll, pictures.syringe].map((url, index) => ({
    index,
    url,
    largeUrl: url,
  }))
  return (
    <StoryPage isSignedOut={access === 'signedOut'}>
      <Breadcrumbs items={crumbs} />
      <section className="gz-panel story-product">
        <Gallery images={images} name="Nitrile exam gloves" />
        <div>
          <PageHeading
            title="Nitrile exam gloves, powder-free, textured fingertips"
            description="Halden Safety · MPN HS-4410-M · Item 20418"
          />
          <Price price={price} listPrice={14.2} access={access} size="l" {...(chosen ? { unit: chosen } : {})} />
          <StockBadge quantityAvailable={148} isDetailed />
          <VariantPicker
            label="Size"
            variants={['x-small', 'small', 'medium', 'large', 'x-large'].map((label, id) => ({
              id,
              label,
              href: `/product/gloves-${label}?uom=11`,
              isCurrent: label === 'medium',
              isOutOfStock: label === 'x-large',
            }))}
          />
          <AddToCart
            itemId={20418}
            name="Nitrile exam gloves"
            units={units}
            unit={unit}
            onUnitChange={setUnit}
            price={price}
            addability={access === 'signedOut' ? signedOut : { ok: true }}
            onAdd={fn()}
          >
            <Button variant="quiet" size="l">
              Add to list
            </Button>
          </AddToCart>
        </div>
      </section>
    </StoryPage>
  )
}

function CartPage() {
  return (
    <StoryPage>
      <div style={{ paddingTop: 24 }}>
        <PageHeading title="Your cart" actions={<Button variant="plain">Empty cart</Button>} />
        <div className="story-cart">
          <CartTable lines={cartLines} onQuantityChange={fn()} onUnitChange={fn()} onRemove={fn()} />
          <CartSummary {...totals} taxRate={8.25}>
            <LinkButton href="/checkout" size="l" isWide>
              Checkout
            </LinkButton>
          </CartSummary>
        </div>
      </div>
    </StoryPage>
  )
}

const meta = {
  title: 'Pages/Together',
  component: ListingPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof ListingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Listing: Story = {}
export const ListingSignedOut: Story = { args: { access: 'signedOut' } }
export const Product: Story = { render: () => <ProductPage /> }
export const ProductSignedOut: Story = { render: () => <ProductPage access="signedOut" /> }
export const Cart: Story = { render: () => <CartPage /> }
