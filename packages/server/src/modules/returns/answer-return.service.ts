import { cents, easternDate, returnCredit } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import { createScope, type Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { notifyOfBilling } from '../billing/billing-notices.js'
import { lockGoods } from '../orders/goods-lines.repository.js'
import {
  type AnswerableLine,
  type AnswerableReturn,
  type CreditableInvoice,
  findReturn,
  insertCreditMemo,
  type NewCreditMemo,
  type ReturnAnswer,
  readAnswerable,
  readCreditable,
  takeBackGoods,
  writeAnswer,
} from './answer-return.repository.js'
import { approvedMail, creditedMail, type MailedMemo, returnDeclinedMail } from './return-mails.js'

/** The services that an answer to a return needs. */
export type ReturnServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>

/** Quantities by the number of the order's line, from 1; null for all remaining goods of the return. */
export type ReturnQuantities = ReadonlyMap<number, number> | null

/** The approval of an operator. */
export interface ReturnApproval {
  readonly lines: ReturnQuantities
  /** Whether the goods stay with the company: then they are credited at once. */
  readonly keepsGoods: boolean
  /** Whether the share of the shipping charge is credited, too, because the store was at fault. */
  readonly creditsFreight: boolean
  /** Where to send the goods, in words for the person who asked. */
  readonly note: string
}

/** The goods that an operator received. */
export interface ReturnReceipt {
  readonly lines: ReturnQuantities
  /** Whether they cannot be sold again. */
  readonly isDamaged: boolean
}

interface LockedReturn {
  readonly scope: Scope
  readonly found: AnswerableReturn
}

const statusWords: Readonly<Record<AnswerableReturn['status'], string>> = {
  Requested: 'is not approved',
  Approved: 'is approved already',
  Credited: 'is credited already',
  Declined: 'was declined already',
  Withdrawn: 'was withdrawn by its company',
}

/** Locks the company of a return, as everything does that changes its credit memos, and reads the return. */
async function lockReturn(
  db: Db,
  returnNumber: string,
  expected: readonly AnswerableReturn['status'][],
): Promise<LockedReturn> {
  const owner = await findReturn(db, returnNumber)
  if (owner === null) throw notFound(`There is no return ${returnNumber}. Return numbers look like IS-1001.`)
  const scope = createScope(db, owner)
  await lockGoods(scope, [])
  const found = await readAnswerable(scope, owner.id)
  if (expected.includes(found.status)) return { scope, found }
  throw conflict('return-answered', `Return ${returnNumber} ${statusWords[found.status]}. Nothing has changed.`)
}

/** The lines of a return with the quantities that go on; a line that is not named does not go on. */
function goingOn({ returnNumber, lines }: AnswerableReturn, quantities: ReturnQuantities): AnswerableLine[] {
  if (quantities === null) return [...lines]
  for (const [number, quantity] of quantities) {
    const line = lines.find((known) => known.line === number)
    if (line === undefined) {
      throw notFound(
        `Return ${returnNumber} has no line ${number}. Nothing has changed. It has: ${lines.map((known) => known.line).join(', ')}.`,
      )
    }
    if (quantity > line.quantity) {
      throw refused(
        'too-many-returned',
        `Line ${number} of return ${returnNumber} is ${line.quantity} × ${line.unitLabel}. Nothing has changed. Give at most ${line.quantity} with --lines.`,
      )
    }
  }
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.line) ?? 0 }))
}

/** The quantity of each line of an invoice that a return takes. Subtracts it from the quantities left to credit. */
function takeLines({ lines }: CreditableInvoice, left: Map<number, number>): number[] {
  return lines.map(({ position, quantity, credited }) => {
    const open = left.get(position) ?? 0
    const taken = Math.min(open, quantity - credited)
    left.set(position, open - taken)
    return taken
  })
}

/** A credit memo of a return before it is written. */
interface PlannedMemo {
  readonly memo: NewCreditMemo
  readonly invoiceNumber: string
  /** The amount of the goods that earlier memos have credited, in cents. */
  readonly creditedBefore: number
}

/** The credit for the goods of an invoice: at most its total less its earlier memos. */
function planMemo(
  { id, returnNumber, orderNumber, creditsFreight }: AnswerableReturn,
  invoice: CreditableInvoice,
  taken: readonly number[],
  issuedOn: string,
): PlannedMemo {
  const lines = invoice.lines.map((line, at) => ({ ...line, total: cents(line.total), returned: taken[at] ?? 0 }))
  const [shipping, tax, convenienceFee] = [cents(invoice.shipping), cents(invoice.tax), cents(invoice.convenienceFee)]
  const { taxRatePercent } = invoice
  const credit = returnCredit({ lines, shipping, tax, taxRatePercent, convenienceFee }, creditsFreight)
  const total = Math.min(credit.total, Math.max(0, invoice.total - invoice.memos))
  const memo = {
    ...credit,
    total,
    invoiceId: invoice.id,
    issueId: id,
    reason: `Return ${returnNumber} of order ${orderNumber}`,
    issuedOn,
    lines: lines.flatMap((line, at) =>
      line.returned === 0 ? [] : [{ id: line.id, quantity: line.returned, totalCents: credit.lines[at] ?? 0 }],
    ),
  }
  return { memo, invoiceNumber: invoice.number, creditedBefore: credit.total - total }
}

/** The credit memos for the goods of a return: one for each invoice that charged some of them. */
async function planMemos(scope: Scope, found: AnswerableReturn, now: Date): Promise<PlannedMemo[]> {
  const left = new Map(found.lines.map(({ position, quantity }) => [position, quantity]))
  const planned: PlannedMemo[] = []
  for (const invoice of await readCreditable(scope, found.orderId)) {
    const taken = takeLines(invoice, left)
    if (taken.every((quantity) => quantity === 0)) continue
    planned.push(planMemo(found, invoice, taken, easternDate(now)))
  }
  if ([...left.values()].every((quantity) => quantity === 0)) return planned
  throw conflict(
    'not-invoiced',
    `The invoices of order ${found.orderNumber} do not have all goods of return ${found.returnNumber}. Nothing has changed.`,
  )
}

/** Issues the credit memos for the goods of a return. */
async function creditGoods(scope: Scope, found: AnswerableReturn, now: Date): Promise<MailedMemo[]> {
  const memos: MailedMemo[] = []
  for (const { memo, ...plan } of await planMemos(scope, found, now)) {
    memos.push({ ...plan, ...(await insertCreditMemo(scope, memo)) })
  }
  return memos
}

function stockOf({ conversionRate, quantity }: AnswerableLine): number {
  return Math.floor(Number((conversionRate * quantity).toFixed(4)))
}

async function takeBack(scope: Scope, { orderId, lines }: AnswerableReturn, isDamaged: boolean): Promise<void> {
  const units = new Map<number, number>()
  for (const line of lines) units.set(line.itemId, (units.get(line.itemId) ?? 0) + stockOf(line))
  const goods = [...units].map(([itemId, count]) => ({ itemId, units: count, sellable: isDamaged ? 0 : count }))
  await takeBackGoods(scope, orderId, goods)
}

async function tell(
  { db, accountId }: Scope,
  found: AnswerableReturn,
  status: ReturnAnswer['status'],
  memos: readonly MailedMemo[],
  { jobs, publicUrl }: ReturnServices,
): Promise<void> {
  const { person, orderId, orderNumber, returnNumber } = found
  const lines = found.lines.filter(({ quantity }) => quantity > 0)
  const mails = {
    Approved: () => approvedMail({ ...found, lines }, person, publicUrl()),
    Credited: () => creditedMail({ ...found, lines, memos }, person, publicUrl()),
    Declined: () => returnDeclinedMail(found, person, publicUrl()),
  }
  if (person.isActive) await queueMail(db, jobs, mails[status]())
  await notifyOfBilling(db, accountId, [person], 'Return Answered', { orderId, orderNumber, returnNumber, status })
}

/** The credit of a return for the goods of one invoice. */
export type ReturnCredit = Pick<MailedMemo, 'invoiceNumber' | 'creditedBefore' | 'totalCents'>

/** A return that an operator approved. */
export type ApprovedReturn =
  | { readonly status: 'Approved'; readonly planned: readonly ReturnCredit[] }
  | { readonly status: 'Credited'; readonly memos: readonly MailedMemo[] }

/**
 * Approves a return, or some of its goods, and tells the person who asked for it: to send the goods back, or, if the
 * company keeps them, that they are credited. One transaction; of two answers at once, the second is refused.
 * @param returnNumber e.g. `IS-1001`
 * @throws ProblemError when there is no such return, or it cannot be approved like this: then nothing has changed
 * @returns the credit memos, or the memos to expect when the goods come
 * @example
 * const approval = { lines: new Map([[1, 2]]), keepsGoods: false, creditsFreight: false, note: 'To dock 4, please.' }
 * await approveReturn(db, 'IS-1001', approval, services)
 */
export function approveReturn(
  db: Db,
  returnNumber: string,
  { lines: quantities, keepsGoods, creditsFreight, note }: ReturnApproval,
  services: ReturnServices,
): Promise<ApprovedReturn> {
  return inTransaction(db, async (tx) => {
    const { scope, found } = await lockReturn(tx, returnNumber, ['Requested'])
    const answeredAt = services.now()
    const status = keepsGoods ? 'Credited' : 'Approved'
    const approved = { ...found, lines: goingOn(found, quantities), answer: note, keepsGoods, creditsFreight }
    await writeAnswer(scope, found.id, { ...approved, status, answeredAt })
    if (keepsGoods) {
      const memos = await creditGoods(scope, approved, answeredAt)
      await tell(scope, approved, status, memos, services)
      return { status: 'Credited', memos }
    }
    const planned = await planMemos(scope, approved, answeredAt)
    await tell(scope, approved, status, [], services)
    return { status: 'Approved', planned: planned.map(({ memo, ...plan }) => ({ ...plan, totalCents: memo.total })) }
  })
}

/**
 * Records the goods of an approved return that have arrived, puts goods that can be sold again into stock, issues the
 * credit memos, and tells the person who asked for the return. This ends the return: goods that did not arrive can be
 * returned by another return. It is one transaction; when two calls come at once, the second one is refused, so that
 * nothing is credited twice.
 * @param returnNumber e.g. `IS-1001`
 * @throws ProblemError when there is no such return, or its goods cannot be received like this: then nothing has
 * changed
 * @returns the credit memos
 * @example
 * await receiveReturn(db, 'IS-1001', { lines: null, isDamaged: false }, services)
 */
export function receiveReturn(
  db: Db,
  returnNumber: string,
  { lines: quantities, isDamaged }: ReturnReceipt,
  services: ReturnServices,
): Promise<readonly MailedMemo[]> {
  return inTransaction(db, async (tx) => {
    const { scope, found } = await lockReturn(tx, returnNumber, ['Approved'])
    const now = services.now()
    const received = { ...found, lines: goingOn(found, quantities) }
    await writeAnswer(scope, found.id, { ...received, status: 'Credited', answeredAt: now })
    const memos = await creditGoods(scope, received, now)
    await takeBack(scope, received, isDamaged)
    await tell(scope, { ...received, answer: '' }, 'Credited', memos, services)
    return memos
  })
}

/**
 * Declines a return that is not credited, and tells the person who asked for it the reason.
 * @param returnNumber e.g. `IS-1001`
 * @throws ProblemError when there is no such return, or it was answered for good already: then nothing has changed
 * @example
 * await declineReturn(db, 'IS-1001', 'The boxes were opened.', services)
 */
export function declineReturn(db: Db, returnNumber: string, reason: string, services: ReturnServices): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { scope, found } = await lockReturn(tx, returnNumber, ['Requested', 'Approved'])
    const declined = { ...found, answer: reason }
    await writeAnswer(scope, found.id, { ...declined, status: 'Declined', answeredAt: services.now() })
    await tell(scope, declined, 'Declined', [], services)
  })
}
