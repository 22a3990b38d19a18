import { ITEM_LIST_LIMIT } from '@gauze/rules'
import { required } from '@gauze/rules/forms'
import { Button } from '@gauze/ui/actions/button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { FormErrors, useForm } from '@gauze/ui/forms/form'
import { TextField } from '@gauze/ui/forms/text-field'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { ProductGrid } from '@gauze/ui/product/product-grid'
import { Form as RouterForm, useNavigation } from 'react-router-dom'
import { readProtected } from '../data/read-protected.js'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import type { Route } from './+types/product-lookup.js'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 200)
  return readProtected(context, async (api) => {
    const [products, sellable] = await Promise.all([
      search ? api.getItemList({ search }) : [],
      api.getSellableControlledSubstances(),
    ])
    return { search, products, sellable: sellable.rxLevels }
  })
}

export function meta() {
  return [{ title: 'Product lookup | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** Finds a product by part number or name and adds it, without leaving the page. */
export default function ProductLookup({ loaderData }: Route.ComponentProps) {
  const { search, products, sellable } = loaderData
  const buying = useBuying(sellable)
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="gz-page">
      <PageHeading
        title="Product lookup"
        description="Find a product by item number, MPN or name, and add it at once."
      />
      <LookupForm search={search} isLoading={isLoading} />
      {search ? (
        <>
          <p data-results="" tabIndex={-1} className="muted gz-num">
            {countWords(products.length)} for “{search}”
            {products.length < ITEM_LIST_LIMIT ? null : (
              <>
                {' · '}
                <Anchor href={`/products/1?${new URLSearchParams({ search })}`}>See all results</Anchor>
              </>
            )}
          </p>
          <ProductGrid
            items={products}
            keyOf={({ id }) => id}
            status={isLoading ? 'loading' : 'ready'}
            empty={
              <EmptyState title={`No products match “${search}”`}>
                Check the number or the spelling, or search for fewer words.
              </EmptyState>
            }
            renderItem={(product) => (
              <StoreProductCard product={product} buying={buying} level={2} searchTerm={search} />
            )}
          />
        </>
      ) : null}
    </div>
  )
}

/** A full list may be the beginning of a longer one. */
function countWords(count: number): string {
  if (count >= ITEM_LIST_LIMIT) return `First ${count} products`
  return count === 1 ? '1 product' : `${count} products`
}

const words = { missing: 'Enter an item number, an MPN or a name' }
const rules = { search: [required] }

function LookupForm({ search, isLoading }: { search: string; isLoading: boolean }) {
  const form = useForm({
    defaultValues: { search },
    labels: { search: 'Item number, MPN or name' },
    rules,
    words,
    tidy: (values) => ({ search: values.search.trim() }),
    isPending: isLoading,
  })
  return (
    <RouterForm {...form.root} className="lookup-form" role="search">
      <FormErrors form={form} />
      <TextField {...form.text('search')} type="search" />
      <div className="next-to-fields">
        <Button {...form.submit}>Find</Button>
      </div>
    </RouterForm>
  )
}
