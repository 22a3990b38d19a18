import { invoiceList } from '@gauze/ui/billing/transactions'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { readTransactionsPage, TransactionsPage, transactionsMeta } from '../../account/transactions-page.js'
import type { Route } from './+types/invoices.js'

const title = 'Invoices'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readTransactionsPage(invoiceList, { context, url })
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  return transactionsMeta(invoiceList, title, location.search)
}

/** The company's invoices (ACCT-09). */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return <TransactionsPage kind={invoiceList} loaderData={loaderData} page="invoices" />
}
