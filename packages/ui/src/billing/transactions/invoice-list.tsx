import type { Invoice, InvoiceAge } from '@gauze/contract'
import { unbroken } from '../../internal/unbroken.js'
import { type RecordCalls, recordKind } from '../../records/record-list/index.js'
import { InvoiceStatus } from './invoice-status.js'
import { type TransactionKind, transactionParts } from './transaction-kind.js'
import { invoiceStatuses } from './transaction-statuses.js'
import type { TransactionsMessages } from './transactions.messages.js'

const ages = ['notDue', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const

/** The ages of open invoices, in words. */
export function ageNames(text: TransactionsMessages): Readonly<Record<InvoiceAge, string>> {
  return {
    notDue: text.ageNotDue,
    days1to30: text.age1to30,
    days31to60: text.age31to60,
    days61to90: text.age61to90,
    over90: text.ageOver90,
  }
}

/** The words of an age in an address; null for a text that is no age. */
export function ageNameOf(age: string | undefined, text: TransactionsMessages): string | null {
  const known = ages.find((each) => each === age)
  return known === undefined ? null : ageNames(text)[known]
}

/** Invoices, with their ages and open amounts. */
export const invoiceList: TransactionKind<Invoice> = {
  ...recordKind({
    ...transactionParts('invoices', 'dueDate', 'status', 'age'),
    statuses: invoiceStatuses,
    ages,
    otherFilters: ({ age }, text) => {
      const value = ageNameOf(age, text)
      return value === null ? [] : [{ id: 'age', label: text.age, value }]
    },
    sorts: ['dueDate', 'date', 'invoiceNumber', 'amountDue'],
    read: ({ getInvoices }: RecordCalls<'getInvoices'>, request, options) => getInvoices(request, options),
    keyOf: ({ id }) => id,
    columns: ({ text, day, money, link, today }) => [
      {
        id: 'invoiceNumber',
        header: text.invoice,
        cell: ({ id, invoiceNumber }) => link('invoice', id, invoiceNumber),
        text: ({ invoiceNumber }) => invoiceNumber,
        isRowHeader: true,
        isSortable: true,
      },
      {
        id: 'po',
        header: text.poAndOrder,
        cell: ({ poNum, orderId, orderNumber }) => (
          <span data-slot="lines">
            <span>{unbroken(poNum || '–')}</span>
            {orderId && orderNumber ? <small>{link('order', orderId, orderNumber)}</small> : null}
          </span>
        ),
      },
      { id: 'shipTo', header: text.shipTo, cell: ({ shipTo }) => shipTo, isWideOnly: true },
      { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true, isWideOnly: true },
      { id: 'dueDate', header: text.due, cell: ({ dueDate }) => day(dueDate), isSortable: true },
      { id: 'status', header: text.status, cell: (invoice) => <InvoiceStatus {...{ invoice, today }} /> },
      {
        id: 'amountDue',
        header: text.open,
        cell: ({ amountDue, pending, total }) => (
          <span data-slot="lines">
            <b>{money(amountDue)}</b>
            {amountDue === total ? null : <small>{text.ofTotal(money(total))}</small>}
            {pending === 0 ? null : <small>{text.onItsWay(money(pending))}</small>}
          </span>
        ),
        isNumber: true,
        isSortable: true,
      },
    ],
  }),
  list: 'invoices',
  paperOf: ({ id }) => ({ type: 'invoice', transactionId: id }),
  numberOf: ({ invoiceNumber }) => invoiceNumber,
  amountOf: ({ amountDue }) => amountDue,
}
