import type { Credit } from './allocate-credits.js'
import { type Cents, cents, sumCents } from './money.js'

/** An open invoice that a remittance may name. */
export interface RemittanceInvoice {
  readonly id: number
  /** Such as `INV-20611`. */
  readonly number: string
  /** The purchase order; empty for none. */
  readonly poNumber: string
  /** The open amount. */
  readonly due: Cents
}

/** A credit that a remittance may name. */
export interface RemittanceCredit extends Credit {
  /** Such as `CM-3041`. */
  readonly number: string
}

/**
 * The outcome of a line. The first three choose something in full; `header` and `total` need nothing; every other code is
 * a difference that a person should read.
 *
 * - `matched`: the line pays the whole open amount of an invoice.
 * - `credited`: the line takes the rest of a credit.
 * - `header`, `total`: the names of columns, and a total that agrees with the lines.
 * - `below-due`: a short payment, which is chosen with its amount.
 * - `above-due`: more than the open amount, which is chosen instead.
 * - `twice`: several lines name the invoice or the credit; their sum is chosen, up to the open amount.
 * - `credit-below`, `credit-above`: the credit is ticked, but less or more of it is named than is left.
 * - `wrong-sign`: an invoice without a positive amount, or a credit without a negative one; nothing is chosen.
 * - `unknown-invoice`, `unknown-credit`: no open invoice, or no credit with a rest, has this number.
 * - `ambiguous`: the line names more than one invoice or credit.
 * - `total-differs`: a total that the lines do not come to.
 * - `unreadable-amount`: an amount with a comma before its cents, or dots between thousands; nothing is chosen.
 * - `not-understood`: the line names nothing.
 */
export type RemittanceCode =
  | 'matched'
  | 'credited'
  | 'header'
  | 'total'
  | 'below-due'
  | 'above-due'
  | 'twice'
  | 'credit-below'
  | 'credit-above'
  | 'wrong-sign'
  | 'unknown-invoice'
  | 'unknown-credit'
  | 'ambiguous'
  | 'total-differs'
  | 'unreadable-amount'
  | 'not-understood'

/** One pasted line and its outcome. */
export interface RemittanceLine {
  /** Counted from 1, blank lines included. */
  readonly line: number
  readonly text: string
  readonly code: RemittanceCode
  /** The number of the invoice or credit, the number that nobody knows, or the amount that cannot be read. */
  readonly number: string | null
  /** The named amount, negative for a credit: the sum for `twice`. `null` if the line names none. */
  readonly amount: Cents | null
  /** The amount that was expected: the open amount, the rest of the credit (negative), or the sum of the lines. */
  readonly expected: Cents | null
}

/** The totals of a remittance. */
export interface RemittanceMatch {
  /** Each line of the text that is not blank, in its order, with exactly one outcome. */
  readonly lines: readonly RemittanceLine[]
  /** The invoices to choose, each with at most its open amount, in the order of the invoices. */
  readonly invoices: readonly { readonly id: number; readonly amount: Cents }[]
  /** The credits to tick, in the order of the credits. */
  readonly credits: readonly Pick<Credit, 'kind' | 'id'>[]
  /** The sum of the chosen invoices, less the whole rest of the chosen credits: negative if the credits are more. */
  readonly sum: Cents
  /** The sum of the lines: invoices less credits, whether matched or not. */
  readonly named: Cents
  /** The number of lines that a person should read. */
  readonly differences: number
}

type Target =
  | { readonly kind: 'invoice'; readonly invoice: RemittanceInvoice }
  | { readonly kind: 'credit'; readonly credit: RemittanceCredit }

/** A line after its first reading, before lines of the same invoice or credit are summed. */
interface ReadLine {
  readonly line: number
  readonly text: string
  readonly role: 'target' | 'ambiguous' | 'unknown' | 'total' | 'header' | 'unreadable-amount' | 'not-understood'
  readonly target: Target | null
  readonly number: string | null
  readonly amount: number | null
}

/** One piece of a line: an amount, a number, or a word. */
interface Piece {
  readonly text: string
  readonly key: string
  readonly amount: number | null
  /** The amount has cents, a sign, a currency or thousands separators, so it is no document number. */
  readonly isMoney: boolean
}

interface Names {
  /** By the whole number, such as `INV20611`. */
  readonly whole: ReadonlyMap<string, readonly Target[]>
  /** By its digits, such as `20611`. */
  readonly bare: ReadonlyMap<string, readonly Target[]>
  readonly orders: ReadonlyMap<string, readonly Target[]>
}

const quotedCell = /"([^"]*)"/g
const thousands = /(^|[\s,;|(]|(?:^|[\s,;|(])[+-])(\$?)(\d{1,3}(?:,\d{3})+)(?!\d)/g
const amountForm =
  /^(?<open>\()?(?<before>[-+−])?(?<currency>\$)?(?<inner>[-−])?(?<value>\d{1,8}(?:\.\d{1,2})?|\.\d{2})(?<close>\))?(?<after>-|CR)?$/i
const dotsBetweenThousands =
  /(?<=(?:^|[\s,;|])[-+−(]*[$€£]?)\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?(?=[-)$€£]*(?:CR)?(?:$|[\s,;|]))/i
const commaBeforeCents = /(?<=(?:^|[\s;|])[-+−(]*[$€£]?)(\d{1,8}),\d{1,2}(?=[-)$€£]*(?:CR)?(?:$|[\s;|]))/i
const documentForm = /^[A-Z]{0,6}[-#]?\d[\dA-Z-]*$/i
const dayForm = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/
const totalWord = /\b(?:sub-?|grand )?(?:total|sum)\b|\b(?:check|payment|remittance|net) amount\b|\bamount paid\b/i
const headerWords = new Set(
  (
    'account amount balance check comment credit customer cr date description discount doc document due gross id inv ' +
    'invoice invoiced item line memo net no num number open order original paid pay payment po purchase ref reference ' +
    'remittance type vendor supplier advice details detail of the for'
  ).split(' '),
)
/** Words whose number is no amount. */
const labelWords = new Set(['PO', 'CHECK', 'CK', 'REF', 'ACCT', 'ACCOUNT', 'NO', 'ORDER'])
const creditWords = /^(?:CM|CR|CREDIT)/i

/** Letters and digits only, in capitals: `Inv. #20611` and `INV-20611` differ in their writing alone. */
function keyOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function add(map: Map<string, Target[]>, key: string, target: Target) {
  if (key === '') return
  const known = map.get(key)
  if (known) known.push(target)
  else map.set(key, [target])
}

function namesOf(invoices: readonly RemittanceInvoice[], credits: readonly RemittanceCredit[]): Names {
  const [whole, bare, orders] = [new Map<string, Target[]>(), new Map<string, Target[]>(), new Map<string, Target[]>()]
  const addNumber = (number: string, target: Target) => {
    const key = keyOf(number)
    add(whole, key, target)
    const digits = key.replace(/^[A-Z]+/, '')
    if (digits !== key) add(bare, digits, target)
  }
  for (const invoice of invoices) {
    const target = { kind: 'invoice', invoice } as const
    addNumber(invoice.number, target)
    add(orders, keyOf(invoice.poNumber), target)
  }
  for (const credit of credits) addNumber(credit.number, { kind: 'credit', credit })
  return { whole, bare, orders }
}

/** Reads an amount in cents as people write it: `1,038.99`, `$40`, `-184.50`, `(184.50)`, `184.50-`. */
function readMoney(text: string): Pick<Piece, 'amount' | 'isMoney'> {
  const { groups } = amountForm.exec(text) ?? {}
  if (groups?.value === undefined || (groups.open === undefined) !== (groups.close === undefined)) {
    return { amount: null, isMoney: false }
  }
  const [whole = '', fraction = ''] = groups.value.split('.')
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  const signs = [groups.open, groups.before === '+' ? undefined : groups.before, groups.inner, groups.after]
  const isNegative = signs.some((sign) => sign !== undefined)
  const isMoney = isNegative || groups.currency !== undefined || groups.value.includes('.')
  return { amount: isNegative ? 0 - size : size, isMoney }
}

function pieceOf(text: string): Piece {
  return { text, key: keyOf(text), ...readMoney(text) }
}

function withoutQuotes(text: string): string {
  return text.replace(quotedCell, (_, cell: string) => `\t${cell}\t`)
}

/** An amount such as `1.190,95` or `579,00`, whose comma would part two cells; `20611,12` has two cells if 20611 is known. */
function unreadableAmount(text: string, names: Names): string | null {
  const plain = withoutQuotes(text)
  const dotted = dotsBetweenThousands.exec(plain)?.[0]
  if (dotted !== undefined) return dotted
  const [amount = null, first = ''] = commaBeforeCents.exec(plain) ?? []
  return [names.whole, names.bare, names.orders].some((by) => by.has(first)) ? null : amount
}

/** The pieces of a line, between tabs, commas, semicolons, pipes and spaces. */
function piecesOf(text: string): Piece[] {
  // A dot ends the digits that thousands separators joined, so that the amount is known as one.
  const join = (_: string, before: string, dollar: string, digits: string, at: number, all: string) => {
    const next = all[at + before.length + dollar.length + digits.length]
    return `${before}${dollar}${digits.replaceAll(',', '')}${next === '.' ? '' : '.00'}`
  }
  const plain = withoutQuotes(text).replace(thousands, join)
  const tight = plain.replace(/([-+(])\s+(?=[$\d.])/g, '$1').replace(/\$\s+(?=\d)/g, '$')
  return tight
    .split(/[\t,;|\s]+/)
    .filter((word) => word !== '')
    .map(pieceOf)
}

function sameTargets(targets: readonly Target[]): readonly Target[] {
  return [...new Set(targets)]
}

/** The invoices or credits that a line names: by their numbers, otherwise by their digits, otherwise by a purchase order. */
function targetsOf(pieces: readonly Piece[], whole: string, names: Names) {
  const used = new Set<Piece>()
  const find = (by: ReadonlyMap<string, readonly Target[]>, canJoin: boolean) => {
    const found: Target[] = []
    for (const [at, piece] of pieces.entries()) {
      const before = pieces[at - 1]
      const joined = canJoin && before ? by.get(before.key + piece.key) : undefined
      const targets = joined ?? (piece.isMoney ? undefined : by.get(piece.key))
      if (targets === undefined || (joined !== undefined && piece.isMoney)) continue
      used.add(piece)
      found.push(...targets)
    }
    return sameTargets(found)
  }
  const byNumber = find(names.whole, true)
  if (byNumber.length > 0) return { targets: byNumber, used }
  const byDigits = find(names.bare, false)
  if (byDigits.length > 0) return { targets: byDigits, used }
  const byOrder = names.orders.get(keyOf(whole)) ?? find(names.orders, true)
  return { targets: byOrder, used }
}

/** The last amount of a line. A plain whole number is one only if the line names no other amount. */
function amountOf(pieces: readonly Piece[], used: ReadonlySet<Piece>): number | null {
  const money = pieces.findLast(({ isMoney }) => isMoney)
  if (money) return money.amount
  const isLabelled = (at: number) => labelWords.has(pieces[at - 1]?.key ?? '')
  const plain = pieces.findLast((piece, at) => piece.amount !== null && !used.has(piece) && !isLabelled(at))
  return plain?.amount ?? null
}

/** Digits alone may name an invoice and a credit: the sign decides. */
function bySign(targets: readonly Target[], amount: number | null): readonly Target[] {
  if (targets.length < 2) return targets
  const wanted = amount !== null && amount < 0 ? 'credit' : 'invoice'
  const fitting = targets.filter(({ kind }) => kind === wanted)
  return fitting.length === 1 ? fitting : targets
}

/** The amount of a line, which is negative if the mark `CR` stands on it as a word of its own. */
function signedAmount(pieces: readonly Piece[], used: ReadonlySet<Piece>): number | null {
  const amount = amountOf(pieces, used)
  const isCredit = amount !== null && amount > 0 && pieces.some(isCreditMark)
  return isCredit ? -amount : amount
}

function isCreditMark({ key }: Piece): boolean {
  return key === 'CR'
}

function readLine(text: string, line: number, names: Names): ReadLine {
  const pieces = piecesOf(text)
  const unreadable = unreadableAmount(text, names)
  if (unreadable !== null) {
    return { ...{ line, text, target: null }, role: 'unreadable-amount', number: unreadable, amount: null }
  }
  const { targets, used } = targetsOf(pieces, text, names)
  const amount = signedAmount(pieces, used)
  const read = { line, text, target: null, number: null, amount }
  const [target, ...others] = bySign(targets, amount)
  if (target && others.length === 0) {
    // A marked line without an amount means a whole credit, and never a whole invoice.
    const whole = pieces.some(isCreditMark) ? -Math.abs(expectedOf(target)) : null
    return { ...read, role: 'target', target, number: numberOf(target), amount: amount ?? whole }
  }
  if (target) return { ...read, role: 'ambiguous', number: pieces.find((piece) => used.has(piece))?.text ?? null }
  if (totalWord.test(text) && amount !== null) return { ...read, role: 'total' }
  if (pieces.every(({ text: word, key }) => !/\d/.test(word) && (key === '' || headerWords.has(key.toLowerCase())))) {
    return { ...read, role: 'header' }
  }
  const isNumber = ({ text: word, isMoney }: Piece) => !isMoney && documentForm.test(word) && !dayForm.test(word)
  const unknown = pieces.find(isNumber)
  if (!unknown) return { ...read, role: 'not-understood' }
  const rest = signedAmount(pieces, new Set([unknown]))
  const label = pieces[pieces.indexOf(unknown) - 1]
  const isLabelled = label !== undefined && /^(?:CM|CREDIT|MEMO|INV|INVOICE|PO|PMT)$/.test(label.key)
  return { ...read, role: 'unknown', amount: rest, number: isLabelled ? `${label.text} ${unknown.text}` : unknown.text }
}

function numberOf(target: Target): string {
  return target.kind === 'invoice' ? target.invoice.number : target.credit.number
}

/** The sum of all lines of one invoice or credit. */
interface Tally {
  readonly count: number
  /** The sum of the named amounts; the expected amount if no line names one. */
  readonly sum: number
  readonly expected: number
}

function expectedOf(target: Target): number {
  return target.kind === 'invoice' ? target.invoice.due : -target.credit.available
}

function tally(lines: readonly ReadLine[]): ReadonlyMap<Target, Tally> {
  const amounts = new Map<Target, (number | null)[]>()
  for (const { target, amount } of lines) {
    if (target === null) continue
    const known = amounts.get(target)
    if (known) known.push(amount)
    else amounts.set(target, [amount])
  }
  return new Map(
    [...amounts].map(([target, named]) => {
      const expected = expectedOf(target)
      const given = named.filter((amount) => amount !== null)
      const sum = given.length === 0 ? expected : given.reduce((total, amount) => total + amount, 0)
      return [target, { count: named.length, sum, expected }]
    }),
  )
}

function codeOf({ kind }: Target, { count, sum, expected }: Tally): RemittanceCode {
  const isCredit = kind === 'credit'
  if (isCredit ? sum >= 0 : sum <= 0) return 'wrong-sign'
  if (count > 1) return 'twice'
  if (sum === expected) return isCredit ? 'credited' : 'matched'
  if (Math.abs(sum) < Math.abs(expected)) return isCredit ? 'credit-below' : 'below-due'
  return isCredit ? 'credit-above' : 'above-due'
}

const withoutAttention = new Set<RemittanceCode>(['matched', 'credited', 'header', 'total'])

/** The lines without the amounts of totals, as the sum that a total should show. */
function sumOf(lines: readonly ReadLine[], tallies: ReadonlyMap<Target, Tally>): number {
  const others = lines.filter(({ role }) => role === 'ambiguous' || role === 'unknown')
  const matched = [...tallies.values()].reduce((total, { sum }) => total + sum, 0)
  return others.reduce((total, { amount }) => total + (amount ?? 0), matched)
}

function outcomeOf(
  read: ReadLine,
  tallies: ReadonlyMap<Target, Tally>,
  named: Cents,
): Omit<RemittanceLine, 'line' | 'text'> {
  const { role, target, number } = read
  const amount = read.amount === null ? null : cents(read.amount)
  const plain = { number, amount, expected: null }
  if (target !== null) {
    const total = tallies.get(target) ?? { count: 1, sum: 0, expected: 0 }
    return { code: codeOf(target, total), number, amount: cents(total.sum), expected: cents(total.expected) }
  }
  if (role === 'total') return { ...plain, code: amount === named ? 'total' : 'total-differs', expected: named }
  if (role === 'unknown') {
    const isCredit = (amount !== null && amount < 0) || creditWords.test(number ?? '')
    return { ...plain, code: isCredit ? 'unknown-credit' : 'unknown-invoice' }
  }
  return { ...plain, code: role === 'target' ? 'not-understood' : role }
}

/**
 * Matches a pasted remittance with open invoices and credits. A line names an invoice or a credit by its number, with or
 * without its prefix, or an invoice by a purchase order that only it has; the last amount of the line counts. A line
 * without an amount means the whole invoice or credit. The order of lines and of columns makes no difference.
 *
 * @param text lines with cells between tabs, commas, semicolons, pipes or spaces
 * @returns the invoices and credits to choose, never beyond an open amount, and one outcome for each line
 * @example
 * matchRemittance('INV-20611 212.40\nCM-3041 (184.50)', { invoices, credits })
 * // { invoices: [{ id: 11, amount: 21240 }], credits: [{ kind: 'creditMemo', id: 41 }], differences: 0, … }
 */
export function matchRemittance(
  text: string,
  open: { readonly invoices: readonly RemittanceInvoice[]; readonly credits: readonly RemittanceCredit[] },
): RemittanceMatch {
  const names = namesOf(open.invoices, open.credits)
  const lines = text
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line.trim(), at + 1, names)]))
  const tallies = tally(lines)
  const named = cents(sumOf(lines, tallies))
  const outcomes = lines.map((read) => ({ line: read.line, text: read.text, ...outcomeOf(read, tallies, named) }))
  const chosen = [...tallies].filter(([target, total]) => codeOf(target, total) !== 'wrong-sign')
  const amounts = new Map<RemittanceInvoice, Cents>()
  const ticked = new Set<RemittanceCredit>()
  for (const [target, { sum, expected }] of chosen) {
    if (target.kind === 'invoice') amounts.set(target.invoice, cents(Math.min(sum, expected)))
    else ticked.add(target.credit)
  }
  const invoiceSum = sumCents([...amounts.values()])
  const creditSum = sumCents([...ticked].map(({ available }) => available))
  return {
    lines: outcomes,
    invoices: open.invoices.flatMap((invoice) => {
      const amount = amounts.get(invoice)
      return amount === undefined ? [] : [{ id: invoice.id, amount }]
    }),
    credits: open.credits.flatMap((credit) => (ticked.has(credit) ? [{ kind: credit.kind, id: credit.id }] : [])),
    sum: cents(invoiceSum - creditSum),
    named,
    differences: outcomes.filter(({ code }) => !withoutAttention.has(code)).length,
  }
}
