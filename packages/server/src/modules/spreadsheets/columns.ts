import { centsFromDollars, formatDecimal, parseDecimal, phone } from '@gauze/rules'
import { problemOf } from './import-problems.js'
import type { Column } from './spreadsheet.types.js'

/** The meaning of an empty cell of a column. Without it, the column must not have empty cells. */
interface Emptiness {
  readonly empty?: Column['empty']
}

/** Control characters; a description may have line breaks. */
const unprintable = /[\p{Cc}\u2028\u2029]/u

/**
 * A column of words.
 * @param most characters
 */
export function textColumn(name: string, most: number, { empty = null }: Emptiness = {}): Column {
  return {
    name,
    empty,
    read: (text) => {
      if (unprintable.test(text)) return problemOf('lineBreaks', {})
      const { length } = [...text]
      if (length <= most) return text
      return problemOf('tooLong', { length, most })
    },
  }
}

/** A column of words in several lines. */
export function proseColumn(name: string, most: number): Column {
  const { read } = textColumn(name, most)
  return {
    name,
    empty: '',
    read: (text) => {
      const lines = text.replaceAll('\r\n', '\n')
      const reading = read(lines.replaceAll(/[\n\t]/g, ' '))
      return typeof reading === 'string' ? lines : reading
    },
  }
}

/** A column of one of a few words; capital letters do not matter. */
export function choiceColumn(name: string, words: readonly string[], { empty = null }: Emptiness = {}): Column {
  return {
    name,
    empty,
    read: (text) =>
      words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? problemOf('noChoice', { choices: words }),
  }
}

/** A column of `yes` and `no`. */
export function yesNoColumn(name: string, empty: 'yes' | 'no'): Column {
  return choiceColumn(name, ['yes', 'no'], { empty })
}

/** The text of a yes or no column. @param condition SQL */
export function yesNoSql(condition: string): string {
  return `CASE WHEN ${condition} THEN 'yes' ELSE 'no' END`
}

/** A column of whole numbers. */
export function wholeNumberColumn(name: string, [least, most]: readonly [number, number]): Column {
  return {
    name,
    empty: null,
    read: (text) => {
      const digits = text.replaceAll(',', '')
      const number = /^\d{1,12}$/.test(digits) ? Number(digits) : -1
      if (number >= least && number <= most) return String(number)
      return problemOf('noQuantity', { least, most })
    },
  }
}

const amount = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/

/** Dollars with at least two decimals; null for a text that is no amount or has too many digits. */
function readAmount(text: string, mostDecimals: number, mostDigits: number): string | null {
  if (!amount.test(text)) return null
  const { digits, scale } = parseDecimal(text.replaceAll(/[$,]/g, ''))
  if (scale > mostDecimals || String(digits).length - scale > mostDigits) return null
  return scale >= 2
    ? formatDecimal({ digits, scale })
    : formatDecimal({ digits: digits * 10n ** BigInt(2 - scale), scale: 2 })
}

/** The price level of every item, at which companies without prices of their own buy. */
export const listPriceLevel = 'List Price'

/** The text in place of the price of an item that is not sold online. */
export const notForSale = 'N/A'

/** A column of prices of one base unit, in dollars with up to four decimals. */
export function priceColumn(name: string, { empty = null }: Emptiness = {}): Column {
  return {
    name,
    empty,
    read: (text) => {
      if (text.toUpperCase() === notForSale) return notForSale
      return readAmount(text, 4, 8) ?? problemOf('noPrice', {})
    },
  }
}

/** The text of a price column. @param price SQL of a number */
export function priceSql(price: string): string {
  return `(CASE WHEN scale(trim_scale(${price})) < 2 THEN round(${price}, 2) ELSE trim_scale(${price}) END)::text`
}

/** A column of amounts in dollars and cents. */
export function amountColumn(name: string, { empty = null }: Emptiness = {}): Column {
  return {
    name,
    empty,
    read: (text) => readAmount(text, 2, 10) ?? problemOf('noAmount', {}),
  }
}

/** The text of an amount column. @param cents SQL of a number of cents */
export function amountSql(cents: string): string {
  return `round(${cents} / 100.0, 2)::text`
}

/** The cents of an amount as {@link amountColumn} reads it; null for an empty text. */
export function centsOf(text: string): number | null {
  return text === '' ? null : centsFromDollars(text)
}

const longestPhone = 30

/** A column of telephone numbers. */
export function phoneColumn(name: string): Column {
  return {
    name,
    empty: '',
    read: (text) => {
      if (text.length <= longestPhone && phone(text) === null) return text
      return problemOf('noPhone', { most: longestPhone })
    },
  }
}

/** Stands between the entries of a cell that has several. */
export const entrySeparator = ' | '

/** The entries of a cell that has several. */
export function entriesOf(text: string): string[] {
  return text
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** A name and its value. */
export interface Pair {
  readonly name: string
  readonly value: string
}

/** The pairs of a cell, such as `Size = medium | Color = blue`. */
export function pairsOf(text: string): Pair[] {
  return entriesOf(text).map((entry) => {
    const [name = '', ...rest] = entry.split('=')
    return { name: name.trim(), value: rest.join('=').trim() }
  })
}

/** A column of names with values. */
export function pairsColumn(name: string, example: string): Column {
  return {
    name,
    empty: '',
    read: (text) => {
      const pairs = pairsOf(text)
      const names = new Set(pairs.map((pair) => pair.name))
      const isSound = pairs.every((pair) => pair.name !== '' && pair.value !== '' && !unprintable.test(pair.value))
      if (!isSound || names.size < pairs.length || text.length > 4000) {
        return problemOf('noPairs', { example })
      }
      return pairs.map((pair) => `${pair.name} = ${pair.value}`).join(entrySeparator)
    },
  }
}

/** The text of a pairs column. @param list SQL of a JSON list @param name of the property that has the name */
export function pairsSql(list: string, name: string): string {
  return `COALESCE((SELECT string_agg(trim(pair ->> '${name}') || ' = ' || trim(pair ->> 'value'), '${entrySeparator}' ORDER BY place)
    FROM jsonb_array_elements(${list}) WITH ORDINALITY AS pairs (pair, place)), '')`
}
