import type { ProductCard as ProductCardData } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { products } from '../../story-data/index.js'
import { ProductCard } from '../product-card/index.js'
import { ProductLookup, type ProductLookupProps, productLookupCodec } from './index.js'

type List = ProductLookupProps<ProductCardData>['list']

interface LookupStoryProps {
  search?: string
  rows?: readonly ProductCardData[]
  status?: List['table']['status']
  isBusy?: boolean
  setFilters?: List['setFilters']
}

function Lookup({
  search = '',
  rows = products,
  status = 'ready',
  isBusy = false,
  setFilters = fn(),
}: LookupStoryProps) {
  const query = productLookupCodec.read(new URLSearchParams({ search }))
  const table: List['table'] = {
    ...{ rows, status, isBusy, total: rows.length, page: 1, pages: 1, limit: 24, limits: [], sort: null },
    ...{ queryKey: search, pageHref: () => '', onLimitChange: fn(), onSortChange: fn(), onRetry: fn() },
  }
  return (
    <ProductLookup
      list={{ query, shown: query, table, setFilters }}
      renderProduct={(product) => <ProductCard product={product} access="visible" level={2} />}
    />
  )
}

const meta = {
  title: 'Catalog/Product lookup',
  component: Lookup,
  args: { search: 'gloves' },
} satisfies Meta<typeof Lookup>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Found: Story = {}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { theme: 'dark' } }
export const BeforeASearch: Story = { args: { search: '', rows: [] } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const None: Story = { args: { rows: [] } }
export const Failed: Story = { args: { rows: [], status: 'error' } }

const setFilters = fn<List['setFilters']>()

export const ByKeyboard: Story = {
  args: { search: '', rows: [], setFilters },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'gowns{Enter}')
    await expect(setFilters).toHaveBeenLastCalledWith({ search: 'gowns' })
  },
}
