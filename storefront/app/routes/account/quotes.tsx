import { quoteKind } from '@gauze/ui/quotes/estimates'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { EstimatesPage, estimatesMeta, readEstimatesPage } from '../../account/estimates-page.js'
import type { Route } from './+types/quotes.js'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readEstimatesPage(quoteKind, { context, url })
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  return estimatesMeta(quoteKind, 'Quotes', location.search)
}

/** Everything that the company asked the store to price; filters, order and page are in the address. */
export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  return <EstimatesPage kind={quoteKind} first={loaderData} />
}
