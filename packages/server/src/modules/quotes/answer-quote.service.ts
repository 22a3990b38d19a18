import { easternDate, lineTotal } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import { createScope, type Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { PortServices } from '../../ports/guard-ports.js'
import { rehearse } from '../../ports/rehearse.js'
import type { Services } from '../../services/services.js'
import { notifyOfBilling } from '../billing/billing-notices.js'
import { readGoods } from '../orders/goods-lines.repository.js'
import { conversionRateOfLine } from '../pricing/base-units.js'
import type { Goods } from '../pricing/goods.types.js'
import { orderSums } from '../pricing/order-amounts.js'
import { decline, lockQuote, openQuote, readQuotePeople } from './answer-quote.repository.js'
import { declinedMail, pricedMail } from './quote-mails.js'
import { type EstimateDetailsRow, readEstimate } from './quotes.repository.js'

/** The services that an answer needs. */
export type AnswerServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'> & PortServices

/** The answer of an operator. */
export interface Pricing {
  /** The last day of the prices in Eastern time, YYYY-MM-DD. */
  readonly until: string
  /**
   * Prices of a base unit in dollars by the number of the line, from 1; the remaining lines keep the company's own
   * price.
   */
  readonly prices: ReadonlyMap<number, number>
  /** In words for the person who requested the quote; may be empty. */
  readonly note: string
}

/** A quote under its lock. */
interface Answerable {
  readonly scope: Scope
  readonly quote: EstimateDetailsRow
}

const statusWords: Readonly<Record<string, string>> = {
  Open: 'was answered already',
  Accepted: 'was answered and ordered already',
  Expired: 'was answered already',
  Declined: 'was declined already',
  Withdrawn: 'was withdrawn by its company',
}

async function lockAnswerable(db: Db, estimateNumber: string): Promise<Answerable> {
  const locked = await lockQuote(db, estimateNumber)
  // Only reads and writes records of the company; an estimate of the store itself has nobody as its writer.
  const scope = locked && createScope(db, { accountId: locked.accountId, userId: locked.userId ?? 0 })
  const quote = locked && scope && (await readEstimate(scope, locked.id))
  if (!scope || !quote) throw notFound(`There is no quote ${estimateNumber}. Quote numbers look like EST-10012.`)
  if (quote.status === 'Requested') return { scope, quote }
  throw conflict(
    'quote-answered',
    `Quote ${estimateNumber} ${statusWords[quote.status] ?? 'was answered already'}. Nothing has changed.`,
  )
}

/** The goods of a quote at the prices of the answer, shipped to the company's default address. */
async function pricedGoods({ scope, quote }: Answerable, prices: Pricing['prices']): Promise<Goods> {
  const { estimateNumber } = quote
  const goods = await readGoods(scope, quote.lines, null)
  const { length } = goods.lines
  const unknown = [...prices.keys()].find((number) => number > length)
  if (unknown !== undefined) {
    throw notFound(
      `Quote ${estimateNumber} has no line ${unknown}. Nothing has changed. It has the lines 1 to ${length}.`,
    )
  }
  const lines = goods.lines.map((line, index) => {
    const price = prices.get(index + 1) ?? line.item.price
    if (price !== null) return { ...line, item: { ...line.item, price } }
    throw refused(
      'no-price',
      `Line ${index + 1} of quote ${estimateNumber}, ${line.item.name}, has no price for this company. Nothing has changed. Give one with --price ${index + 1}=DOLLARS.`,
    )
  })
  return { ...goods, lines }
}

function pricesOf({ lines }: Goods, quote: EstimateDetailsRow) {
  return lines.map(({ unit, quantity, item }, index) => {
    const price = item.price ?? 0
    const conversionRate = conversionRateOfLine({ unit, item })
    return { id: quote.lines[index]?.id ?? 0, price, totalCents: lineTotal({ price, conversionRate, quantity }) }
  })
}

async function tell({ scope, quote: { id } }: Answerable, { jobs, publicUrl }: AnswerServices): Promise<void> {
  const { db, accountId } = scope
  const quote = await readEstimate(scope, id)
  if (quote === null) throw new Error('The answered quote is gone.')
  const people = await readQuotePeople(db, quote.userId)
  const status = quote.status === 'Declined' ? 'Declined' : 'Open'
  const compose = status === 'Open' ? pricedMail : declinedMail
  for (const { email } of people) await queueMail(db, jobs, compose(quote, email, publicUrl()))
  const { estimateNumber } = quote
  await notifyOfBilling(db, accountId, people, 'Quote Answered', { estimateId: id, estimateNumber, status })
}

/**
 * Answers a quote with prices that hold until a day, and tells the person who requested it. One transaction; of two
 * answers at once, the second is refused.
 * @param estimateNumber e.g. `EST-10012`
 * @throws ProblemError when there is no such quote, or it cannot be answered like this: then nothing has changed
 * @example
 * await answerQuote(db, 'EST-10012', { until: '2026-12-31', prices: new Map([[2, 12.5]]), note: '' }, services)
 */
export async function answerQuote(
  db: Db,
  estimateNumber: string,
  { until: expiresOn, prices, note }: Pricing,
  services: AnswerServices,
): Promise<void> {
  const answeredAt = services.now()
  if (expiresOn < easternDate(answeredAt)) {
    throw refused('day-over', `${expiresOn} is over. Nothing has changed.`)
  }
  // The ports are asked before anything is locked.
  const asked = await rehearse(services, async (rehearsing) => {
    await orderSums(await pricedGoods(await lockAnswerable(db, estimateNumber), prices), rehearsing)
  })
  return inTransaction(db, async (tx) => {
    const answerable = await lockAnswerable(tx, estimateNumber)
    const { scope, quote } = answerable
    const goods = await pricedGoods(answerable, prices)
    const { subtotal, shipping, tax } = await orderSums(goods, asked.services)
    const amounts = { subtotal, shipping, tax: tax ?? 0 }
    await openQuote(scope, quote.id, { answer: note, answeredAt, expiresOn }, amounts, pricesOf(goods, quote))
    await tell(answerable, services)
  })
}

/**
 * Declines a quote and tells the person who requested it the reason.
 * @param estimateNumber e.g. `EST-10012`
 * @throws ProblemError when there is no such quote, or it was answered already: then nothing has changed
 * @example
 * await declineQuote(db, 'EST-10012', 'The maker no longer supplies it.', services)
 */
export function declineQuote(db: Db, estimateNumber: string, reason: string, services: AnswerServices): Promise<void> {
  return inTransaction(db, async (tx) => {
    const answerable = await lockAnswerable(tx, estimateNumber)
    const { scope, quote } = answerable
    await decline(scope, quote.id, { answer: reason, answeredAt: services.now() })
    await tell(answerable, services)
  })
}
