import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { useState } from 'react'
import { createKeySeed } from '../../internal/create-key-seed.js'
import type { ItemListsPort } from './item-lists.types.js'
import type { ListRow } from './read-rows.js'
import { quantityOf } from './row-quantity.js'

/** The most rows of one import. */
export const MOST_ROWS = 10_000

/** The most rows of one request. */
const MOST_SENT = 1000

/** A row that the list did not take, with the reason in words. */
export interface RejectedRow {
  readonly row: ListRow
  readonly reason: string
}

/** A row that the list took, and the facts of its barcode about the package. */
interface RowNotice {
  readonly place: number
  readonly notice: string
}

/** The rows of one import, and their outcomes. */
export interface RowImport {
  readonly total: number
  readonly added: number
  readonly merged: number
  readonly rejected: readonly RejectedRow[]
  readonly notices: readonly RowNotice[]
  /** The rows that wait for a request. */
  readonly unsent: readonly ListRow[]
  /** Why the last request failed; null while rows are being sent, and at the end. */
  readonly failure: Reason | null
  /** Idempotency keys begin with it. */
  readonly keySeed: string
}

/** Rows that were sent, with their outcomes. */
function withAnswer(run: RowImport, sent: readonly ListRow[], outcomes: Answer['outcomes']): RowImport {
  const count = (outcome: string) => outcomes.filter((each) => each.outcome === outcome).length
  const rejected = sent.flatMap((row, index) => {
    const outcome = outcomes[index]
    return outcome?.outcome === 'refused' ? { row, reason: outcome.detail } : []
  })
  const notices = sent.flatMap(({ place }, index) => {
    const outcome = outcomes[index]
    return outcome !== undefined && outcome.outcome !== 'refused' && outcome.notice
      ? [{ place, notice: outcome.notice }]
      : []
  })
  return {
    ...run,
    notices: [...run.notices, ...notices],
    added: run.added + count('added'),
    merged: run.merged + count('merged'),
    rejected: [...run.rejected, ...rejected].toSorted((one, other) => one.row.place - other.row.place),
    unsent: run.unsent.slice(sent.length),
  }
}

type Answer = Awaited<ReturnType<ItemListsPort['addListRows']>>

/**
 * Adds rows to a list, at most 1,000 a request, and accounts for every row. After a failure, the rows that are left
 * wait until they are sent again.
 *
 * @param problemText the words for a row that cannot be sent
 * @param onDone called when requests have ended, at the end or after a failure
 */
export function useRowImport(
  itemListId: number,
  addListRows: ItemListsPort['addListRows'],
  problemText: (problem: NonNullable<ListRow['problem']>) => string,
  onDone: (run: RowImport) => void,
) {
  const [run, setRun] = useState<RowImport | null>(null)
  const send = async (from: RowImport) => {
    let current: RowImport = { ...from, failure: null }
    setRun(current)
    while (current.unsent.length > 0 && current.failure === null) {
      const sent = current.unsent.slice(0, MOST_SENT)
      const rows = sent.map(({ item, quantity, unit }) => ({
        item,
        ...(quantity === '' ? {} : { quantity: quantityOf(quantity) }),
        ...(unit === '' ? {} : { unit }),
      }))
      try {
        const idempotencyKey = `${from.keySeed}-${sent[0]?.place}`
        const { outcomes } = await addListRows({ itemListId, rows }, { idempotencyKey })
        current = withAnswer(current, sent, outcomes)
      } catch (error) {
        current = { ...current, failure: reasonOf(readFailure(error)) }
      }
      setRun(current)
    }
    onDone(current)
  }
  return {
    run,
    isSending: run !== null && run.unsent.length > 0 && run.failure === null,
    start: (rows: readonly ListRow[]) => {
      const rejected = rows.flatMap((row) => (row.problem ? { row, reason: problemText(row.problem) } : []))
      const unsent = rows.filter(({ problem }) => problem === null)
      const counts = { total: rows.length, added: 0, merged: 0 }
      return send({ ...counts, rejected, unsent, notices: [], failure: null, keySeed: createKeySeed() })
    },
    retry: () => {
      if (run) void send(run)
    },
    dismiss: () => setRun(null),
  }
}
