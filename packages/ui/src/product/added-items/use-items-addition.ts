'use client'
import type { AddOutcome, AddRequest } from '@gauze/machines/cart'
import { useState } from 'react'

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
  /** The outcome of the latest add of each item, by item number. */
  outcomes: Readonly<Record<number, AddOutcome>>
  onAdd: (lines: readonly AddRequest[]) => void
  /** Takes quantities out of the cart again, such as `removeItems` of an API client. */
  onUndo: (lines: readonly Goods[]) => Promise<unknown>
}

/** The latest addition of many lines, and the state of its undo. */
export interface ItemsAddition {
  /** The lines of the latest addition; none before the first one, and after its undo. */
  readonly lines: readonly ItemsAdditionLine[]
  readonly add: (lines: readonly ItemsAdditionLine[]) => void
  /** The outcome of a line; null until the store answers. */
  readonly outcomeOf: (line: ItemsAdditionLine) => AddOutcome | null
  /** What the addition put into the cart. */
  readonly granted: readonly Goods[]
  /** The store has answered, or does not answer. */
  readonly isAnswered: boolean
  readonly undo: () => void
  readonly undoState: 'none' | 'pending' | 'done' | 'failed'
}

/**
 * Adds many lines to the cart, remembers their outcomes, and takes all of them out again.
 *
 * @example
 * const addition = useItemsAddition({ ...useAddItemsToCart(), onAdd: add, onUndo: (lines) => api.removeItems({ lines }) })
 * addition.add([{ itemId: 80011, unit: 1, quantity: 5, name: 'Exam gloves', unitLabel: 'Box of 100' }])
 */
export function useItemsAddition({ pending, outcomes, onAdd, onUndo }: ItemsAdditionPort): ItemsAddition {
  const [lines, setLines] = useState<readonly ItemsAdditionLine[]>([])
  const [undoState, setUndoState] = useState<ItemsAddition['undoState']>('none')
  const outcomeOf = ({ itemId }: ItemsAdditionLine) => (pending.includes(itemId) ? null : (outcomes[itemId] ?? null))
  const granted = lines.flatMap((line) => {
    const { itemId, unit } = line
    const quantity = grantedOf(line, outcomeOf(line))
    return quantity > 0 ? [{ itemId, unit, quantity }] : []
  })
  return {
    lines,
    add: (added) => {
      setLines(added)
      setUndoState('none')
      onAdd(added.map(({ name: _name, unitLabel: _label, ...request }) => request))
    },
    outcomeOf,
    granted,
    isAnswered: lines.length > 0 && lines.every((line) => outcomeOf(line) !== null),
    undo: () => {
      setUndoState('pending')
      onUndo(granted).then(
        () => {
          setLines([])
          setUndoState('done')
        },
        () => setUndoState('failed'),
      )
    },
    undoState,
  }
}

function grantedOf({ quantity }: ItemsAdditionLine, outcome: AddOutcome | null): number {
  if (outcome?.type === 'added') return quantity
  return outcome?.type === 'adjusted' ? Math.min(outcome.granted, quantity) : 0
}
