import type { CallParsedInput } from '@gauze/contract'
import { lineKey, MAX_QUANTITY } from '@gauze/rules'
import { conflict, notFound, ProblemError, refused } from '../../base/problem.js'
import type { GtinUnit } from '../catalog/gtin-units.repository.js'
import { type ListLine, MAX_LIST_LINES } from './item-list.repository.js'
import type { NamedItem } from './named-items.repository.js'
import type { RowText } from './row-barcodes.js'

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

/** The most items that a refusal names. */
const MOST_NAMED = 5

function severalInWords(items: readonly NamedItem[], text: string): string {
  const named = items.slice(0, MOST_NAMED).map(({ itemName, name }) => `${itemName} (${name})`)
  const unnamed = items.length - named.length
  const candidates = [...named, ...(unnamed > 0 ? [`${unnamed} more`] : [])]
  const last = candidates.at(-1)
  return `“${text}” may be the number or name of ${candidates.slice(0, -1).join(', ')} or ${last}. Write one of these item numbers in the row instead.`
}

function onlyItem(found: readonly NamedItem[], text: string): NamedItem {
  const sold = found.filter(({ isMatrixParent, inactive }) => !isMatrixParent && !inactive)
  const [item, ...others] = sold.length > 0 ? sold : found
  if (item === undefined) {
    throw notFound(`No item has the number or name “${text}”. Check it, or search for the item.`)
  }
  if (others.length > 0 && sold.length > 0) throw refused('several-items', severalInWords(sold, text))
  assertListable(item)
  return item
}

function unitOf({ units, name }: NamedItem, text: string | undefined, scanned: number | undefined): number {
  const wanted = text?.trim().toLowerCase() ?? ''
  const unit =
    wanted === ''
      ? (units.find(({ id }) => id === scanned) ?? units[0])
      : units.find(({ unitName, label }) => [unitName, label].some((known) => known.toLowerCase() === wanted))
  if (unit) return unit.id
  const names = units.map(({ label }) => label).join(', ')
  throw refused('unknown-unit', `${name} is not sold in “${text}”. Choose one of: ${names}.`)
}

/** The items that the texts of rows name, and the units that GTINs among them belong to. */
interface Named {
  readonly items: readonly NamedItem[]
  readonly units: readonly GtinUnit[]
}

/** The line that a row asks for, or why a list cannot take it. */
function lineOf(row: Row, text: RowText, { items, units }: Named): ListLine | ProblemError {
  if (text.problem) return text.problem
  try {
    const item = onlyItem(items, text.text)
    const scanned = units.find(({ gtin, itemId }) => gtin === text.gtin && itemId === item.itemId)
    return { itemId: item.itemId, unit: unitOf(item, row.unit, scanned?.unitId), quantity: row.quantity ?? 1 }
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

/**
 * Reads rows as lines of a list. Rows of the same item and unit become one line.
 *
 * @param texts of the rows, by `readRowText`
 * @param named the items that the texts name, by `readNamedItems`, and the units of their GTINs
 * @param held how many lines the list has
 * @returns the lines to write, and for each row its line or why it is refused
 */
export function planRows(rows: readonly Row[], texts: readonly RowText[], named: Named, held: number) {
  const lines = new Map<string, ListLine>()
  const plans = rows.map((row, index) => {
    const text = texts[index]
    if (text === undefined) throw new Error('A row of a list was planned without its text.')
    const items = named.items.filter(({ place }) => place === index)
    const line = lineOf(row, text, { ...named, items })
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
