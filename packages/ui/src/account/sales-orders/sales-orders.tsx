'use client'
import type { SalesOrder } from '@gauze/contract'
import type { ComponentPropsWithRef, FormEvent } from 'react'
import { Button } from '../../actions/button/index.js'
import type { DataTableFilter } from '../../data-table/index.js'
import { useDateFormat } from '../../formats/index.js'
import { FormErrors, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { SalesOrderTable, type SalesOrderTableProps } from '../sales-order-table/index.js'
import { orderDayProblems, orderDayRules } from './order-days.js'
import { type SalesOrdersMessages, salesOrdersMessages } from './sales-orders.messages.js'
import { hasDayProblems, ORDER_FILTERS, type SalesOrderFilters, salesOrdersCodec } from './sales-orders-list.js'

/** Props of the parts, by their `data-slot`. */
export interface SalesOrdersSlotProps {
  filters?: Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'>
  /** The table; its own `slotProps` are those of a `DataTable`. */
  table?: Partial<Omit<SalesOrderTableProps, 'rows' | 'hrefOf'>>
  /** In place of the table, while the days are wrong. */
  paused?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
}

export interface SalesOrdersProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The orders, from `useList` with `salesOrdersCodec`. */
  list: Pick<ListHandle<SalesOrder, SalesOrderFilters>, 'query' | 'table' | 'setFilters'>
  /** The statuses that an order can have, to filter by. */
  statuses: readonly string[]
  /** The page of one order. */
  hrefOf: (order: SalesOrder) => string
  slotProps?: SalesOrdersSlotProps
  messages?: Partial<SalesOrdersMessages>
}

/**
 * The orders of a company with their filters. Filters, order and page are in the address, as of every list. Days with
 * errors list nothing and say so.
 *
 * @example
 * const list = useList({
 *   query: salesOrdersCodec.read(params),
 *   limits: salesOrdersCodec.limits,
 *   load: (query, options) => readSalesOrders(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <SalesOrders list={list} statuses={statuses} hrefOf={({ id }) => `/orders/${id}`} />
 */
export function SalesOrders({
  list,
  statuses,
  hrefOf,
  slotProps = {},
  messages,
  className,
  ...props
}: SalesOrdersProps) {
  const text = useMessages('salesOrders', salesOrdersMessages, messages)
  const { filters } = list.query
  const isFiltered = Object.keys(filters).length > 0
  const inUse = useFiltersInUse(filters, text)
  return (
    <div {...props} className={cx('gz-sales-orders-list', className)}>
      <FilterForm list={list} statuses={statuses} text={text} form={slotProps.filters} />
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
          {...slotProps.table}
          hrefOf={hrefOf}
        />
      )}
    </div>
  )
}

/** The filters of an address with valid days, in words. */
function useFiltersInUse(filters: SalesOrderFilters, text: SalesOrdersMessages): readonly DataTableFilter[] {
  const day = useDateFormat()
  if (hasDayProblems(filters)) return []
  const { search, status, fromDate, toDate } = filters
  return [
    { id: 'search', label: text.search, value: search },
    { id: 'status', label: text.status, value: status },
    { id: 'fromDate', label: text.fromDate, value: fromDate && day(fromDate) },
    { id: 'toDate', label: text.toDate, value: toDate && day(toDate) },
  ].flatMap(({ value, ...filter }) => (value ? [{ ...filter, value }] : []))
}

interface FilterFormProps extends Pick<SalesOrdersProps, 'list' | 'statuses'> {
  text: SalesOrdersMessages
  form: SalesOrdersSlotProps['filters']
}

function FilterForm({ list, statuses, text, form: { className, ...props } = {} }: FilterFormProps) {
  const { filters } = list.query
  const { search, status, fromDate, toDate } = text
  const form = useForm({
    defaultValues: { search: '', status: '', fromDate: '', toDate: '', ...filters },
    labels: { search, status, fromDate, toDate },
    rules: orderDayRules,
    words: { noDay: text.noDay, reversed: text.reversed },
    fieldErrors: dayErrors(filters, text),
    isAnswer: false,
    isPending: list.table.isBusy,
  })
  const day = (name: 'fromDate' | 'toDate') => ({ ...form.text(name), type: 'date', hasOptionalMark: false })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    list.setFilters(salesOrdersCodec.read(new URLSearchParams(form.values)).filters)
  }
  const clear = () => {
    form.reset()
    list.setFilters({})
  }
  return (
    <>
      <FormErrors form={form} />
      <form {...props} {...form.root} onSubmit={submit} data-slot="filters" className={cx(className)}>
        <div data-slot="fields">
          <TextField {...form.text('search')} type="search" maxLength={ORDER_FILTERS.search} hasOptionalMark={false} />
          <SelectField
            {...form.choice('status')}
            options={[{ value: '', label: text.anyStatus }, ...statuses.map((value) => ({ value, label: value }))]}
          />
          <TextField {...day('fromDate')} />
          <TextField {...day('toDate')} />
          <div data-slot="actions">
            <Button {...form.submit} variant="quiet">
              {text.filter}
            </Button>
            {hasDayProblems(filters) ? (
              <Button variant="plain" onClick={clear}>
                {text.clear}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
    </>
  )
}

/** The errors of the days of an address, in words, by field. */
function dayErrors(filters: SalesOrderFilters, text: SalesOrdersMessages): Readonly<Record<string, string>> {
  const problems = Object.entries(orderDayProblems(filters))
  return Object.fromEntries(problems.map(([field, { code }]) => [field, text[code]]))
}
