import { easternDate } from '@gauze/rules'
import {
  ExportMenu,
  readTotals,
  StatementButton,
  type TransactionKind,
  Transactions,
  useTransactionTotals,
} from '@gauze/ui/billing/transactions'
import { useSession } from '@gauze/ui/hooks'
import { useRuntime } from '../browser/runtime-provider.js'
import { AccountHeading } from './account-heading.js'
import { listRoute, useStoreList } from './list-route.js'
import { PageLinks } from './page-links.js'
import { payHrefOf } from './payment-hrefs.js'

const pages = ['invoices', 'paymenthistory', 'creditmemos', 'openitems'] as const

/** The exports of a route that shows a list of transactions with its totals, papers and exports. */
export function transactionListRoute<Row>(kind: TransactionKind<Row>, page: (typeof pages)[number]) {
  return listRoute({
    source: kind,
    apiOf: ({ api }) => api,
    readMore: async (api, _store, filters) => {
      const [totals, { addresses }] = await Promise.all([readTotals(kind, api, filters), api.getShipToList()])
      return { known: { filters, totals }, addresses, today: easternDate(new Date()) }
    },
    page,
    View: ({ list, more: { known, addresses, today } }) => {
      const { load } = useRuntime()
      const { mayPay } = useSession()
      const { filters } = list.query
      const totals = useTransactionTotals(filters, known, async (asked, options) =>
        readTotals(kind, (await load()).api, asked, options),
      )
      return (
        <>
          <AccountHeading
            page={page}
            className="billing-heading"
            description={undefined}
            actions={
              <>
                <StatementButton today={today} onStatement={async (range) => (await load()).api.generatePDF(range)} />
                <ExportMenu
                  {...{ kind, filters }}
                  total={list.table.total}
                  onExport={async (input) => (await load()).api.exportTransactions(input)}
                />
              </>
            }
          >
            <PageLinks group="billing" pages={pages} />
          </AccountHeading>
          <Transactions
            {...{ kind, list, totals, addresses, today }}
            {...(mayPay ? { payHrefOf } : {})}
            onPdf={async (papers) => (await load()).api.generatePDF(papers)}
            onZip={async (papers) => (await load()).api.generateZip(papers)}
            {...useStoreList()}
          />
        </>
      )
    },
  })
}
