import { estimateKind } from '@gauze/ui/quotes/estimates'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { EstimatesPage, estimatesMeta, readEstimatesPage } from '../../account/estimates-page.js'
import type { Route } from './+types/estimates.js'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readEstimatesPage(estimateKind, { context, url })
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  return estimatesMeta(estimateKind, 'Estimates', location.search)
}

/** The offers with prices; filters, order and page are in the address. */
export default function EstimatesListPage({ loaderData }: Route.ComponentProps) {
  return <EstimatesPage kind={estimateKind} first={loaderData} />
}
