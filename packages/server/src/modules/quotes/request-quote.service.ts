import type { CallOutput, CallParsedInput } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import { conflict, forbidden, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { lockCart, readCart } from '../cart/cart.repository.js'
import { readBuyer } from '../company/buyer.repository.js'
import type { GoodsLine } from '../pricing/goods.types.js'
import { estimateView, mayWithdraw } from './quote.view.js'
import { requestedMail } from './quote-mails.js'
import {
  copyQuote,
  insertQuote,
  lockEstimate,
  lockRequested,
  type NewQuote,
  readEstimate,
  readWaitingCopy,
  withdraw,
} from './quotes.repository.js'

type QuoteServices = Pick<Services, 'now' | 'jobs' | 'supportMail'>
type Requested = CallOutput<'requestQuote'>

/** The most requests of a company that wait for an answer. */
const MOST_REQUESTED = 100

function quoteGone() {
  return notFound('Your company has no such quote. Choose one from the list of quotes.')
}

async function requireRoom(scope: Scope): Promise<void> {
  if ((await lockRequested(scope)) < MOST_REQUESTED) return
  throw conflict(
    'too-many-quotes',
    `${MOST_REQUESTED} quotes of your company wait for an answer, which is the most that we take. Nothing was requested. Withdraw one of them, or call us.`,
  )
}

function quoteLine({ item, unit, quantity }: GoodsLine, index: number): NewQuote['lines'][number] {
  const wanted = item.units.find(({ id }) => id === unit)
  if (wanted === undefined) {
    throw conflict(
      'unknown-unit',
      `${item.name} is no longer sold in the unit that your cart has. Nothing was requested. Choose another unit in the cart, then request the quote again.`,
    )
  }
  return {
    position: index + 1,
    itemId: item.itemId,
    unitId: unit,
    itemName: item.itemName,
    displayName: item.name,
    mpn: item.mpn,
    matrixDetails: item.matrixDetails,
    unitName: wanted.unitName,
    unitLabel: wanted.label,
    conversionRate: wanted.conversionRate,
    quantity,
  }
}

/** Tells the store of a request, if it has a mail address, and answers the request. */
async function requested(scope: Scope, id: number, { jobs, supportMail }: QuoteServices): Promise<Requested> {
  const quote = await readEstimate(scope, id)
  if (quote === null) throw quoteGone()
  const recipient = await supportMail()
  if (recipient !== undefined) {
    const { accountName } = await readBuyer(scope)
    await queueMail(scope.db, jobs, requestedMail(quote, accountName, recipient))
  }
  return estimateView(quote)
}

/**
 * Asks the store to price the items in the caller's cart, which stays as it is. Part of the scope's transaction.
 * @throws ProblemError when the cart is empty, or too many quotes of the company wait
 */
export async function requestQuote(
  scope: Scope,
  { title, notes, neededBy }: CallParsedInput<'requestQuote'>,
  services: QuoteServices,
): Promise<Requested> {
  const requestedAt = services.now()
  const today = easternDate(requestedAt)
  if (neededBy !== null && neededBy < today) {
    throw refused('validation', 'The day until which you need the prices is over. Choose today or a later day.', {
      neededBy: [`must be ${today} or later`],
    })
  }
  await lockCart(scope)
  const { lines } = await readCart(scope)
  if (lines.length === 0) {
    throw conflict('cart-empty', 'Your cart is empty, so there is nothing to quote. Add items, then request the quote.')
  }
  await requireRoom(scope)
  const id = await insertQuote(scope, {
    title,
    notes: notes.trim(),
    neededBy,
    requestedAt,
    lines: lines.map(quoteLine),
  })
  return requested(scope, id, services)
}

/**
 * Asks for new prices of the lines of an estimate that is no longer open. Part of the scope's transaction.
 * @throws ProblemError when the company has no such estimate, it is open or waits for its answer, or its lines were
 * requested again already and wait
 */
export async function requestQuoteAgain(
  scope: Scope,
  { id }: CallParsedInput<'requestQuoteAgain'>,
  services: QuoteServices,
): Promise<Requested> {
  await lockEstimate(scope, id)
  const estimate = await readEstimate(scope, id)
  if (estimate === null) throw quoteGone()
  if (estimate.status === 'Open' || estimate.status === 'Requested') {
    throw conflict(
      'quote-open',
      `Estimate ${estimate.estimateNumber} ${estimate.status === 'Open' ? 'is still open' : 'waits for an answer'}, so nothing was requested. Use it, or wait for its answer.`,
    )
  }
  const copy = await readWaitingCopy(scope, id)
  if (copy !== null) {
    throw conflict(
      'quote-open',
      `Quote ${copy} with the lines of estimate ${estimate.estimateNumber} waits for an answer already, so nothing was requested. Wait for its answer.`,
    )
  }
  await requireRoom(scope)
  return requested(scope, await copyQuote(scope, id, services.now()), services)
}

/**
 * Withdraws a request that the store has not answered. Part of the scope's transaction. A withdrawn request stays so.
 * @throws ProblemError when the company has no such quote, the caller may not withdraw it, or the store has answered it
 */
export async function withdrawQuote(
  scope: Scope,
  { id }: CallParsedInput<'withdrawQuote'>,
  user: SessionUser,
): Promise<Requested> {
  await lockEstimate(scope, id)
  const quote = await readEstimate(scope, id)
  if (quote === null) throw quoteGone()
  if (quote.status === 'Withdrawn') return estimateView(quote)
  if (quote.status !== 'Requested') {
    throw conflict(
      'quote-answered',
      `The store has answered quote ${quote.estimateNumber} already, so it was not withdrawn. Open it to see the answer.`,
    )
  }
  if (!mayWithdraw(quote, user)) {
    throw forbidden(
      'Only the person who requested a quote and the administrators of your company may withdraw it. Nothing has changed.',
    )
  }
  await withdraw(scope, id)
  return estimateView({ ...quote, status: 'Withdrawn' })
}
