import type { Paper } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import type { Config } from '../../../base/config.js'
import { notFound } from '../../../base/problem.js'
import { unnamedSeller } from '../../../base/seller.js'
import type { Scope } from '../../../db/scope.js'
import type { PdfDocument, PdfPart } from '../../../ports/pdf.types.js'
import type { Services } from '../../../services/services.js'
import { readOrder } from '../../orders/orders.repository.js'
import { readStatement, type StatementData, type StatementRange } from '../statement.repository.js'
import { readCreditMemos, readInvoices, readPayments } from '../transaction-details.repository.js'
import { invoicePaper } from './invoice-paper.js'
import { estimatePaper, orderPaper, packingSlipPaper } from './order-papers.js'
import {
  type Customer,
  readCustomers,
  readEstimateRecords,
  readInvoiceFacts,
  readMakers,
  readMemoFacts,
  readOwners,
  readParcels,
} from './paper-facts.repository.js'
import type { PaperStore } from './paper-words.js'
import { creditMemoPaper, receiptPaper } from './payment-papers.js'
import { statementDocument } from './statement-document.js'

/** The services that papers are written with. */
export type PaperServices = Pick<Services, 'now' | 'publicUrl'> & {
  readonly config: Pick<Config, 'seller' | 'mailFrom'>
}

/** The seller and the address of the store, as papers name them. */
export function paperStore({ config: { seller, mailFrom }, publicUrl }: PaperServices): PaperStore {
  return { seller: seller ?? unnamedSeller(mailFrom), host: new URL(publicUrl()).host }
}

const kindWords: Readonly<Record<Paper['type'], string>> = {
  invoice: 'invoice',
  payment: 'payment',
  creditMemo: 'credit memo',
  order: 'order',
  packingSlip: 'order',
  estimate: 'estimate',
}

/** The papers of a scope while they are read. */
interface Reading {
  readonly scope: Scope
  readonly store: PaperStore
  readonly customers: ReadonlyMap<number, Customer>
  readonly keep: (type: Paper['type'], id: number, part: PdfPart) => void
}

function noAccount() {
  return notFound('This account is no longer there. Log in again.')
}

/** The company of a record that the scope reaches. */
function customerOf({ customers }: Reading, accountId: number | undefined): Customer {
  const customer = accountId === undefined ? undefined : customers.get(accountId)
  if (customer === undefined) throw noAccount()
  return customer
}

function makersOf({ scope }: Reading, records: readonly { readonly lines: readonly { readonly itemId: number }[] }[]) {
  return readMakers(
    scope,
    records.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)),
  )
}

async function keepInvoices(reading: Reading, ids: readonly number[], today: string): Promise<void> {
  const { scope, store, keep } = reading
  const invoices = await readInvoices(scope, ids, today)
  const facts = await readInvoiceFacts(scope, ids)
  const makers = await makersOf(reading, invoices)
  for (const invoice of invoices) {
    const found = facts.get(invoice.id)
    if (found === undefined) continue
    const customer = customerOf(reading, found.accountId)
    keep('invoice', invoice.id, invoicePaper(invoice, found, customer, makers, store))
  }
}

async function keepPayments(reading: Reading, payments: readonly number[], memos: readonly number[]): Promise<void> {
  const { scope, store, keep } = reading
  const owners = await readOwners(scope, payments, memos)
  for (const payment of await readPayments(scope, payments)) {
    keep('payment', payment.id, receiptPaper(payment, customerOf(reading, owners.get(`payment ${payment.id}`)), store))
  }
  if (memos.length === 0) return
  const facts = await readMemoFacts(scope, memos)
  const makers = await makersOf(reading, [...facts.values()])
  for (const memo of await readCreditMemos(scope, memos)) {
    const found = facts.get(memo.id)
    if (found === undefined) continue
    const customer = customerOf(reading, owners.get(`creditMemo ${memo.id}`))
    keep('creditMemo', memo.id, creditMemoPaper(memo, found, customer, makers, store))
  }
}

async function keepOrder(reading: Reading, { type, transactionId }: Paper): Promise<void> {
  const { scope, store, keep } = reading
  const order = await readOrder(scope, transactionId)
  if (order === null) return
  const makers = await makersOf(reading, [order])
  const customer = customerOf(reading, order.accountId)
  const part =
    type === 'order'
      ? orderPaper(order, customer, makers, store)
      : packingSlipPaper(order, await readParcels(scope, order.id), customer, makers, store)
  keep(type, order.id, part)
}

async function keepEstimates(reading: Reading, ids: readonly number[]): Promise<void> {
  const { scope, store, keep } = reading
  const estimates = await readEstimateRecords(scope, ids)
  const makers = await makersOf(reading, estimates)
  for (const estimate of estimates) {
    keep('estimate', estimate.id, estimatePaper(estimate, customerOf(reading, estimate.accountId), makers, store))
  }
}

/**
 * Reads papers of the scope's company, in the given order, each as a document.
 * @param services `now` is the time that the papers were made
 * @throws ProblemError 404 for a paper that the company does not have
 */
export async function readPapers(
  scope: Scope,
  papers: readonly Paper[],
  services: PaperServices,
): Promise<PdfDocument[]> {
  const now = services.now()
  const parts = new Map<string, PdfPart>()
  const reading: Reading = {
    scope,
    store: paperStore(services),
    customers: await readCustomers(scope),
    keep: (type, id, part) => void parts.set(`${type} ${id}`, part),
  }
  const idsOf = (type: Paper['type']) =>
    papers.filter((paper) => paper.type === type).map(({ transactionId }) => transactionId)
  const [invoices, payments, memos] = [idsOf('invoice'), idsOf('payment'), idsOf('creditMemo')]
  const estimates = idsOf('estimate')
  if (invoices.length > 0) await keepInvoices(reading, invoices, easternDate(now))
  if (payments.length + memos.length > 0) await keepPayments(reading, payments, memos)
  if (estimates.length > 0) await keepEstimates(reading, estimates)
  for (const paper of papers) {
    if (paper.type === 'order' || paper.type === 'packingSlip') await keepOrder(reading, paper)
  }
  return papers.map(({ type, transactionId }) => {
    const part = parts.get(`${type} ${transactionId}`)
    if (part === undefined) {
      throw notFound(`Your company has no such ${kindWords[type]}. Choose one from the list.`)
    }
    return { ...part, date: now }
  })
}

/** A statement with its data. */
interface WrittenStatement {
  readonly data: StatementData
  readonly document: PdfDocument
}

/**
 * Reads the statement of the scope's company as a document.
 * @param services `now` is the time that the statement was made
 * @throws ProblemError 404 when the company is no longer there
 */
export async function readStatementDocument(
  scope: Scope,
  range: StatementRange,
  services: PaperServices,
): Promise<WrittenStatement> {
  const data = await readStatement(scope, range)
  const customer = (await readCustomers(scope)).get(scope.accountId)
  if (data === null || customer === undefined) throw noAccount()
  const options = { customer, store: paperStore(services), date: services.now() }
  return { data, document: statementDocument(data, range, options) }
}

/** Several documents as one, each from a new page with its own count of pages. */
export function joinDocuments(documents: readonly PdfDocument[]): PdfDocument {
  const [first, ...more] = documents
  if (first === undefined) throw new Error('No document was given. Give at least one.')
  return more.length === 0 ? first : { ...first, title: `${documents.length} papers`, more }
}
