import { gs1Digit } from '../gs1-digit.js'
import { aiFormat, fixedLength, leadingAi } from './application-identifiers.js'
import type { Barcode, BarcodeProblem, BarcodeReading } from './barcode.types.js'
import { gs1Date } from './gs1-date.js'

/** An application identifier with its value. */
type Element = readonly [ai: string, value: string]

/** Thrown within this file, and answered as a reading. */
class Unreadable extends Error {
  readonly problem: BarcodeProblem

  constructor(problem: BarcodeProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** The longest text of a barcode: a GS1 DataMatrix has fewer characters, a Digital Link may have its store's domain. */
const LONGEST = 400

const HIBC = /^\*?\+[A-Z][A-Z\d]{3}(?=[A-Z\d]*\d)[A-Z\d]{3,19}(?:\/[^\s]*)?\*?$/
/** The prefix that a scanner sends to say which kind of symbol it read. */
const SYMBOLOGY = /^\](?:([A-Za-z])(\d))/
/** The symbols that hold element strings: GS1-128, GS1 DataBar, GS1 DataMatrix, GS1 QR Code, GS1 DotCode. */
const ELEMENT_SYMBOLS: ReadonlySet<string> = new Set(['C1', 'e0', 'd2', 'Q3', 'J1'])
const LINK = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d+)?(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/iu
const GTIN = /^(?:\d{8}|\d{12,14})$/
const YEAR = /^(?:19|20)\d\d$/
/** FNC1 as scanners send it. */
const SCANNED_SEPARATOR = '\u001d'
/** FNC1 as it is drawn. */
const SEPARATOR = '\u241d'
const WRITTEN = /^\((\d{2,4})\)[^\s()]+(?:\(\d{2,4}\)[^\s()]+)*$/
const WRITTEN_GTIN = /^\(01\)\s*\d/
const WRITTEN_AI = /\((\d{2,4})\)/

/**
 * Reads a scanned or typed barcode: a GS1 element string (with or without separators, symbology prefix or printed
 * parentheses), a GS1 Digital Link address on any domain with the GTIN in its path or query, or a plain GTIN of 8, 12, 13 or 14 digits. It never guesses: a barcode with
 * a mistake has a problem, and no data.
 *
 * @param text as the scanner sent it
 * @param now decides the century of dates
 * @returns null for a text that is no barcode
 * @example
 * readBarcode('(01)00614141123452(17)280200(10)A7', new Date())
 * // { ok: true, isPlain: false, barcode: { gtin: '00614141123452', lot: 'A7', expiry: '2028-02-29', … } }
 */
export function readBarcode(text: string, now: Date): BarcodeReading | null {
  if (text.length > LONGEST) return null
  const { symbol, data } = withoutSymbology(text.trim())
  try {
    const elements = elementsOf(data, symbol)
    if (elements !== null) return { ok: true, isPlain: false, barcode: barcodeOf(elements, now.getUTCFullYear()) }
    const number = data.replace(/[\s-]/g, '')
    return GTIN.test(number) ? plainReading(number) : null
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, isPlain: false, problem: error.problem }
    throw error
  }
}

function withoutSymbology(text: string) {
  const [prefix = '', kind = '', modifier = ''] = SYMBOLOGY.exec(text) ?? []
  return { symbol: kind + modifier, data: text.slice(prefix.length).replaceAll(SCANNED_SEPARATOR, SEPARATOR).trim() }
}

function plainReading(number: string): BarcodeReading {
  const gtin = number.padStart(14, '0')
  return isSound(gtin)
    ? { ok: true, isPlain: true, barcode: { gtin, lot: null, serial: null, expiry: null, producedOn: null } }
    : { ok: false, isPlain: true, problem: { code: 'barcode.checkDigit', gtin: number } }
}

function isSound(number: string): boolean {
  return gs1Digit(number.slice(0, -1)) === Number(number.slice(-1))
}

/** The elements of a text; null for a text that is no GS1 data. */
function elementsOf(data: string, symbol: string): readonly Element[] | null {
  if (HIBC.test(data)) throw new Unreadable({ code: 'barcode.hibc' })
  const link = LINK.exec(data)
  if (link) return linkElements(link[1] ?? '', link[2] ?? '')
  if (isWritten(data)) return writtenElements(data)
  const string = data.replaceAll(' ', '')
  return ELEMENT_SYMBOLS.has(symbol) || isElementString(string) ? scannedElements(string) : null
}

function isWritten(data: string): boolean {
  return WRITTEN_GTIN.test(data) || aiFormat(WRITTEN.exec(data)?.[1] ?? '') !== undefined
}

/** Without a symbology prefix, only a text that begins with a GTIN or has a separator among its data is an element string. */
function isElementString(string: string): boolean {
  if (/^\u241d?\d+.*\u241d/.test(string) || /^\u241d\d/.test(string)) return true
  return /^01\d{14}/.test(string) && (string.length === 16 || leadingAi(string.slice(16)) !== undefined)
}

function scannedElements(string: string): readonly Element[] {
  const elements: Element[] = []
  let rest = string.replace(/^\u241d+/, '')
  while (rest !== '') {
    const ai = leadingAi(rest)
    if (ai === undefined) throw new Unreadable({ code: 'barcode.unknownAi', ai: rest.slice(0, 4) })
    const value = rest.slice(ai.length)
    const end = value.indexOf(SEPARATOR)
    const length = fixedLength(ai) ?? (end < 0 ? value.length : end)
    elements.push(checkedElement(ai, value.slice(0, length)))
    rest = value.slice(length).replace(/^\u241d+/, '')
  }
  return elements
}

/** Printed under a barcode, each application identifier is in parentheses. */
function writtenElements(data: string): readonly Element[] {
  const [, ...parts] = data.split(WRITTEN_AI)
  return parts.flatMap((ai, at) =>
    at % 2 === 0 ? [checkedElement(ai, (parts[at + 1] ?? '').replace(/[ \u241d]/g, ''))] : [],
  )
}

/** The elements of a Digital Link: pairs from the GTIN on in its path or its query. Null for any other address. */
function linkElements(path: string, query: string): readonly Element[] | null {
  const inPath = pathPairs(path.replace(/\/$/, '').split('/'))
  const inQuery = query.split('&').flatMap((pair): Element[] => {
    const [ai = '', value = ''] = pair.split('=')
    return /^\d+$/.test(ai) ? [[ai, decoded(value)]] : []
  })
  const isLink = inPath.length > 0 || inQuery.some(([ai, value]) => ai === '01' && mayBeLinked(value))
  if (!isLink) return null
  return [...inPath, ...inQuery].map(([ai, value]) => checkedElement(ai, ai === '01' ? value.padStart(14, '0') : value))
}

/**
 * The pairs of application identifier and value at the end of a path, from the GTIN on. The month of an address such as
 * `/2026/01/20260131` begins none.
 */
function pathPairs(segments: readonly string[]): readonly Element[] {
  const start = segments.findIndex((segment, at) => {
    const value = segments[at + 1] ?? ''
    const isMonth = YEAR.test(segments[at - 1] ?? '') && value.length < 14
    const names = segments.slice(at).filter((_, place) => place % 2 === 0)
    const isPaired = (segments.length - at) % 2 === 0 && names.every((name) => aiFormat(name) !== undefined)
    return segment === '01' && !isMonth && isPaired && mayBeLinked(value)
  })
  if (start < 0) return []
  return segments
    .slice(start)
    .flatMap((ai, at, all): Element[] => (at % 2 === 0 ? [[ai, decoded(all[at + 1] ?? '')]] : []))
}

/** Links write a GTIN with 14 digits. Fewer digits are taken for a GTIN only with a sound check digit. */
function mayBeLinked(value: string): boolean {
  return GTIN.test(value) && (value.length === 14 || isSound(value))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function checkedElement(ai: string, value: string): Element {
  const format = aiFormat(ai)
  if (format === undefined) throw new Unreadable({ code: 'barcode.unknownAi', ai })
  if (!format.lengths.some(([shortest, longest]) => value.length >= shortest && value.length <= longest)) {
    throw new Unreadable({ code: 'barcode.length', ai, value })
  }
  if (!format.pattern.test(value)) throw new Unreadable({ code: 'barcode.characters', ai, value })
  return [ai, value]
}

function barcodeOf(elements: readonly Element[], year: number): Barcode {
  const values = new Map<string, string>()
  for (const [ai, value] of elements) {
    if ((values.get(ai) ?? value) !== value) throw new Unreadable({ code: 'barcode.repeated', ai })
    values.set(ai, value)
  }
  const gtin = values.get('01')
  if (gtin === undefined) throw new Unreadable({ code: 'barcode.noGtin' })
  if (!isSound(gtin)) throw new Unreadable({ code: 'barcode.checkDigit', gtin })
  const dateOf = (ai: string) => {
    const value = values.get(ai)
    if (value === undefined) return null
    const date = gs1Date(value, year)
    if (date === null) throw new Unreadable({ code: 'barcode.date', ai, value })
    return date
  }
  return {
    gtin,
    lot: values.get('10') ?? null,
    serial: values.get('21') ?? null,
    expiry: dateOf('17'),
    producedOn: dateOf('11'),
  }
}
