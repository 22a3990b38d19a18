'use client'
import type { RelatedAccount, ShipTo } from '@gauze/contract'
import type { DataTableFilter } from '../../data-table/index.js'
import { useDateFormat } from '../../formats/index.js'
import type { SelectOption } from '../../forms/select-field/index.js'
import type { TextFilters } from '../../hooks/list-codec.js'
import { hasDayProblems } from './record-days.js'
import type { RecordListMessages } from './record-list.messages.js'

/** The most characters of each filter. */
export const RECORD_FILTERS = {
  ...{ search: 100, account: 10, address: 10, status: 40, fromDate: 10, toDate: 10, age: 20 },
} as const

export type RecordFilterName = keyof typeof RECORD_FILTERS

/** Filters of a list of records; account and address are ids, and days are written as 2026-11-20. */
export type RecordFilterValues = TextFilters<RecordFilterName>

/** The values to filter by. */
export interface RecordChoices {
  readonly statuses: readonly SelectOption<string>[]
  readonly addresses: readonly ShipTo[]
  /** The accounts of a parent login: with two or more, the account is a filter. */
  readonly accounts: readonly RelatedAccount[]
}

/** The filters of an address with valid days, in words. */
export function useRecordFiltersInUse(
  filters: RecordFilterValues,
  { statuses, addresses, accounts }: RecordChoices,
  text: RecordListMessages,
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
    { id: 'status', label: text.status, value: statuses.find(({ value }) => value === status)?.label },
    { id: 'fromDate', label: text.fromDate, value: fromDate && day(fromDate) },
    { id: 'toDate', label: text.toDate, value: toDate && day(toDate) },
  ].flatMap(({ value, ...filter }) => (value ? [{ ...filter, value }] : []))
}
