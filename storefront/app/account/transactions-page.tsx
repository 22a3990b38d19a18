import { easternDate } from '@gauze/rules'
import {
  ExportMenu,
  type KnownTotals,
  readTotals,
  readTransactions,
  StatementButton,
  type TransactionKind,
  Transactions,
  useTransactionTotals,
} from '@gauze/ui/billing/transactions'
import { useList, useSession } from '@gauze/ui/hooks'
import { NavLink, type RouterContextProvider, redirect } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { leaveOutBlanks } from '../data/without-blanks.js'
import { titleOfPage } from '../seo/page-meta.js'
import { AccountHeading } from './account-heading.js'
import { paymentHrefs } from './payment-hrefs.js'
import { useListAddress } from './use-list-address.js'

const pages = [
  { path: 'invoices', title: 'Invoices' },
  { path: 'paymenthistory', title: 'Payment History' },
  { path: 'creditmemos', title: 'Credit Memos' },
  { path: 'openitems', title: 'Open Items' },
]

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/** Reads the first page in view of a list of transactions, its totals and its filters. The list reads the others. */
export async function readTransactionsPage<Row>(kind: TransactionKind<Row>, { context, url }: LoaderArgs) {
  leaveOutBlanks(url)
  const query = kind.codec.read(url.searchParams)
  const { filters } = query
  const [answer, totals, { addresses }] = await readProtected(context, (api) =>
    Promise.all([readTransactions(kind, api, query), readTotals(kind, api, filters), api.getShipToList()]),
  )
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${kind.codec.write({ ...query, page: last })}`)
  const known: KnownTotals = { filters, totals }
  return { first: { query, answer }, known, addresses, today: easternDate(new Date()) }
}

/** The head of a list of transactions. */
export function transactionsMeta<Row>({ codec }: TransactionKind<Row>, title: string, search: string) {
  const { page } = codec.read(new URLSearchParams(search))
  return [{ title: `${titleOfPage(title, page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

interface TransactionsPageProps<Row> {
  kind: TransactionKind<Row>
  loaderData: Awaited<ReturnType<typeof readTransactionsPage<Row>>>
  /** The name of the page, such as `invoices`. */
  page: string
}

function payHrefOf(ids: readonly number[]) {
  return `${paymentHrefs.create}?ids=${ids.join(',')}`
}

/** A list of transactions with its heading; filters, order and page are in the address. */
export function TransactionsPage<Row>({ kind, loaderData, page }: TransactionsPageProps<Row>) {
  const { first, known, addresses, today } = loaderData
  const runtime = useRuntime()
  const { mayPay } = useSession()
  const api = async () => (await runtime.load()).api
  const list = useList({
    ...useListAddress(kind.codec),
    initial: first,
    load: async (query, options) => readTransactions(kind, await api(), query, options),
  })
  const { filters } = list.query
  const totals = useTransactionTotals(filters, known, async (asked, options) =>
    readTotals(kind, await api(), asked, options),
  )
  return (
    <>
      <AccountHeading
        page={page}
        actions={
          <>
            <StatementButton today={today} onStatement={async (range) => (await api()).generatePDF(range)} />
            <ExportMenu
              {...{ kind, filters }}
              total={list.table.total}
              onExport={async (input) => (await api()).exportTransactions(input)}
            />
          </>
        }
      />
      <nav aria-label="Billing lists" className="record-lists">
        {pages.map(({ path, title }) => (
          <NavLink key={path} to={`/myaccount/menu/${path}`}>
            {title}
          </NavLink>
        ))}
      </nav>
      <Transactions
        {...{ kind, list, totals, addresses, today }}
        hrefOf={(details, id) => `/myaccount/menu/${details}?id=${id}`}
        {...(mayPay ? { payHrefOf } : {})}
        onPdf={async (papers) => (await api()).generatePDF(papers)}
        onZip={async (papers) => (await api()).generateZip(papers)}
        slotProps={{ table: { count: { 'data-results': '' } }, paused: { 'data-results': '' } }}
      />
    </>
  )
}
