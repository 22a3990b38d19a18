import { openItemList } from '@gauze/ui/billing/transactions'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { readTransactionsPage, TransactionsPage, transactionsMeta } from '../../account/transactions-page.js'
import type { Route } from './+types/openitems.js'

const title = 'Open Items'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readTransactionsPage(openItemList, { context, url })
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  return transactionsMeta(openItemList, title, location.search)
}

/** The company's open invoices and credits (ACCT-09). */
export default function OpenItemsPage({ loaderData }: Route.ComponentProps) {
  return <TransactionsPage kind={openItemList} loaderData={loaderData} page="openitems" />
}
