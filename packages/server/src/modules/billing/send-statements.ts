import type { AccountSettings } from '@gauze/contract'
import { accountPath, cents, easternDate, easternTime, formatDate, formatUsd } from '@gauze/rules'
import { type Db, inTransaction, namedQuery } from '../../db/client.js'
import { createScope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { joinDocuments, type PaperServices, readPapers, readStatementDocument } from './papers/paper-documents.js'
import { lastPeriod, type StatementPeriod } from './statement-period.js'

/** The time in Eastern time from which statements go out. */
const sendFrom = '07:00'
/** Invoices that go with a statement; the store has the other invoices. */
const mostInvoices = 200

interface StatementCompany {
  readonly id: number
  readonly frequency: AccountSettings['statementFrequency']
  readonly includesInvoices: boolean
  readonly lastOn: string | null
  readonly administrators: readonly string[]
  /** Further addresses, separated by commas. */
  readonly furtherEmails: string
}

const companiesQuery = namedQuery<StatementCompany>(
  'statement-companies',
  `SELECT a.id, a.statement_frequency AS frequency, a.statement_include_invoices AS "includesInvoices",
    a.last_statement_on AS "lastOn", a.statement_emails AS "furtherEmails", json_agg(u.email ORDER BY u.id) AS administrators
  FROM accounts a JOIN users u ON u.account_id = a.id AND u.active AND u.is_admin AND u.is_price_visible
  WHERE a.active AND a.statement_frequency <> 'never' AND a.statement_method = 'email'
    AND EXISTS (SELECT FROM invoices v WHERE v.account_id = a.id)
  GROUP BY a.id ORDER BY a.id`,
)

const claimQuery = namedQuery<{ id: number }>(
  'statement-claim',
  `UPDATE accounts SET last_statement_on = $2::date
  WHERE id = $1 AND (last_statement_on IS NULL OR last_statement_on < $2::date) RETURNING id`,
)

const issuedQuery = namedQuery<{ id: number }>(
  'statement-invoices',
  `SELECT id FROM invoices WHERE account_id = $1 AND issued_on BETWEEN $2::date AND $3::date
  ORDER BY issued_on, id LIMIT $4`,
)

/** The parts of the server that sending statements needs. */
interface StatementServices extends PaperServices, Pick<Services, 'jobs' | 'ports'> {
  /** Called for each company whose statement could not be sent; the next run tries it again. */
  readonly onFailure: (error: unknown, accountId: number) => void
}

async function writeMail(
  db: Db,
  { id, includesInvoices }: StatementCompany,
  period: StatementPeriod,
  services: StatementServices,
) {
  const { ports, publicUrl } = services
  // No person asks, so the scope has no session; userId 0 is nobody's.
  const scope = createScope(db, { accountId: id, userId: 0 })
  const range = { ...period, openTransactionsOnly: false }
  const { data, document } = await readStatementDocument(scope, range, services)
  const invoices = includesInvoices
    ? await issuedQuery.all(db, [id, period.startDate, period.statementDate, mostInvoices])
    : []
  const papers = invoices.map((invoice) => ({ type: 'invoice' as const, transactionId: invoice.id }))
  const documents = papers.length > 0 ? await readPapers(scope, papers, services) : []
  const file = await ports.pdf.write(joinDocuments([document, ...documents]))
  const days = `${formatDate(period.startDate)} to ${formatDate(period.statementDate)}`
  return (recipient: string) => ({
    ...composeMail({
      kind: 'statement',
      recipient,
      subject: `Statement of ${data.accountName}, ${days}`,
      parts: [
        { kind: 'text', text: `The statement of ${data.accountName} is attached.` },
        {
          kind: 'facts',
          facts: [
            [`Balance before ${formatDate(period.startDate)}`, formatUsd(cents(data.opening))],
            ...(data.pending === 0 ? [] : [['Payments on their way', formatUsd(cents(data.pending))] as const]),
            [`Left to pay on ${formatDate(period.statementDate)}`, formatUsd(cents(data.closing - data.pending))],
          ],
        },
        { kind: 'link', label: 'See the invoices', href: `${publicUrl()}${accountPath('invoices')}` },
        { kind: 'text', text: 'Administrators choose in Settings how often a statement comes.' },
      ],
    }),
    attachment: file.toString('base64'),
    attachmentName: `statement-${period.statementDate}.pdf`,
  })
}

/** Everybody who gets the statement, each once. */
function recipientsOf({ administrators, furtherEmails }: StatementCompany): ReadonlySet<string> {
  const further = furtherEmails.split(',').map((address) => address.trim())
  return new Set([...administrators, ...further].filter(Boolean))
}

/**
 * From seven in the morning in Eastern time, mails the administrators of each company, and the addresses of its settings, the statement of its last period,
 * if they have not got it. The note of the period and its mails are one transaction, so that several servers, or a run
 * that is repeated, mail once.
 * @param options.signal ends the run between two companies
 * @example
 * await sendStatements(store.db, { ...services, onFailure }, { signal })
 */
export async function sendStatements(
  db: Db,
  services: StatementServices,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  const at = services.now()
  if (easternTime(at) < sendFrom) return
  const send = async (company: StatementCompany) => {
    const period = lastPeriod(company.frequency, easternDate(at))
    if (period === null || (company.lastOn !== null && company.lastOn >= period.statementDate)) return
    const mailTo = await writeMail(db, company, period, services)
    await inTransaction(db, async (tx) => {
      if ((await claimQuery.all(tx, [company.id, period.statementDate])).length === 0) return
      for (const recipient of recipientsOf(company)) await queueMail(tx, services.jobs, mailTo(recipient))
    })
  }
  for (const company of await companiesQuery.all(db, [])) {
    if (signal?.aborted) return
    await send(company).catch((error: unknown) => services.onFailure(error, company.id))
  }
}
