'use client'
import type { AddOutcome, AddRequest } from '@gauze/machines/cart'
import { lineKey, MAX_CART_LINES, mergeLines } from '@gauze/rules'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { reportAdditions } from '../../internal/addition-report.js'

/** A line to add, with the words that name it. */
export interface ItemsAdditionLine extends AddRequest {
  readonly name: string
  /** The label of the unit, such as 'Box of 100'. */
  readonly unitLabel: string
}

/** A line that was added, or is to be taken out again. */
type Goods = Pick<AddRequest, 'itemId' | 'unit' | 'quantity'>

/** The cart as an addition uses it: `useAddItemsToCart`, and the call that takes items out again. */
export interface ItemsAdditionPort {
  /** Numbers of the items that are being added. */
  pending: readonly number[]
  /** The outcome of the latest add of each line, by its key (rules `lineKey`). */
  outcomes: Readonly<Record<string, AddOutcome>>
  /** Called with at most `MAX_CART_LINES` lines. */
  onAdd: (lines: readonly AddRequest[]) => void
  /** Takes quantities of at most `MAX_CART_LINES` lines out of the cart again, such as `removeItems` of an API client. */
  onUndo: (lines: readonly Goods[]) => Promise<unknown>
}

/** The latest addition of many lines, and the state of its undo. */
export interface ItemsAddition<Line extends ItemsAdditionLine = ItemsAdditionLine> {
  /** The lines of the latest addition; none before the first one, after its undo, and after the cart was forgotten. */
  readonly lines: readonly Line[]
  /** Ignored while lines of the latest addition have not been sent, and during its undo. */
  readonly add: (lines: readonly Line[]) => void
  /** The outcome of a line; null until the store answers. */
  readonly outcomeOf: (line: Line) => AddOutcome | null
  /** The goods that the addition put into the cart. */
  readonly granted: readonly Goods[]
  /** The store has answered every line. */
  readonly isAnswered: boolean
  /** The store does not answer; the cart adds the rest later. */
  readonly isWaiting: boolean
  readonly undo: () => void
  readonly undoState: 'none' | 'pending' | 'done' | 'failed'
  /** Forgets the addition, and leaves its goods in the cart. */
  readonly dismiss: () => void
}

interface Run<Line> {
  readonly lines: readonly Line[]
  /** The number of lines that were sent to the cart. */
  readonly sent: number
  /** The cart has taken the lines that were sent last. */
  readonly isTaken: boolean
}

/**
 * Adds many lines to the cart, remembers their outcomes, and takes all of them out again. More lines than a cart holds
 * go in several requests, one after another. The addition ends when the cart forgets it, such as at a sign-out.
 * The page shows its outcomes: while it is mounted, `notifyOfCart` has no notice about them.
 *
 * @example
 * const addition = useItemsAddition({ ...useAddItemsToCart(), onAdd: add, onUndo: (lines) => api.removeItems({ lines }) })
 * addition.add([{ itemId: 80011, unit: 1, quantity: 5, name: 'Exam gloves', unitLabel: 'Box of 100' }])
 */
export function useItemsAddition<Line extends ItemsAdditionLine = ItemsAdditionLine>({
  pending,
  outcomes,
  onAdd,
  onUndo,
}: ItemsAdditionPort): ItemsAddition<Line> {
  const [run, setRun] = useState<Run<Line>>({ lines: [], sent: 0, isTaken: false })
  useEffect(reportAdditions, [])
  const [undoState, setUndoState] = useState<ItemsAddition['undoState']>('none')
  const undone = useRef(0)
  const { lines, sent, isTaken } = run
  const told = useMemo(
    () => new Map(lines.slice(0, sent).map((line) => [lineKey(line), toldOf(line, outcomes)])),
    [lines, sent, outcomes],
  )
  const outcomeOf = (line: Line) => told.get(lineKey(line)) ?? null
  const granted = lines.flatMap((line) => {
    const { itemId, unit } = line
    const quantity = grantedOf(line, outcomeOf(line))
    return quantity > 0 ? [{ itemId, unit, quantity }] : []
  })
  const send = (all: readonly Line[], from: number) => {
    const part = all.slice(from, from + MAX_CART_LINES)
    setRun({ lines: all, sent: from + part.length, isTaken: false })
    onAdd(part.map(requestOf))
  }
  const forget = (state: ItemsAddition['undoState']) => {
    setRun({ lines: [], sent: 0, isTaken: false })
    setUndoState(state)
  }
  const goOn = useEffectEvent(() => {
    const part = lines.slice(Math.floor((sent - 1) / MAX_CART_LINES) * MAX_CART_LINES, sent)
    if (part.length === 0) return
    const items = new Set(pending)
    if (part.some(({ itemId }) => items.has(itemId))) {
      if (!isTaken) setRun({ ...run, isTaken: true })
    } else if (part.every((line) => isFinal(outcomeOf(line)))) {
      if (sent < lines.length) send(lines, sent)
    } else if (isTaken) forget('none')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the cart and the addition.
  useEffect(() => goOn(), [run, pending, outcomes])
  const takeOut = async () => {
    // A repeated undo does not take out twice.
    while (undone.current < granted.length) {
      const part = granted.slice(undone.current, undone.current + MAX_CART_LINES)
      await onUndo(part)
      undone.current += part.length
    }
  }
  return {
    lines,
    add: (added) => {
      if (sent < lines.length || undoState === 'pending') return
      undone.current = 0
      setUndoState('none')
      send(mergeLines(added), 0)
    },
    outcomeOf,
    granted,
    isAnswered: lines.length > 0 && lines.every((line) => isFinal(outcomeOf(line))),
    isWaiting: [...told.values()].some((outcome) => outcome?.type === 'delayed'),
    undo: () => {
      setUndoState('pending')
      takeOut().then(
        () => forget('done'),
        () => setUndoState('failed'),
      )
    },
    undoState,
    dismiss: () => forget('none'),
  }
}

function requestOf({ name: _name, unitLabel: _label, ...request }: ItemsAdditionLine): AddRequest {
  return request
}

function toldOf(line: ItemsAdditionLine, outcomes: ItemsAdditionPort['outcomes']): AddOutcome | null {
  const outcome = outcomes[lineKey(line)] ?? null
  return outcome?.type === 'adjusted' ? { ...outcome, granted: Math.min(outcome.granted, line.quantity) } : outcome
}

function isFinal(outcome: AddOutcome | null): boolean {
  return outcome !== null && outcome.type !== 'delayed'
}

function grantedOf({ quantity }: ItemsAdditionLine, outcome: AddOutcome | null): number {
  if (outcome?.type === 'added') return quantity
  return outcome?.type === 'adjusted' ? outcome.granted : 0
}
