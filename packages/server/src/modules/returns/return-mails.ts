import { cents, formatUsd, nameWithVariant, orderPath } from '@gauze/rules'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'

/** The lines that a mail lists; the page of the order shows all. */
const MAX_LINES = 50

interface MailedLine {
  readonly name: string
  readonly matrixDetails?: readonly { key: string; value: string }[]
  readonly quantity: number
  readonly unitLabel: string
}

/** The goods of a return as a table. */
export function returnTable(lines: readonly MailedLine[]): MailPart {
  const shown = lines
    .slice(0, MAX_LINES)
    .map(({ name, matrixDetails = [], quantity, unitLabel }) => [
      ...[nameWithVariant(name, matrixDetails), `${quantity} × ${unitLabel}`],
    ])
  const more = lines.length - MAX_LINES
  return {
    kind: 'table',
    caption: 'Goods of the return',
    columns: ['Item', 'Quantity'],
    rows: more > 0 ? [...shown, [`and ${more} more lines`, '']] : shown,
    lineOf: ([name, quantity]) => (quantity === '' ? `- ${name}` : `- ${quantity}, ${name}`),
  }
}

/** A credit memo in the mail about it; amounts are cents. */
export interface MailedMemo {
  readonly number: string
  readonly totalCents: number
  readonly invoiceNumber: string
  /** The amount of the goods that earlier memos have credited, which this memo does not credit again. */
  readonly creditedBefore: number
}

/** The content of the mails about an answered return. */
export interface MailedReturn {
  readonly returnNumber: string
  readonly orderId: number
  readonly orderNumber: string
  readonly answer: string
  readonly lines: readonly MailedLine[]
}

/** The person who asked for a return. */
export interface ReturnPerson {
  readonly email: string
  readonly firstName: string
  /** Whether the person may see prices, and with them the page of the order. */
  readonly isPriceVisible: boolean
}

function text(words: string): MailPart {
  return { kind: 'text', text: words }
}

function answerParts({ answer }: MailedReturn): MailPart[] {
  return answer === '' ? [] : [text(answer)]
}

function orderLink({ orderId }: MailedReturn, { isPriceVisible }: ReturnPerson, storeUrl: string): MailPart[] {
  const href = `${storeUrl}${orderPath(orderId)}`
  return isPriceVisible ? [{ kind: 'link', label: 'See the order', href }] : []
}

/** The mail about a return whose goods the person sends back. */
export function approvedMail(approved: MailedReturn, person: ReturnPerson, storeUrl: string): Mail {
  const { returnNumber, orderNumber, lines } = approved
  return composeMail({
    kind: 'return-approved',
    recipient: person.email,
    subject: `Return ${returnNumber} approved`,
    parts: [
      text(`Hello ${person.firstName},`),
      text(
        `please send these goods of order ${orderNumber} back to us. Write the number ${returnNumber} on the parcel, so that we know whose goods they are.`,
      ),
      returnTable(lines),
      ...answerParts(approved),
      ...orderLink(approved, person, storeUrl),
    ],
  })
}

function memoText({ number, totalCents }: MailedMemo, isPriceVisible: boolean): string {
  return isPriceVisible ? `${number} for ${formatUsd(cents(totalCents))}` : number
}

/** The sentences about credit memos that can pay, and about goods that earlier memos have credited. */
function memoParts(memos: readonly MailedMemo[], { isPriceVisible }: ReturnPerson): MailPart[] {
  const usable = memos.filter(({ totalCents }) => totalCents > 0)
  const names = usable.map((memo) => memoText(memo, isPriceVisible)).join(', ')
  const pays =
    usable.length === 1
      ? `Your company has the credit memo ${names}. It can pay invoices.`
      : `Your company has the credit memos ${names}. They can pay invoices.`
  const before = memos
    .filter(({ creditedBefore }) => creditedBefore > 0)
    .map(({ invoiceNumber, creditedBefore, number, totalCents }) => {
      const amount = isPriceVisible ? formatUsd(cents(creditedBefore)) : 'a part'
      return totalCents === 0
        ? `Earlier credit memos have credited all of invoice ${invoiceNumber}, so ${number} credits nothing more.`
        : `Earlier credit memos of invoice ${invoiceNumber} have credited ${amount} of these goods already, so ${number} credits the rest.`
    })
  return [...(usable.length === 0 ? [] : [pays]), ...before].map(text)
}

/** The mail about a credited return. Amounts reach only people who may see prices. */
export function creditedMail(
  credited: MailedReturn & { readonly keepsGoods: boolean; readonly memos: readonly MailedMemo[] },
  person: ReturnPerson,
  storeUrl: string,
): Mail {
  const { returnNumber, orderNumber, keepsGoods, memos, lines } = credited
  return composeMail({
    kind: 'return-credited',
    recipient: person.email,
    subject: `Return ${returnNumber} credited`,
    parts: [
      text(`Hello ${person.firstName},`),
      text(
        keepsGoods
          ? `we have credited these goods of order ${orderNumber}. Please keep them: you need not send anything back.`
          : `we have received these goods of order ${orderNumber} and credited them.`,
      ),
      returnTable(lines),
      ...memoParts(memos, person),
      ...answerParts(credited),
      ...orderLink(credited, person, storeUrl),
    ],
  })
}

/** The mail about a declined return, with the reason. */
export function returnDeclinedMail(declined: MailedReturn, person: ReturnPerson, storeUrl: string): Mail {
  const { returnNumber, orderNumber, answer } = declined
  return composeMail({
    kind: 'return-declined',
    recipient: person.email,
    subject: `Return ${returnNumber} declined`,
    parts: [
      text(`Hello ${person.firstName},`),
      text(`we cannot credit the goods of order ${orderNumber} that you asked to return.`),
      text(`Reason: ${answer}`),
      ...orderLink(declined, person, storeUrl),
    ],
  })
}
