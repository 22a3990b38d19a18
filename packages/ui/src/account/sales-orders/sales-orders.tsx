'use client'
import type { RelatedAccount, ShipTo } from '@gauze/contract'
import type { ComponentPropsWithRef, FormEvent } from 'react'
import { Button } from '../../actions/button/index.js'
import type { DataTableFilter } from '../../data-table/index.js'
import { useDateFormat } from '../../formats/index.js'
import { FormErrors, useForm } from '../../forms/form/index.js'
import { SelectField, type SelectOption } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ListedOrder, SalesOrderTable, type SalesOrderTableProps } from '../sales-order-table/index.js'
import { orderDayProblems, orderDayRules } from './order-days.js'
import { type SalesOrdersMessages, salesOrdersMessages } from './sales-orders.messages.js'
import { hasDayProblems, ORDER_FILTERS, type SalesOrderFilters, salesOrdersCodec } from './sales-orders-list.js'

/** Props of the parts, by their `data-slot`. */
export interface SalesOrdersSlotProps {
  filters?: Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'>
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
  const choices = { statuses, addresses, accounts }
  const inUse = useFiltersInUse(filters, choices, text)
  return (
    <div {...props} className={cx('gz-sales-orders-list', className)}>
      <FilterForm list={list} choices={choices} text={text} form={slotProps.filters} />
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

/** The filters of an address with valid days, in words. */
function useFiltersInUse(
  filters: SalesOrderFilters,
  { addresses, accounts }: Choices,
  text: SalesOrdersMessages,
): readonly DataTableFilter[] {
  const day = useDateFormat()
  if (hasDayProblems(filters)) return []
  const { search, account, address, status, fromDate, toDate } = filters
  const isOfAccount = account !== undefined && accounts.length > 1
  const accountName = accounts.find(({ id }) => String(id) === account)?.accountName ?? text.otherAccount
  const shipTo = addresses.find(({ id }) => String(id) === address)?.label ?? text.otherAddress
  return [
    { id: 'search', label: text.search, value: search },
    { id: 'account', label: text.account, value: isOfAccount && accountName },
    { id: 'address', label: text.shipTo, value: address && shipTo },
    { id: 'status', label: text.status, value: status },
    { id: 'fromDate', label: text.fromDate, value: fromDate && day(fromDate) },
    { id: 'toDate', label: text.toDate, value: toDate && day(toDate) },
  ].flatMap(({ value, ...filter }) => (value ? [{ ...filter, value }] : []))
}

type Choices = Required<Pick<SalesOrdersProps, 'statuses' | 'addresses' | 'accounts'>>

interface FilterFormProps extends Pick<SalesOrdersProps, 'list'> {
  choices: Choices
  text: SalesOrdersMessages
  form: SalesOrdersSlotProps['filters']
}

function FilterForm({ list, choices, text, form: { className, ...props } = {} }: FilterFormProps) {
  const { filters } = list.query
  const { search, account, shipTo, status, fromDate, toDate } = text
  const form = useForm({
    defaultValues: { search: '', account: '', address: '', status: '', fromDate: '', toDate: '', ...filters },
    labels: { search, account, address: shipTo, status, fromDate, toDate },
    rules: orderDayRules,
    words: { noDay: text.noDay, reversed: text.reversed },
    fieldErrors: dayErrors(filters, text),
    isAnswer: false,
    isPending: list.table.isBusy,
  })
  const hasAccounts = choices.accounts.length > 1
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
        <div data-slot="fields" data-accounts={hasAccounts || undefined}>
          <TextField {...form.text('search')} type="search" maxLength={ORDER_FILTERS.search} hasOptionalMark={false} />
          {hasAccounts ? (
            <SelectField
              {...form.choice('account')}
              // Each address is of one account.
              onChange={(chosen) => form.set({ account: chosen, address: '' })}
              options={accountOptions(form.values, choices.accounts, text)}
            />
          ) : null}
          <SelectField {...form.choice('address')} options={addressOptions(form.values, choices, text)} />
          <SelectField
            {...form.choice('status')}
            options={[
              { value: '', label: text.anyStatus },
              ...choices.statuses.map((value) => ({ value, label: value })),
            ]}
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

/** The choices of a filter, with the chosen one of a link that is not among them. */
function optionsOf(options: readonly SelectOption<string>[], chosen: string | undefined, other: string) {
  const isKnown = options.some(({ value }) => value === (chosen ?? ''))
  return chosen === undefined || isKnown ? options : [...options, { value: chosen, label: other }]
}

function accountOptions({ account }: SalesOrderFilters, accounts: Choices['accounts'], text: SalesOrdersMessages) {
  const offered = accounts.map(({ id, accountName }) => ({ value: String(id), label: accountName }))
  return optionsOf([{ value: '', label: text.anyAccount }, ...offered], account, text.otherAccount)
}

/** The addresses of the chosen account, or of all accounts with the names of these. */
function addressOptions(
  { account, address }: SalesOrderFilters,
  { addresses, accounts }: Choices,
  text: SalesOrdersMessages,
) {
  const hasAccounts = accounts.length > 1
  const isOffered = ({ accountId }: ShipTo) => !hasAccounts || !account || String(accountId) === account
  const offered = addresses.filter(isOffered).map(({ id, label, city, accountName }) => ({
    value: String(id),
    label: text.address(label, city, hasAccounts && !account ? accountName : ''),
  }))
  return optionsOf([{ value: '', label: text.anyAddress }, ...offered], address, text.otherAddress)
}

/** The errors of the days of an address, in words, by field. */
function dayErrors(filters: SalesOrderFilters, text: SalesOrdersMessages): Readonly<Record<string, string>> {
  const problems = Object.entries(orderDayProblems(filters))
  return Object.fromEntries(problems.map(([field, { code }]) => [field, text[code]]))
}
