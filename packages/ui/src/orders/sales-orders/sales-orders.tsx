'use client'
import type { RelatedAccount, ShipTo } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import {
  hasDayProblems,
  RecordFilters,
  type RecordFiltersProps,
  useRecordFiltersInUse,
} from '../../data-table/record-filters/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ListedOrder, SalesOrderTable, type SalesOrderTableProps } from '../sales-order-table/index.js'
import { type SalesOrdersMessages, salesOrdersMessages } from './sales-orders.messages.js'
import { type SalesOrderFilters, salesOrdersCodec } from './sales-orders-list.js'

/** Props of the parts, by their `data-slot`. */
export interface SalesOrdersSlotProps {
  filters?: Omit<RecordFiltersProps, 'filters' | 'choices' | 'isBusy' | 'onFilter' | 'text'>
  /** Props of the table, whose `slotProps` are the ones of `DataTable`. */
  table?: Partial<Omit<SalesOrderTableProps, 'rows' | 'hrefOf'>>
  /** Props of the text that replaces the table while a day has an error. */
  paused?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
}

export interface SalesOrdersProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The orders, from `useList` with `salesOrdersCodec`. */
  list: Pick<ListHandle<ListedOrder, SalesOrderFilters>, 'query' | 'table' | 'setFilters'>
  /** The statuses that an order can have, to filter by. */
  statuses: readonly string[]
  /** The addresses that orders were shipped to, to filter by. */
  addresses: readonly ShipTo[]
  /** The accounts of a parent login: with two or more, each order shows its account, and the account is a filter. */
  accounts?: readonly RelatedAccount[]
  /** The page of one order. */
  hrefOf: (order: ListedOrder) => string
  slotProps?: SalesOrdersSlotProps
  messages?: Partial<SalesOrdersMessages>
}

/**
 * The orders of a company with their filters. The page's address holds filters, order and page, as in every list. While
 * a day has an error, a text replaces the list.
 *
 * @example
 * const list = useList({
 *   query: salesOrdersCodec.read(params),
 *   limits: salesOrdersCodec.limits,
 *   load: (query, options) => readSalesOrders(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <SalesOrders list={list} statuses={statuses} addresses={addresses} hrefOf={({ id }) => `/orders/${id}`} />
 */
export function SalesOrders({
  list,
  statuses,
  addresses,
  accounts = [],
  hrefOf,
  slotProps = {},
  messages,
  className,
  ...props
}: SalesOrdersProps) {
  const text = useMessages('salesOrders', salesOrdersMessages, messages)
  const { filters } = list.query
  const isFiltered = Object.keys(filters).length > 0
  const choices = { statuses: statuses.map((value) => ({ value, label: value })), addresses, accounts }
  const inUse = useRecordFiltersInUse(filters, choices, text)
  return (
    <div {...props} className={cx('gz-sales-orders-list', className)}>
      <RecordFilters
        {...slotProps.filters}
        {...{ filters, choices, text }}
        isBusy={list.table.isBusy}
        onFilter={(values) => list.setFilters(salesOrdersCodec.read(values).filters)}
      />
      {hasDayProblems(filters) ? (
        <p {...slotProps.paused} data-slot="paused" tabIndex={-1}>
          {text.paused}
        </p>
      ) : (
        <SalesOrderTable
          {...list.table}
          filters={inUse}
          onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
          {...(isFiltered ? { messages: { emptyTitle: text.noMatchTitle, empty: text.noMatch } } : {})}
          hasAccounts={accounts.length > 1}
          {...slotProps.table}
          hrefOf={hrefOf}
        />
      )}
    </div>
  )
}
