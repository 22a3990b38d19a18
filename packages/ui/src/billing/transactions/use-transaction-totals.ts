'use client'
import type { TransactionTotals } from '@gauze/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasDayProblems, type RecordFilterValues } from '../../records/record-list/index.js'
import type { TransactionKind, TransactionsPort } from './transaction-kind.js'

/** Totals with the filters that they are of. */
export interface KnownTotals {
  readonly filters: RecordFilterValues
  /** Null if they could not be read. */
  readonly totals: TransactionTotals | null
}

/**
 * Reads the totals of everything that the filters of a list leave; null if a day has an error.
 *
 * @example const totals = await readTotals(invoiceList, api, { status: 'open' })
 */
export async function readTotals<Row>(
  { list, filtersOf }: TransactionKind<Row>,
  { getTransactionTotals }: Pick<TransactionsPort, 'getTransactionTotals'>,
  filters: RecordFilterValues,
  options?: { readonly signal?: AbortSignal },
): Promise<TransactionTotals | null> {
  return hasDayProblems(filters) ? null : getTransactionTotals({ list, ...filtersOf(filters) }, options)
}

/**
 * The totals of the filters in the page's address. The ones of before stay until the answer arrives.
 *
 * @param filters the filters in the page's address
 * @param initial totals that are already loaded, such as a router's data; pass the same object on every render
 * @param read reads the totals of other filters, such as with `readTotals`
 * @returns null if they could not be read
 * @example const totals = useTransactionTotals(list.query.filters, first, async (filters) => readTotals(kind, api, filters))
 */
export function useTransactionTotals(
  filters: RecordFilterValues,
  initial: KnownTotals,
  read: (filters: RecordFilterValues, options: { readonly signal: AbortSignal }) => Promise<TransactionTotals | null>,
): TransactionTotals | null {
  const [totals, setTotals] = useState(initial.totals)
  const taken = useRef<KnownTotals>(null)
  const key = JSON.stringify(filters)
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const isNew = taken.current !== initial
    taken.current = initial
    if (isNew && JSON.stringify(initial.filters) === key) return setTotals(initial.totals)
    const answer = await read(filters, { signal }).catch(() => null)
    if (!signal.aborted) setTotals(answer)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when there is something to follow.
  useEffect(() => {
    const stop = new AbortController()
    void follow(stop.signal)
    return () => stop.abort()
  }, [key, initial])
  return totals
}
