import type { ItemListLine } from '@gauze/contract'
import type { AddOutcome } from '@gauze/machines/cart'
import { useEffect, useState } from 'react'
import type { ListCart, ListedQuantity } from './item-lists.types.js'

/** The most lines that the cart takes at once. */
const MOST_LINES = 500

/** A line that was added to the cart, with its outcome. */
export interface AddedLine {
  readonly line: ItemListLine
  readonly outcome: AddOutcome
}

/** Lines of one request. None has the same item, because the cart tells outcomes by item. */
type Part = readonly ItemListLine[]

/** Adding lines of a list to the cart. */
export interface CartAddition {
  readonly added: readonly AddedLine[]
  readonly total: number
  readonly isDone: boolean
  /** The store does not answer; the cart adds the rest later. */
  readonly isWaiting: boolean
}

/** Splits lines into requests to the cart. */
function partsOf(lines: readonly ItemListLine[]): readonly Part[] {
  const parts: { lines: ItemListLine[]; items: Set<number> }[] = []
  for (const line of lines) {
    const part = parts.find(({ items }) => items.size < MOST_LINES && !items.has(line.itemId))
    if (part) {
      part.lines.push(line)
      part.items.add(line.itemId)
    } else parts.push({ lines: [line], items: new Set([line.itemId]) })
  }
  return parts.map((part) => part.lines)
}

/** The quantities that an addition put into the cart. */
export function grantedOf(added: readonly AddedLine[]): readonly ListedQuantity[] {
  return added.flatMap(({ line: { itemId, unit, quantity }, outcome }) => {
    if (outcome.type === 'added') return { itemId, unit, quantity }
    return outcome.type === 'adjusted' && outcome.granted > 0 ? { itemId, unit, quantity: outcome.granted } : []
  })
}

/** Adds lines to the cart, one request after another, and collects the outcome of each line. */
export function useCartAddition({ pending, outcomes, add }: Pick<ListCart, 'pending' | 'outcomes' | 'add'>) {
  const [run, setRun] = useState<{ parts: readonly Part[]; at: number; added: readonly AddedLine[] } | null>(null)
  const part = run?.parts[run.at]
  useEffect(() => {
    if (!run || !part) return
    const waiting = new Set(pending)
    const added = part.flatMap((line) => {
      const outcome = outcomes[line.itemId]
      return outcome && outcome.type !== 'delayed' && !waiting.has(line.itemId) ? { line, outcome } : []
    })
    if (added.length < part.length) return
    const next = run.parts[run.at + 1]
    if (next) add(next)
    setRun({ ...run, at: run.at + 1, added: [...run.added, ...added] })
  }, [run, part, pending, outcomes, add])
  const addition: CartAddition | null = run && {
    added: run.added,
    total: run.parts.reduce((sum, { length }) => sum + length, 0),
    isDone: part === undefined,
    isWaiting: part?.some(({ itemId }) => outcomes[itemId]?.type === 'delayed') ?? false,
  }
  return {
    addition,
    start: (lines: readonly ItemListLine[]) => {
      const parts = partsOf(lines)
      const [first] = parts
      if (!first || (addition && !addition.isDone)) return
      add(first)
      setRun({ parts, at: 0, added: [] })
    },
    dismiss: () => setRun(null),
  }
}
