import { exactUnitPrice, formatExactUsd, formatUsd, lineTotal, MAX_QUANTITY } from '@gauze/rules'
import type { PurchasedLine } from '../../db/schema/index.js'
import { CxmlRefusal } from '../cxml/envelope.js'
import { unitCode } from '../cxml/unit-code.js'
import type { GoodsLine } from '../pricing/goods.types.js'
import type { SentOrderLine } from './purchase-orders.types.js'

/** An item with the units in which it is sold. */
export interface SoldItem {
  readonly itemId: number
  readonly units: readonly { readonly id: number; readonly label: string; readonly conversionRate: number }[]
}

type SoldUnit = SoldItem['units'][number]

function codeOf({ label, conversionRate }: SoldUnit) {
  return unitCode(label, conversionRate)
}

function unitsInWords(units: readonly SoldUnit[]) {
  return units.map((unit) => `${codeOf(unit)} (${unit.label}, SupplierPartAuxiliaryID ${unit.id})`).join(', ')
}

/** @returns the unit of a line, or why there is none in words */
function unitOf({ part, auxiliary, unitCode: code }: SentOrderLine, { units }: SoldItem): SoldUnit | string {
  const named = units.find(({ id }) => String(id) === auxiliary)
  if (named !== undefined) {
    if (code === '' || code === codeOf(named)) return named
    return `the UnitOfMeasure is ${code}, but SupplierPartAuxiliaryID ${auxiliary} of the part ${part} is ${codeOf(named)} (${named.label}). Send the two as the cart of the store returned them.`
  }
  const [found, ...others] = code === '' ? units : units.filter((unit) => codeOf(unit) === code)
  if (found !== undefined && others.length === 0) return found
  const lack = found === undefined ? `is not sold in the UnitOfMeasure ${code}` : 'is sold in several such units'
  return `the part ${part} ${lack}. Send one of: ${unitsInWords(units)}.`
}

/** The problems of parts that several lines order, more than an order may have of one. */
function excessive(lines: readonly PurchasedLine[]): string[] {
  const totals = new Map<string, number>()
  for (const { itemId, unitId, quantity } of lines) {
    const key = `${itemId}/${unitId}`
    totals.set(key, (totals.get(key) ?? 0) + quantity)
  }
  return [...totals].flatMap(([key, total]) =>
    total > MAX_QUANTITY
      ? [`The lines of the part ${key} order ${total} together, and ${MAX_QUANTITY} is the most.`]
      : [],
  )
}

/**
 * Finds the unit of each line.
 * @param items the item that each line names, in the same order
 * @throws CxmlRefusal naming every line of which the store does not know the part or the unit, or whose quantity is too
 * large
 */
export function purchasedLines(
  lines: readonly SentOrderLine[],
  items: readonly (SoldItem | undefined)[],
): PurchasedLine[] {
  const problems: string[] = []
  const purchased = lines.flatMap((line, index): PurchasedLine[] => {
    const { lineNumber, part, quantity } = line
    const item = items[index]
    const unit =
      item === undefined
        ? `the part '${part.slice(0, 60)}' is not in the catalog of the store. Send a SupplierPartID as its cart returned it.`
        : unitOf(line, item)
    if (typeof unit !== 'string' && item !== undefined) {
      return [{ lineNumber, itemId: item.itemId, unitId: unit.id, quantity }]
    }
    problems.push(`Line ${lineNumber}: ${unit}`)
    return []
  })
  problems.push(...excessive(purchased))
  if (problems.length > 0) throw new CxmlRefusal(400, problems.join(' '))
  return purchased
}

/**
 * Compares the prices of an order with the prices of the company, to the cent of each line.
 * @param goods the same lines, in the same order
 * @throws CxmlRefusal naming every line with another price, and the right price
 */
export function requirePrices(lines: readonly SentOrderLine[], goods: readonly GoodsLine[]): void {
  const problems = lines.flatMap(({ lineNumber, part, price: sent, quantity }, index) => {
    const { item, unit } = goods[index] ?? {}
    const conversionRate = item?.units.find(({ id }) => id === unit)?.conversionRate
    if (sent === null || item?.price === undefined || item.price === null || conversionRate === undefined) return []
    const total = lineTotal({ price: item.price, conversionRate, quantity })
    const sentTotal = lineTotal({ price: sent, conversionRate: 1, quantity })
    if (sentTotal === total) return []
    const right = formatExactUsd(exactUnitPrice({ price: item.price, conversionRate }))
    return [
      `Line ${lineNumber}: the part ${part} costs ${right} for each unit, and ${formatUsd(total)} for ${quantity}; the order says $${sent}, and ${formatUsd(sentTotal)}.`,
    ]
  })
  if (problems.length === 0) return
  throw new CxmlRefusal(
    400,
    `${problems.join(' ')} Nothing was ordered. Send the order with these prices, or without prices.`,
  )
}
