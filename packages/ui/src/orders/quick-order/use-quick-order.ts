import type { ProductCard } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { useEffect, useRef, useState } from 'react'
import type { ListRow } from '../../lists/item-lists/read-rows.js'
import { quantityOf } from '../../lists/item-lists/row-quantity.js'
import {
  emptyRow,
  type FoundRow,
  type HeldFields,
  isFound,
  type OrderRow,
  type SavedRow,
  type SettledRows,
  withChosen,
  withLeft,
  withProducts,
  withQuantity,
  withRow,
} from './order-rows.js'

/** How many lines are looked up at the same time. */
const AT_ONCE = 4

/** The most lines of one order, which are the most of one request. */
export const MOST_LINES = 500

/** Finds the products for a text. */
export type FindProducts = (text: string) => Promise<readonly ProductCard[]>

interface QuickOrderOptions {
  find: FindProducts
  initial: readonly SavedRow[]
  onMerged: (row: FoundRow) => void
  /** The fields that the person is in at present. */
  heldFields: () => HeldFields
}

/** The lines of a quick order. The last one is empty. */
export function useQuickOrder({ find, initial, onMerged, heldFields }: QuickOrderOptions) {
  const [rows, setRows] = useState<readonly OrderRow[]>(() => withEmptyRow(initial.map(rowOf)))
  // Answers arrive one after another, each before the change of the other is rendered.
  const latest = useRef(rows)
  const change = (next: readonly OrderRow[]) => {
    latest.current = withEmptyRow(next)
    setRows(latest.current)
  }
  const patch = (key: number, changes: Partial<OrderRow>) => {
    change(latest.current.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  }
  const settle = ({ rows: settled, mergedInto }: SettledRows) => {
    change(settled)
    if (mergedInto) onMerged(mergedInto)
  }
  const ask = async ({ key, text }: OrderRow) => {
    try {
      const products = await find(text.trim())
      settle(withProducts(latest.current, key, text, products, heldFields()))
    } catch (error) {
      const row = latest.current.find((each) => each.key === key)
      if (row?.text !== text || row.result.type !== 'looking') return
      const failure = readFailure(error)
      const result: OrderRow['result'] =
        failure.kind === 'network' ? { type: 'unheard' } : { type: 'failed', reason: reasonOf(failure) }
      change(withRow(latest.current, { ...row, result }))
    }
  }
  const askAll = async (keys: readonly number[]) => {
    const waiting = [...keys]
    const askNext = async () => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        const row = latest.current.find((each) => each.key === key)
        if (row?.result.type === 'looking') await ask(row)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  }
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void askAll(latest.current.filter(({ result }) => result.type === 'looking').map(({ key }) => key))
  })

  return {
    rows,
    /** The rows after a change that is not rendered yet. */
    latest: () => latest.current,
    patch,
    /** Looks the rows up again for which the store gave no answer, or a failure. */
    retryFailed: () => {
      const failed = latest.current
        .filter(({ result }) => result.type === 'unheard' || result.type === 'failed')
        .map(({ key }) => key)
      if (failed.length === 0) return
      change(latest.current.map((row) => (failed.includes(row.key) ? { ...row, result: { type: 'looking' } } : row)))
      void askAll(failed)
    },
    lookUp: (key: number, text: string) => {
      if (text.trim() === '') return
      const known = latest.current.find((each) => each.key === key)
      const row = { ...(known && !known.merged ? known : emptyRow(key)), text, isSent: false, isQuiet: false }
      const asked: OrderRow = { ...row, result: { type: 'looking' } }
      change(withRow(latest.current, asked))
      void ask(asked)
    },
    choose: (row: OrderRow, product: ProductCard) => {
      settle(withChosen(latest.current, row, product, heldFields()))
    },
    setQuantity: (key: number, quantity: number) => settle(withQuantity(latest.current, key, quantity)),
    leave: (key: number, held: HeldFields) => {
      const settled = withLeft(latest.current, key, held)
      if (settled.rows !== latest.current) settle(settled)
    },
    remove: (key: number) => change(latest.current.filter((row) => row.key !== key)),
    /** Puts pasted lines in the place of a row. @returns how many there is room for */
    paste: (key: number, lines: readonly ListRow[]): number => {
      const at = latest.current.findIndex((row) => row.key === key)
      const room = MOST_LINES - latest.current.filter((row) => row.text !== '' && row.key !== key).length
      const first = nextKey(latest.current)
      const added = lines.slice(0, Math.max(0, room)).map((line, index): OrderRow => {
        const isWrong = line.problem === 'noQuantity' || line.problem === 'belowOne' || line.problem === 'tooMany'
        return {
          // The field that has the focus stays.
          ...emptyRow(index === 0 ? key : first + index),
          text: line.item,
          quantity: line.quantity === '' || isWrong ? 1 : quantityOf(line.quantity),
          wrongQuantity: isWrong ? line.quantity : null,
          wantedUnit: line.unit || null,
          ...{ result: { type: 'looking' }, isQuiet: true },
        }
      })
      change([...latest.current.slice(0, at), ...added, ...latest.current.slice(at + 1)])
      void askAll(added.map((row) => row.key))
      return added.length
    },
    /** Marks rows as sent, and takes the ones away that the cart has. */
    send: (sent: readonly FoundRow[], done: readonly OrderRow[]) => {
      const sentKeys = new Set(sent.map(({ key }) => key))
      const doneKeys = new Set(done.map(({ key }) => key))
      change(
        latest.current.flatMap((row) =>
          doneKeys.has(row.key)
            ? []
            : [sentKeys.has(row.key) && isFound(row) ? { ...row, isSent: true, isQueued: false } : row],
        ),
      )
    },
    /** Marks rows as ordered before their items are known; without rows, no row is. */
    queue: (queued: readonly OrderRow[]) => {
      const keys = new Set(queued.map(({ key }) => key))
      change(latest.current.map((row) => ({ ...row, isQueued: keys.has(row.key) })))
    },
  }
}

function rowOf(kept: SavedRow, index: number): OrderRow {
  const result: OrderRow['result'] = { type: kept.text.trim() === '' ? 'untried' : 'looking' }
  return { ...emptyRow(index), ...kept, result, isQuiet: true }
}

function nextKey(rows: readonly OrderRow[]): number {
  return rows.reduce((most, { key }) => Math.max(most, key), -1) + 1
}

function withEmptyRow(rows: readonly OrderRow[]): readonly OrderRow[] {
  const last = rows.at(-1)
  const isEmpty = last?.text === '' && !last.isSent
  return isEmpty || rows.length >= MOST_LINES ? rows : [...rows, emptyRow(nextKey(rows))]
}
