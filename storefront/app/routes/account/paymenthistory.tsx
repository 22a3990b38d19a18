import { paymentList } from '@gauze/ui/billing/transactions'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { readTransactionsPage, TransactionsPage, transactionsMeta } from '../../account/transactions-page.js'
import type { Route } from './+types/paymenthistory.js'

const title = 'Payment History'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readTransactionsPage(paymentList, { context, url })
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  return transactionsMeta(paymentList, title, location.search)
}

/** The company's payments (ACCT-09). */
export default function PaymentHistoryPage({ loaderData }: Route.ComponentProps) {
  return <TransactionsPage kind={paymentList} loaderData={loaderData} page="paymenthistory" />
}
