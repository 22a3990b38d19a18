'use client'
import type { AddOutcome, AddRequest } from '@gauze/machines/cart'
import { type Cents, lineKey, lineTotal, sumCents, type UnitPricing } from '@gauze/rules'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { useMessages } from '../../messages/index.js'
import { type AddItemsMessages, addItemsMessages } from './add-items.messages.js'

/** An item that a quantity can be entered for. */
export interface AddItemsRow extends Omit<AddRequest, 'quantity'> {
  /** Names the quantity field, with the item number. */
  readonly name: string
  /** The item number. */
  readonly itemName: string
  /** The label of the unit, such as 'Box of 100'. */
  readonly unitLabel: string
  /** The price for the sum of all items with a quantity, which is shown if each of them has a price. */
  readonly pricing?: UnitPricing | undefined
}

/** The state that a row is styled by: the outcome of its latest add. */
export interface AddItemsRowState {
  status: 'idle' | 'pending' | AddOutcome['type']
}

export interface AddItemsRootProps {
  /** Numbers of the items that are being added, from `useAddItemsToCart`. */
  pending: readonly number[]
  /** The outcome of the latest add of each line, by its key (rules `lineKey`), from `useAddItemsToCart`. */
  outcomes: Readonly<Record<string, AddOutcome>>
  /** Called with every item that has a quantity. */
  onAdd: (lines: readonly AddRequest[]) => void
  /** The items whose rows are on the page. `AddItems.Others` lists the others that have a quantity. */
  shown: readonly number[]
  messages?: Partial<AddItemsMessages>
  children?: ReactNode
}

/** The quantities of one item: the one in its field, and the one that was added last. */
interface Entry {
  readonly row: AddItemsRow
  readonly typed: number
  readonly sent: number | null
}

/** The values that a row shows. */
interface ShownRow extends AddItemsRowState {
  readonly quantity: number
  /** The quantity that was added last. */
  readonly sent: number
  readonly outcome: AddOutcome | undefined
}

interface AddItemsView {
  readonly rowOf: (itemId: number) => ShownRow
  readonly setQuantity: (row: AddItemsRow, quantity: number) => void
  /** Gives the quantity of one row to another, of the same product in another size or unit. */
  readonly replaceRow: (from: AddItemsRow, to: AddItemsRow) => void
  readonly submit: () => void
  /** Adds one row: its quantity, or one without a quantity. */
  readonly submitRow: (row: AddItemsRow) => void
  /** How many items have a quantity. */
  readonly count: number
  /** The sum of the items with a quantity; null without a price of each. */
  readonly subtotal: Cents | null
  /** Items whose rows are not on the page, and that have a quantity or were not added in full. */
  readonly others: readonly AddItemsRow[]
  /** There is no row to enter a quantity in, and no item that has one. */
  readonly isEmpty: boolean
  readonly formId: string
  readonly text: AddItemsMessages
}

const AddItemsContext = createContext<AddItemsView | null>(null)

/**
 * Returns the values that the root shares with its parts.
 * @throws Error without a root
 */
export function useAddItems(part: string): AddItemsView {
  const view = use(AddItemsContext)
  if (view) return view
  throw new Error(
    `AddItems.${part} found no root around it. Put it inside of <AddItems.Root pending={…} outcomes={…} onAdd={…}>.`,
  )
}

function shownRow(
  entry: Entry | undefined,
  { pending, outcomes }: Pick<AddItemsRootProps, 'pending' | 'outcomes'>,
): ShownRow {
  if (!entry || entry.sent === null) return { quantity: entry?.typed ?? 0, sent: 0, status: 'idle', outcome: undefined }
  const { typed, sent, row } = entry
  const outcome = outcomes[lineKey(row)]
  const status = outcome?.type ?? (pending.includes(row.itemId) ? 'pending' : 'idle')
  // The item was not added, because the session ended or the store refused it, so the quantity comes back.
  const isBack = status === 'idle' || status === 'refused'
  return { quantity: typed === 0 && isBack ? sent : typed, sent, status, outcome }
}

/**
 * Holds the quantities of many items and the button that adds them together. It renders no element of its own, so rows
 * and button can be anywhere inside it.
 */
export function AddItemsRoot({ pending, outcomes, onAdd, shown, messages, children }: AddItemsRootProps) {
  const text = useMessages('addItems', addItemsMessages, messages)
  const formId = useId()
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(new Map())
  const rowOf = (itemId: number) => shownRow(entries.get(itemId), { pending, outcomes })
  const chosen = [...entries.values()].filter(({ row }) => rowOf(row.itemId).quantity > 0)
  const setQuantity = (row: AddItemsRow, quantity: number) => {
    const shownNow = rowOf(row.itemId)
    const sent = isWaiting(shownNow) ? shownNow.sent : null
    setEntries(new Map(entries).set(row.itemId, { row, typed: quantity, sent }))
  }
  const replaceRow = (from: AddItemsRow, to: AddItemsRow) => {
    const { quantity } = rowOf(from.itemId)
    if (quantity === 0) return
    const others = [...entries].filter(([itemId]) => itemId !== from.itemId)
    setEntries(new Map([...others, [to.itemId, { row: to, typed: quantity, sent: null }]]))
  }
  const send = (rows: readonly AddItemsRow[], kept: readonly (readonly [number, Entry])[]) => {
    const lines = rows.map((row) => ({ row, quantity: rowOf(row.itemId).quantity || 1 }))
    const sent = lines.map(({ row, quantity }) => [row.itemId, { row, typed: 0, sent: quantity }] as const)
    setEntries(new Map([...kept, ...sent]))
    onAdd(
      lines.map(({ row: { name: _name, unitLabel: _label, pricing: _pricing, ...request }, quantity }) => ({
        ...request,
        quantity,
      })),
    )
  }
  const submit = () => {
    if (chosen.length === 0) return
    send(
      chosen.map(({ row }) => row),
      [...entries].filter(([itemId]) => isWaiting(rowOf(itemId))),
    )
  }
  const submitRow = (row: AddItemsRow) => send([row], [...entries])
  const others = [...entries.values()]
    .map(({ row }) => row)
    .filter(({ itemId }) => !shown.includes(itemId) && isOpen(rowOf(itemId)))
  const isEmpty = shown.length === 0 && chosen.length === 0
  return (
    <AddItemsContext
      value={{
        ...{ rowOf, setQuantity, replaceRow, submit, submitRow },
        ...{ count: chosen.length, subtotal: subtotalOf(chosen, rowOf), others, isEmpty, formId, text },
      }}
    >
      {children}
    </AddItemsContext>
  )
}

function subtotalOf(entries: readonly Entry[], rowOf: AddItemsView['rowOf']): Cents | null {
  const totals = entries.flatMap(({ row: { itemId, pricing } }) =>
    pricing ? lineTotal({ ...pricing, quantity: rowOf(itemId).quantity }) : [],
  )
  return totals.length > 0 && totals.length === entries.length ? sumCents(totals) : null
}

function isWaiting({ status }: ShownRow): boolean {
  return status === 'pending' || status === 'delayed'
}

/** Whether a row still needs the person's attention: it has a quantity, or was not added in full. */
function isOpen({ quantity, status }: ShownRow): boolean {
  return quantity > 0 || !['idle', 'added'].includes(status)
}
