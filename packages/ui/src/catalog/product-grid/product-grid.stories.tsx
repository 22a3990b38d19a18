import type { ProductCard as ProductCardData } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { licenseRefusal, products } from '../../story-data/index.js'
import { ProductCard } from '../product-card/index.js'
import { ProductGrid, type ProductGridProps } from './product-grid.js'

function Grid(props: Partial<ProductGridProps<ProductCardData>>) {
  return (
    <ProductGrid
      items={products}
      keyOf={({ id }) => id}
      renderItem={(product) => (
        <ProductCard
          product={product}
          access="visible"
          addability={product.rxLevel === '1' ? { ok: true } : licenseRefusal}
        />
      )}
      {...props}
    />
  )
}

const meta = { title: 'Catalog/Product grid', component: Grid } satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { items: [], status: 'loading', skeletons: 4 } }
export const Refreshing: Story = { args: { status: 'loading' } }
export const LoadingMore: Story = { args: { pending: 4 } }
export const List: Story = { args: { view: 'list' } }
export const ListLoading: Story = { args: { view: 'list', items: [], status: 'loading', skeletons: 4 } }
export const ListLoadingMore: Story = { args: { view: 'list', pending: 3 } }
export const ListOnPhone: Story = { args: { view: 'list' }, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { items: [], emptyActions: <Button variant="quiet">Clear all filters</Button> } }
export const EmptyInOwnWords: Story = { args: { items: [], empty: <p>Nothing for “plaid gloves”.</p> } }
export const Failed: Story = { args: { items: [], status: 'error', onRetry: fn() } }
