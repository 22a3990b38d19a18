import { creditMemoList } from '@gauze/ui/billing/transactions'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { readTransactionsPage, TransactionsPage, transactionsMeta } from '../../account/transactions-page.js'
import type { Route } from './+types/creditmemos.js'

const title = 'Credit Memos'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readTransactionsPage(creditMemoList, { context, url })
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  return transactionsMeta(creditMemoList, title, location.search)
}

/** The company's credit memos (ACCT-09). */
export default function CreditMemosPage({ loaderData }: Route.ComponentProps) {
  return <TransactionsPage kind={creditMemoList} loaderData={loaderData} page="creditmemos" />
}
