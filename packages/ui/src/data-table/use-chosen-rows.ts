'use client'
import { useState } from 'react'
import type { RowKey } from './data-table.types.js'

/**
 * The chosen rows of a list on all of its pages: a table knows only their keys, and a page only its own rows.
 *
 * @param shown the rows of the page, whose newest version replaces a chosen one
 * @param keyOf the key that identifies a row
 * @example const { rows, chooseKeys, choose } = useChosenRows(list.table.rows, ({ id }) => id)
 */
export function useChosenRows<Row>(shown: readonly Row[], keyOf: (row: Row) => RowKey) {
  const [chosen, setChosen] = useState<ReadonlyMap<RowKey, Row>>(new Map())
  const pairs = shown.map((row) => [keyOf(row), row] as const)
  const newest = new Map(pairs)
  return {
    rows: [...chosen].map(([key, row]) => newest.get(key) ?? row),
    /** Chooses the rows with these keys, and no others. */
    chooseKeys: (keys: ReadonlySet<RowKey>) =>
      setChosen(new Map([...new Map([...pairs, ...chosen])].filter(([key]) => keys.has(key)))),
    /** Chooses more rows. */
    choose: (...more: readonly Row[]) =>
      setChosen(new Map([...chosen, ...more.map((row) => [keyOf(row), row] as const)])),
  }
}
