import type { ApiClient } from '@gauze/api-client'
import type { Product } from '@gauze/contract'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { FormErrors, useForm } from '@gauze/ui/forms/form'
import { TextField } from '@gauze/ui/forms/text-field'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { ComparisonTable } from '@gauze/ui/product/comparison-table'
import type { FormEvent } from 'react'
import { useNavigate, useNavigation, useNavigationType } from 'react-router-dom'
import { failPage, visitorApi } from '../data/api.server.js'
import { forCustomer } from '../data/for-customer.js'
import { comparisonProblem, isShort, itemNumbersOf, MOST_COMPARED, RANGE } from '../product/comparison.js'
import { useBuyer } from '../product/use-buying.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/compare.js'

interface Comparison {
  /** The requested numbers; null without a request. */
  readonly text: string | null
  readonly products: Product[]
  /** The numbers that no item has. */
  readonly unknown: string[]
}

/** Products of `?ids=1,2,3`, and the invalid numbers. */
async function readComparison(api: ApiClient, url: URL): Promise<Comparison> {
  const text = url.searchParams.get('ids')
  const numbers = itemNumbersOf(text ?? '').slice(0, MOST_COMPARED)
  const found = await Promise.all(numbers.map(async (number) => ({ number, product: await readProduct(api, number) })))
  return {
    text,
    products: found.flatMap(({ product }) => product ?? []),
    unknown: found.flatMap(({ number, product }) => (product ? [] : number)),
  }
}

async function readProduct(api: ApiClient, id: string): Promise<Product | null> {
  if (!/^[\w-]{1,200}$/.test(id)) return null
  try {
    return await api.getItem({ id })
  } catch (error) {
    const { isApiError } = await import('@gauze/api-client')
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'validation')) return null
    throw error
  }
}

export function loader({ context, url }: Route.LoaderArgs) {
  return readComparison(visitorApi(context), url).catch(failPage(context))
}

export async function clientLoader({ context, url, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, (api) => readComparison(api, url))
}

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Compare products', noindex: true })
}

/** Products side by side by their attributes (PDP-16). */
export default function Compare({ loaderData: { text, products, unknown } }: Route.ComponentProps) {
  const { access, loginHref } = useBuyer(products)
  const problem = text === null ? undefined : comparisonProblem(itemNumbersOf(text), unknown)
  return (
    <div className="gz-page">
      <PageHeading title="Compare products" />
      <NumbersForm text={text ?? ''} problem={problem} />
      {products.length === 0 ? (
        <div className="gz-panel">
          <EmptyState
            title={text === null ? 'Nothing to compare yet' : 'No products to compare'}
            actions={
              <LinkButton variant="plain" href="/products/1">
                Browse all products
              </LinkButton>
            }
          >
            Give two to four item numbers to see the products side by side. Each product’s page shows its number.
          </EmptyState>
        </div>
      ) : (
        <>
          <p data-results="" tabIndex={-1} className="muted gz-num">
            {products.length === 1 ? '1 product' : `${products.length} products side by side`}
          </p>
          <ComparisonTable products={products} access={access} loginHref={loginHref} />
        </>
      )}
    </div>
  )
}

interface NumbersFormProps {
  text: string
  /** The error of the requested text. */
  problem: string | undefined
}

function NumbersForm({ text, problem }: NumbersFormProps) {
  const isLoading = useNavigation().state === 'loading'
  const isAnswer = useNavigationType() !== 'POP'
  const navigate = useNavigate()
  const asked = itemNumbersOf(text).join()
  const problemOf = (ids: string) => {
    const numbers = itemNumbersOf(ids)
    if (numbers.join() === asked && problem) return { code: 'asked' }
    return isShort(numbers) ? { code: 'short' } : null
  }
  const form = useForm({
    defaultValues: { ids: text },
    labels: { ids: 'Item numbers' },
    rules: { ids: [problemOf] },
    words: { asked: problem ?? '', short: RANGE },
    fieldErrors: problem ? { ids: problem } : {},
    isAnswer,
    isPending: isLoading,
  })
  // The router's own form would come with every page.
  const compare = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    void navigate({ search: `?${new URLSearchParams({ ids: form.values.ids })}` })
  }
  return (
    <form {...form.root} onSubmit={compare} className="lookup-form">
      <FormErrors form={form} />
      <TextField {...form.text('ids')} help="Two to four, with commas between them" isRequired />
      <div className="next-to-fields">
        <Button {...form.submit}>Compare</Button>
      </div>
    </form>
  )
}
