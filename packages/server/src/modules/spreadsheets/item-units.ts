import { gs1Digit } from '@gauze/rules/barcode'
import { entriesOf, entrySeparator } from './columns.js'
import { type CellProblem, problemOf } from './import-problems.js'
import type { Column } from './spreadsheet.types.js'

/** A unit as a cell names it. */
export interface UnitEntry {
  /** The trade code, such as BX. */
  readonly code: string
  /** In words, such as Box of 100. */
  readonly label: string
  /** Base units in one of these; 1 for the base unit. */
  readonly rate: string
  /** Empty if it has none, and for the base unit, whose GTIN is the GTIN of the item. */
  readonly gtin: string
}

/** A GTIN of 14 digits; null for a text that is no GTIN. */
function readGtin(text: string): string | null {
  const number = text.replaceAll(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(number)) return null
  const gtin = number.padStart(14, '0')
  return gs1Digit(gtin.slice(0, -1)) === Number(gtin.slice(-1)) ? gtin : null
}

/** The column of the item's own GTIN. */
export const gtinColumn: Column = {
  name: 'gtin',
  empty: '',
  read: (text) => readGtin(text) ?? problemOf('noGtin', {}),
}

/** The units of a cell, the base unit first. */
export function unitsOf(text: string): UnitEntry[] {
  return entriesOf(text).map((entry, place) => {
    const [code = '', label = '', third = '', fourth = ''] = entry.split('=').map((part) => part.trim())
    return place === 0
      ? { code, label, rate: '1', gtin: '' }
      : { code, label, rate: third.replaceAll(',', ''), gtin: fourth }
  })
}

const mostUnits = 12
const example = 'EA = Each | BX = Box of 100 = 100 | CS = Case of 10 boxes = 1000'

function unitFault(text: string): CellProblem | null {
  const units = unitsOf(text)
  const codes = new Set(units.map(({ code }) => code))
  const hasParts = entriesOf(text).every((entry, place) => entry.split('=').length <= (place === 0 ? 2 : 4))
  const isSound = units.every(
    ({ code, label, rate, gtin }) =>
      /^[\p{L}\d]{1,10}$/u.test(code) &&
      /^[^\p{Cc}]{1,60}$/u.test(label) &&
      /^[1-9]\d{0,6}$/.test(rate) &&
      (gtin === '' || readGtin(gtin) !== null),
  )
  if (hasParts && isSound && codes.size === units.length && units.length <= mostUnits) return null
  return problemOf('noUnits', { example })
}

/** The column of the units that an item is sold in. */
export const unitsColumn: Column = {
  name: 'units',
  empty: '',
  read: (text) => {
    const fault = unitFault(text)
    if (fault !== null) return fault
    const entries = unitsOf(text).map(({ code, label, rate, gtin }, place) => {
      const size = place === 0 ? [] : [rate]
      const number = readGtin(gtin)
      return [code, label, ...size, ...(number === null ? [] : [number])].join(' = ')
    })
    return entries.join(entrySeparator)
  },
}

/** The text of {@link unitsColumn} for an item `i`. */
export const unitsSql = `COALESCE((SELECT string_agg(u.unit_name || ' = ' || u.label
    || CASE WHEN u.base_unit THEN '' ELSE ' = ' || trim_scale(u.conversion_rate) END
    || CASE WHEN u.base_unit OR u.gtin = '' THEN '' ELSE ' = ' || u.gtin END,
    '${entrySeparator}' ORDER BY u.base_unit DESC, u.position, u.id) FROM item_units u WHERE u.item_id = i.id), '')`
