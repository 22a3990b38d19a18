import { centsFromDollars, formatDate, formatUsd } from '@gauze/rules'
import type { DataColumn } from './index.js'

/** An invoice of the stories. */
export interface Invoice {
  id: number
  number: string
  po: string
  shipTo: string
  due: string
  dollars: number
}

const places = ['Outpatient pavilion', 'Main hospital', 'Surgery center']

export const invoices: readonly Invoice[] = [212.4, 345.19, 266.66, 481.4, 365.31, 365.72, 821.82, 948.83].map(
  (dollars, index) => ({
    id: index + 1,
    number: `INV-${20611 + index * 57}`,
    po: `PO-${23970 + index * 43}`,
    shipTo: places[index % places.length] ?? '',
    due: `2026-1${index % 2}-1${index}T12:00:00Z`,
    dollars,
  }),
)

export const invoiceColumns: readonly DataColumn<Invoice>[] = [
  {
    id: 'number',
    header: 'Invoice',
    cell: ({ id, number }) => <a href={`/invoices/${id}`}>{number}</a>,
    text: ({ number }) => number,
    isRowHeader: true,
  },
  { id: 'po', header: 'PO number', cell: ({ po }) => po, text: ({ po }) => po },
  { id: 'shipTo', header: 'Ship to', cell: ({ shipTo }) => shipTo, isWideOnly: true },
  {
    id: 'due',
    header: 'Due',
    cell: ({ due }) => formatDate(due),
    text: ({ due }) => formatDate(due),
    isSortable: true,
  },
  {
    id: 'amount',
    header: 'Open amount',
    cell: ({ dollars }) => formatUsd(centsFromDollars(dollars)),
    text: ({ dollars }) => dollars,
    isNumber: true,
    isSortable: true,
  },
]
