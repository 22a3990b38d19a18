'use client'
import { ITEM_LIST_LIMIT } from '@gauze/rules'
import { required } from '@gauze/rules/forms'
import { type ComponentPropsWithoutRef, type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { useFormats } from '../../formats/index.js'
import { FormErrors, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { TextFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { ListNews } from '../../internal/list-news.js'
import { Part, type PartProps } from '../../internal/part.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { ProductGrid, type ProductGridProps } from '../product-grid/index.js'
import { type ProductLookupMessages, productLookupMessages } from './product-lookup.messages.js'
import {
  ProductLookupContext,
  type ProductLookupState,
  type ProductLookupView,
  useProductLookup,
} from './product-lookup-context.js'

export interface ProductLookupRootProps<Product extends { id: number }>
  extends Omit<PartProps<ProductLookupState>, 'children'> {
  /** The products, from `useList` with `productLookupCodec`. @selector [data-status] [data-busy] */
  list: Pick<ListHandle<Product, TextFilters<'search'>>, 'query' | 'shown' | 'table' | 'setFilters'>
  /** Shows a product, such as in a `ProductCard`. */
  renderProduct: (product: Product, search: string) => ReactNode
  /** The list of all products that a search finds; the provider's route by default. */
  allHref?: (search: string) => string
  messages?: Partial<ProductLookupMessages>
  children?: ReactNode
}

/** Holds the parts of a lookup, and the values that they share. */
function ProductLookupRoot<Product extends { id: number }>({
  list,
  renderProduct,
  allHref,
  messages,
  children,
  ...props
}: ProductLookupRootProps<Product>) {
  const view = useLookupView({ list, renderProduct, allHref, messages })
  const { state, count, countRef } = view
  return (
    <ProductLookupContext value={view}>
      <Part
        {...props}
        slot="root"
        state={state}
        base="gz-product-lookup"
        data-status={state.status}
        data-busy={state.isBusy || undefined}
      >
        {/* The grid says itself that it is loading. */}
        <ListNews {...state} queryKey={list.table.queryKey} count={count} loading="" countRef={countRef} />
        {children}
      </Part>
    </ProductLookupContext>
  )
}

type Shown<Product extends { id: number }> = Pick<ProductLookupRootProps<Product>, 'list' | 'renderProduct'> & {
  allHref: ((search: string) => string) | undefined
  messages: Partial<ProductLookupMessages> | undefined
}

function useLookupView<Product extends { id: number }>({
  list: { query, shown, table, setFilters },
  renderProduct,
  allHref,
  messages,
}: Shown<Product>): ProductLookupView {
  const text = useMessages('productLookup', productLookupMessages, messages)
  const { number } = useFormats()
  const routes = useRoutes()
  const countRef = useRef<HTMLParagraphElement>(null)
  const { rows, status, isBusy, onRetry } = table
  const search = shown?.filters.search ?? ''
  const isFull = rows.length >= ITEM_LIST_LIMIT
  const written = number(rows.length)
  const count = isFull ? text.first(written, search) : text.count(rows.length, written, search)
  return {
    state: { status, isBusy, search },
    products: rows.map((product) => ({ key: product.id, card: renderProduct(product, search) })),
    count: status === 'ready' && search ? count : '',
    isFull,
    requested: query.filters.search ?? '',
    // Searching for the same text after a failure retries the request.
    onSearch: (next) =>
      status === 'error' && next === query.filters.search ? onRetry() : setFilters({ search: next }),
    allHref: allHref ?? ((found) => `${routes.products}?${new URLSearchParams({ search: found })}`),
    onRetry,
    countRef,
    text,
  }
}

const rules = { search: [required] }

export type ProductLookupFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'>

/** The search form. The typed text stays while the answer is loading. */
function ProductLookupForm({ className, ...props }: ProductLookupFormProps) {
  const { state, requested, onSearch, text } = useProductLookup('Form')
  const form = useForm({
    defaultValues: { search: requested },
    labels: { search: text.label },
    rules,
    words: { missing: text.missing },
    tidy: ({ search }) => ({ search: search.trim() }),
    isPending: state.isBusy,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    onSearch(form.values.search.trim())
  }
  return (
    <search>
      <form {...props} {...form.root} onSubmit={submit} data-slot="form" className={cx(className)}>
        <FormErrors form={form} />
        <TextField {...form.text('search')} type="search" />
        <div data-slot="find">
          <Button {...form.submit}>{text.find}</Button>
        </div>
      </form>
    </search>
  )
}

/**
 * The number of found products and the search text. It takes the focus when an answer arrives. Empty before the first
 * answer.
 */
function ProductLookupCount(props: Omit<PartProps<ProductLookupState>, 'ref' | 'children'>) {
  const { state, count, isFull, allHref, countRef, text } = useProductLookup('Count')
  return (
    <Part
      {...props}
      as="p"
      ref={countRef}
      tabIndex={-1}
      slot="count"
      state={state}
      data-busy={state.isBusy || undefined}
    >
      {count}
      {count && isFull ? (
        <>
          {' · '}
          <Anchor href={allHref(state.search)}>{text.seeAll}</Anchor>
        </>
      ) : null}
    </Part>
  )
}

export type ProductLookupResultsProps = Partial<
  Omit<ProductGridProps<never>, 'items' | 'keyOf' | 'renderItem' | 'status' | 'onRetry' | 'messages'>
>

/** The products; or skeletons while they load, an empty state, or an error with a retry. */
function ProductLookupResults(props: ProductLookupResultsProps) {
  const { state, products, requested, onRetry, text } = useProductLookup('Results')
  const { status, isBusy, search } = state
  if (status === 'error')
    return (
      <ErrorState tabIndex={-1} data-slot="error" title={text.errorTitle} onRetry={onRetry}>
        {text.error}
      </ErrorState>
    )
  if (requested === '') return null
  return (
    <ProductGrid
      empty={<EmptyState title={text.emptyTitle(search)}>{text.empty}</EmptyState>}
      {...props}
      items={products}
      keyOf={({ key }) => key}
      renderItem={({ card }) => card}
      status={isBusy || status === 'loading' ? 'loading' : 'ready'}
    />
  )
}

/** Props of the parts of the preset. */
export interface ProductLookupSlotProps {
  form?: ProductLookupFormProps
  count?: Omit<PartProps<ProductLookupState>, 'ref' | 'children'>
  results?: ProductLookupResultsProps
}

export interface ProductLookupProps<Product extends { id: number }>
  extends Omit<ProductLookupRootProps<Product>, 'children'> {
  slotProps?: ProductLookupSlotProps
}

function ProductLookupPreset<Product extends { id: number }>({
  slotProps = {},
  ...props
}: ProductLookupProps<Product>) {
  return (
    <ProductLookupRoot {...props}>
      <ProductLookupForm {...slotProps.form} />
      <ProductLookupCount {...slotProps.count} />
      <ProductLookupResults {...slotProps.results} />
    </ProductLookupRoot>
  )
}

/**
 * Finds products by item number, MPN or name, to add them without leaving the page. The page's address holds the
 * search, as in every list. To arrange the parts yourself, put them into `ProductLookup.Root` in any order.
 *
 * @example
 * const list = useList({
 *   query: productLookupCodec.read(params),
 *   load: async ({ filters: { search } }, options) =>
 *     productLookupPage(search ? await api.getItemList({ search }, options) : []),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <ProductLookup list={list} renderProduct={(product) => <ProductCard product={product} />} />
 */
export const ProductLookup = Object.assign(ProductLookupPreset, {
  Root: ProductLookupRoot,
  Form: ProductLookupForm,
  Count: ProductLookupCount,
  Results: ProductLookupResults,
})
