import { keepFilters, type ListOptions, listCodec, type TextFilters, useList } from '../hooks/index.js'
import { DataTable } from './index.js'
import { type Invoice, invoiceColumns } from './story-invoices.js'

const codec = listCodec({ filters: { status: 40 }, sorts: ['due', 'amount'], limit: 4, limits: [4, 8] })

export interface InvoiceListProps {
  load: ListOptions<Invoice, TextFilters<'status'>>['load']
  params: URLSearchParams
  setParams: (params: URLSearchParams, options: { replace: boolean }) => void
}

/** The list of the README of records. */
export function InvoiceList({ load, params, setParams }: InvoiceListProps) {
  const list = useList({
    load,
    query: codec.read(params),
    limits: codec.limits,
    hrefOf: (query) => `?${codec.write(query)}`,
    onQueryChange: (query, { reason }) => setParams(codec.write(query), { replace: reason === 'corrected' }),
  })
  const { filters } = list.query
  return (
    <DataTable
      {...list.table}
      label="Invoices"
      columns={invoiceColumns}
      keyOf={({ id }) => id}
      filters={filters.status ? [{ id: 'status', label: 'Status', value: filters.status }] : []}
      onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
    />
  )
}
