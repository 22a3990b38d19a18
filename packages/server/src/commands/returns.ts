import { cents, formatDate, formatUsd } from '@gauze/rules'
import { quoted, quotedLines } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import { readWaitingReturns, type WaitingReturn } from '../modules/returns/answer-return.repository.js'
import {
  type ApprovedReturn,
  approveReturn,
  declineReturn,
  type ReturnCredit,
  type ReturnQuantities,
  receiveReturn,
} from '../modules/returns/answer-return.service.js'
import type { MailedMemo } from '../modules/returns/return-mails.js'
import { type Command, defineAction } from '../services/action.js'
import { onStore, withServices } from './operate.js'
import { noWords, oneWord, readText } from './read-words.js'

const seeReturns = 'See the returns that wait with: gauze returns list'

const nameFewer = 'Look at the invoices, and name fewer goods with --lines.'

const ONE_RETURN = 'one return number, such as IS-1001'

/** Quantities by the number of the line, from a text such as `1=2,3=1`. */
function quantitiesOf(text: string | undefined): ReturnQuantities {
  if (text === undefined) return null
  const quantities = new Map<number, number>()
  for (const part of text.split(',')) {
    const [, line = '', quantity = ''] = /^([1-9]\d{0,3})=([1-9]\d{0,4})$/.exec(part.trim()) ?? []
    if (line === '') {
      throw new StartError(
        `'${part}' is not a quantity of a line. Give the number of a line and a quantity above 0, with commas between lines, such as --lines 1=2,3=1.`,
      )
    }
    if (quantities.has(Number(line))) throw new StartError(`Line ${line} has two quantities. Give one.`)
    quantities.set(Number(line), Number(quantity))
  }
  return quantities
}

function noteOf(note: string, keepsGoods: boolean): string {
  const words = readText('note', note)
  if (keepsGoods || words !== '') return words
  throw new StartError(
    "'returns approve' needs a note that says where to send the goods: --note TEXT. Goods that stay with the company have --keep.",
  )
}

function reasonOf(reason: string): string {
  const words = readText('reason', reason)
  if (words !== '') return words
  throw new StartError("'returns decline' needs a reason for the person who asked for the return: --reason TEXT.")
}

/** For each invoice that is credited in part already, a sentence about the rest; it begins with a full stop. */
function creditedBeforeText(credits: readonly ReturnCredit[]) {
  return credits
    .filter(({ creditedBefore }) => creditedBefore > 0)
    .map(
      ({ invoiceNumber, creditedBefore, totalCents }) =>
        `. Earlier credit memos of invoice ${invoiceNumber} have credited ${formatUsd(cents(creditedBefore))} of these goods already, so the return credits ${totalCents === 0 ? 'nothing more' : `the other ${formatUsd(cents(totalCents))}`}`,
    )
    .join('')
}

function creditedText(memos: readonly MailedMemo[]): string {
  const names = memos.map(({ number, totalCents }) => `${number} for ${formatUsd(cents(totalCents))}`).join(', ')
  return `${names}${creditedBeforeText(memos)}`
}

/** The result of an approval. */
export function approvedText(returnNumber: string, approved: ApprovedReturn): string {
  if (approved.status === 'Credited') return `Return ${returnNumber} is credited: ${creditedText(approved.memos)}`
  const known = creditedBeforeText(approved.planned)
  return `Return ${returnNumber} is approved${known}. Record its goods with: gauze returns receive ${returnNumber}`
}

/** The result of received goods. */
export function receivedText(returnNumber: string, memos: readonly MailedMemo[]): string {
  return `Return ${returnNumber} is received and credited: ${creditedText(memos)}`
}

function returnText({
  returnNumber,
  status,
  orderNumber,
  accountName,
  requestedBy,
  ...waiting
}: WaitingReturn): string {
  const { requestedOn, message, lines, memos } = waiting
  const state = status === 'Requested' ? 'waits for an answer' : 'is approved, and waits for its goods'
  return [
    `${returnNumber} of order ${orderNumber} ${state}: requested by ${quoted(requestedBy)} of ${quoted(accountName)} on ${formatDate(requestedOn)}`,
    ...quotedLines(message.trim(), '  '),
    ...lines.map(({ line, name, unitLabel, quantity }) => `  ${line}. ${name}, ${quantity} × ${unitLabel}`),
    ...(memos.length === 0 ? [] : [`  The order has credit memos already: ${memos.join(', ')}`]),
  ].join('\n')
}

/** The list of the returns that wait for an answer or for their goods. */
export function waitingReturnsText(returns: readonly WaitingReturn[]): string {
  return returns.length === 0 ? 'No return waits' : returns.map(returnText).join('\n')
}

/** `gauze returns` */
export const returns: Command = {
  list: defineAction({
    description: 'show the returns that wait for an answer, or for their goods',
    options: {},
    read: (given) => {
      noWords(given)
      return onStore(async ({ db }) => waitingReturnsText(await readWaitingReturns(db)))
    },
  }),
  approve: defineAction({
    usage: 'NUMBER [--lines LINE=QUANTITY,...] [--keep] [--freight] --note TEXT',
    description: `approve a return, and mail the note that says where to send the goods; with --keep the company keeps
them and is credited at once; --freight credits the share of the shipping charge, too`,
    advice: { 'return-answered': seeReturns, 'not-invoiced': nameFewer },
    options: {
      lines: { type: 'string' },
      keep: { type: 'boolean' },
      freight: { type: 'boolean' },
      note: { type: 'string' },
    },
    read: (given) => {
      const number = oneWord(given, ONE_RETURN).toUpperCase()
      const { lines, keep: keepsGoods = false, freight: creditsFreight = false, note = '' } = given.values
      const approval = { lines: quantitiesOf(lines), keepsGoods, creditsFreight, note: noteOf(note, keepsGoods) }
      return withServices(async ({ db }, services) =>
        approvedText(number, await approveReturn(db, number, approval, services)),
      )
    },
  }),
  receive: defineAction({
    usage: 'NUMBER [--lines LINE=QUANTITY,...] [--damaged]',
    description: 'record the goods that arrived, put them into stock unless they are damaged, and credit them',
    advice: { 'return-answered': seeReturns, 'not-invoiced': nameFewer },
    options: { lines: { type: 'string' }, damaged: { type: 'boolean' } },
    read: (given) => {
      const number = oneWord(given, ONE_RETURN).toUpperCase()
      const receipt = { lines: quantitiesOf(given.values.lines), isDamaged: given.values.damaged ?? false }
      return withServices(async ({ db }, services) =>
        receivedText(number, await receiveReturn(db, number, receipt, services)),
      )
    },
  }),
  decline: defineAction({
    usage: 'NUMBER --reason TEXT',
    description: 'decline a return that is not credited',
    advice: { 'return-answered': seeReturns },
    options: { reason: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_RETURN).toUpperCase()
      const reason = reasonOf(given.values.reason ?? '')
      return withServices(async ({ db }, services) => {
        await declineReturn(db, number, reason, services)
        return `Return ${number} is declined`
      })
    },
  }),
}
