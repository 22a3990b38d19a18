import type { ItemListLine } from '@gauze/contract'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { lineKey } from '@gauze/rules'
import { useRef, useState } from 'react'
import { createKeySeed } from '../../internal/create-key-seed.js'
import type { ItemListsPort } from './item-lists.types.js'

/** A unit and a quantity that a person requested, with the idempotency key of the request. */
interface RequestedLine extends Pick<ItemListLine, 'unit' | 'quantity'> {
  readonly key: string
}

/** A request that the server has not confirmed. */
export interface LineEdit extends RequestedLine {
  /** Null while the request is pending; otherwise why it failed. */
  readonly reason: Reason | null
}

/** A line as shown: with the requested unit and quantity until the server confirms or changes them. */
export interface ShownLine extends ItemListLine {
  readonly edit?: LineEdit
}

interface LinesState {
  /** The lines that were read last. */
  readonly read: readonly ItemListLine[]
  /** The lines as the server answered them last. */
  readonly settled: readonly ItemListLine[]
  readonly edits: Readonly<Record<number, LineEdit>>
  readonly hasSaved: boolean
}

/** The lines of a list, and their changes. */
export interface ListLines {
  readonly lines: readonly ShownLine[]
  /** A request is pending. */
  readonly isSaving: boolean
  /** The last request was confirmed. */
  readonly hasSaved: boolean
  /** Requests another unit or quantity. */
  readonly change: (line: ShownLine, to: Partial<Pick<ItemListLine, 'unit' | 'quantity'>>) => void
  /** Repeats a failed request. */
  readonly retry: (line: ShownLine) => void
}

/**
 * Keeps the changes of a list's lines until the server confirms them. A line has one request at a time, and the value
 * that a person typed last is sent last. A failed request stays shown and can be repeated.
 *
 * @param read the lines as they were read; a new array replaces the lines and keeps pending requests
 * @param save saves a line and answers the line that the list has afterward
 * @param onFailed called when a request failed
 */
export function useListLines(
  read: readonly ItemListLine[],
  save: ItemListsPort['upsertListDetail'],
  onFailed: () => void,
): ListLines {
  const [state, setState] = useState<LinesState>({ read, settled: read, edits: {}, hasSaved: false })
  if (state.read !== read) setState({ ...state, read, settled: read })
  const latest = useRef(new Map<number, RequestedLine>())
  const sending = useRef(new Set<number>())

  const showEdit = (id: number, edit: LineEdit) =>
    setState((before) => ({ ...before, edits: { ...before.edits, [id]: edit } }))
  const settle = (answer: ItemListLine, isLast: boolean) =>
    setState((before) => {
      const { [answer.id]: answered, ...others } = before.edits
      return {
        ...before,
        // A line of the same item and unit merged into this one.
        settled: before.settled.flatMap((line) =>
          line.id === answer.id ? answer : lineKey(line) === lineKey(answer) ? [] : line,
        ),
        edits: isLast || !answered ? others : before.edits,
        hasSaved: true,
      }
    })

  const send = async (line: ItemListLine, requested: RequestedLine) => {
    const { id, itemListId, itemId } = line
    latest.current.set(id, requested)
    showEdit(id, { ...requested, reason: null })
    if (sending.current.has(id)) return
    sending.current.add(id)
    let sent = requested
    try {
      for (;;) {
        const { unit, quantity, key } = sent
        const answer = await save({ id, itemListId, itemId, unit, quantity }, { idempotencyKey: key })
        const next = latest.current.get(id) ?? sent
        settle(answer, next === sent)
        if (next === sent) break
        sent = next
      }
    } catch (error) {
      showEdit(id, { ...(latest.current.get(id) ?? sent), reason: reasonOf(readFailure(error)) })
      onFailed()
    } finally {
      sending.current.delete(id)
    }
  }

  const pending = Object.values(state.edits)
  return {
    lines: state.settled.map((line) => {
      const edit = state.edits[line.id]
      return edit ? { ...line, unit: edit.unit, quantity: edit.quantity, edit } : line
    }),
    isSaving: pending.some(({ reason }) => reason === null),
    hasSaved: state.hasSaved && pending.length === 0,
    change: (line, to) => void send(line, { unit: line.unit, quantity: line.quantity, ...to, key: createKeySeed() }),
    retry: (line) => {
      if (line.edit) void send(line, line.edit)
    },
  }
}
