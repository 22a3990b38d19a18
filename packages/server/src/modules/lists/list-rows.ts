import type { CallParsedInput } from '@gauze/contract'
import { lineKey, MAX_QUANTITY } from '@gauze/rules'
import { conflict, notFound, ProblemError, refused } from '../../base/problem.js'
import { type ListLine, MAX_LIST_LINES } from './item-list.repository.js'
import type { NamedItem } from './named-items.repository.js'

/** A row that names an item as a person writes it. */
type Row = CallParsedInput<'addListRows'>['rows'][number]

/**
 * An item that a list takes.
 * @throws ProblemError for a product with variants, and for an item that is no longer sold
 */
export function assertListable(item: Omit<NamedItem, 'place'>): void {
  if (item.isMatrixParent) {
    throw refused('choose-variant', `${item.name} comes in several variants. Choose one of them to add.`, {
      itemId: ['is a product with variants; choose one of them'],
    })
  }
  if (item.inactive) throw conflict('item-unavailable', `${item.name} is no longer sold. Choose another item.`)
}

function onlyItem(found: readonly NamedItem[], text: string): NamedItem {
  const sold = found.filter(({ isMatrixParent, inactive }) => !isMatrixParent && !inactive)
  const [item, ...others] = sold.length > 0 ? sold : found
  if (item === undefined) {
    throw notFound(`No item has the number or name “${text}”. Check it, or search for the item.`)
  }
  if (sold.length > 1) {
    throw refused('several-items', `${others.length + 1} items have the number or name “${text}”. Use the item number.`)
  }
  assertListable(item)
  return item
}

function unitOf({ units, name }: NamedItem, text: string | undefined): number {
  const wanted = text?.trim().toLowerCase() ?? ''
  const unit =
    wanted === ''
      ? units[0]
      : units.find(({ unitName, label }) => [unitName, label].some((known) => known.toLowerCase() === wanted))
  if (unit) return unit.id
  const names = units.map(({ label }) => label).join(', ')
  throw refused('unknown-unit', `${name} is not sold in “${text}”. Choose one of: ${names}.`)
}

/** The line that a row asks for, or why a list cannot take it. */
function lineOf(row: Row, found: readonly NamedItem[]): ListLine | ProblemError {
  try {
    const item = onlyItem(found, row.item.trim())
    return { itemId: item.itemId, unit: unitOf(item, row.unit), quantity: row.quantity ?? 1 }
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

/**
 * Reads rows as lines of a list. Rows of the same item and unit become one line.
 *
 * @param found the items that the texts of the rows name, by `readNamedItems`
 * @param held how many lines the list has
 * @returns the lines to write, and for each row its line or why it is refused
 */
export function planRows(rows: readonly Row[], found: readonly NamedItem[], held: number) {
  const lines = new Map<string, ListLine>()
  const plans = rows.map((row, index) => {
    const line = lineOf(
      row,
      found.filter(({ place }) => place === index),
    )
    if (line instanceof ProblemError) return line
    const earlier = lines.get(lineKey(line))
    if (earlier === undefined && held + lines.size >= MAX_LIST_LINES) return listFull()
    const quantity = Math.min(MAX_QUANTITY, line.quantity + (earlier?.quantity ?? 0))
    lines.set(lineKey(line), { ...line, quantity })
    return line
  })
  return { lines: [...lines.values()], plans }
}

/** The problem of a list without room. */
export function listFull() {
  return conflict('list-full', `A list has at most ${MAX_LIST_LINES} lines. Remove lines, or use another list.`)
}
