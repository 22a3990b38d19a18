import {
  addDays,
  cents,
  easternDate,
  exactUnitPrice,
  formatDate,
  formatExactUsd,
  subscriptionDates,
} from '@gauze/rules'
import { ownKey } from '../../base/own-keys.js'
import { ProblemError } from '../../base/problem.js'
import { type Db, inTransaction, namedQuery } from '../../db/client.js'
import { createScope, type Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import { PortFailure } from '../../ports/port-failure.js'
import { type RequestedLine, readGoods } from '../orders/goods-lines.repository.js'
import { goodsProblems, overCreditLimit } from '../orders/order-checks.js'
import {
  draftFromLines,
  type OrderForm,
  type OrderServices,
  orderFromLines,
} from '../orders/order-from-lines.service.js'
import { baseUnitsByItem } from '../pricing/base-units.js'
import type { Goods } from '../pricing/goods.types.js'
import {
  lockSubscription,
  noteWarned,
  notifyOwner,
  type RunOutcome,
  readDueSubscriptions,
  readNearSubscriptions,
  readPaidPrices,
  readSubscriptionLines,
  type SubscriptionRow,
  writeRun,
  writeSchedule,
} from './subscriptions.repository.js'

/** Days before a run on which its problems are told. */
export const warningDays = 3

/** How often a failed run is tried again, each time on the next business day. */
const retries = 3

/** A price that rose by more than this share is told before a run. */
const noticedRise = 0.1

/** A skipped date of the far future must not hide the next one. */
const datesToLookAt = 120

/**
 * The next date of a subscription that is not skipped.
 * @param from YYYY-MM-DD: the first day that counts
 */
export function nextDateOf(row: Pick<SubscriptionRow, 'startOn' | 'every' | 'frequency' | 'skipped'>, from: string) {
  const dates = subscriptionDates(row, from, datesToLookAt)
  return dates.find((date) => !row.skipped.includes(date)) ?? dates[dates.length - 1] ?? from
}

function formOf(row: SubscriptionRow): OrderForm {
  const { shipAddressId, billAddressId, poNum, isPriceVisible } = row
  return {
    ...{ shipAddressId, billAddressId, poNum, isPriceVisible },
    ...{ expectedShipTo: row.shipPlace ?? undefined, expectedBillTo: row.billPlace ?? undefined },
    key: ownKey('subscription', row.id, row.nextRunOn),
    paymentMethod: row.paymentMethodId ?? 'terms',
    notes: `Subscription “${row.listName}”`,
  }
}

/** The lines of a list that can be bought now, and the problems of the other lines in words. */
async function buyableLines(
  scope: Scope,
  row: SubscriptionRow,
  services: OrderServices,
): Promise<{ goods: Goods; lines: RequestedLine[]; leftOut: string[] }> {
  const requested = await readSubscriptionLines(scope.db, row.itemListId)
  const [goods, phone] = [await readGoods(scope, requested, row.shipAddressId), await services.supportPhone()]
  const kept: RequestedLine[] = []
  const leftOut: string[] = []
  for (const line of goods.lines) {
    const problems = goodsProblems({ ...goods, lines: [line] }, phone)
    if (problems.length > 0) leftOut.push(...problems)
    else kept.push({ itemId: line.item.itemId, unit: line.unit, quantity: line.quantity })
  }
  return { goods, lines: kept, leftOut }
}

function nothingToOrder(leftOut: readonly string[]): ProblemError {
  const detail =
    leftOut.length === 0
      ? 'The list is empty. Add items to it.'
      : `Nothing on the list can be bought. ${leftOut.join(' ')}`
  return new ProblemError({ slug: 'no-lines', status: 409, detail })
}

/** @returns why a subscription can place no order at all; null if it can */
function standstill(row: SubscriptionRow): string | null {
  if (row.isListDeleted) return `The list “${row.listName}” was deleted. Restore it, or end the subscription.`
  if (!row.isOwnerActive) return `${row.ownerName} can no longer order. Set the subscription up in another name.`
  return null
}

function shortages({ lines }: Goods): string[] {
  const items = new Map(lines.map(({ item }) => [item.itemId, item]))
  return [...baseUnitsByItem(lines)].flatMap(([itemId, needed]) => {
    const item = items.get(itemId)
    if (item === undefined || item.specialOrder || item.quantityAvailable >= needed) return []
    return [`${item.name}: ${Math.max(0, item.quantityAvailable)} of ${needed} are in stock. The rest ships later.`]
  })
}

async function risenPrices(scope: Scope, { lines }: Goods): Promise<string[]> {
  const itemIds = lines.map(({ item }) => item.itemId)
  const paid = await readPaidPrices(scope.db, scope.accountId, itemIds)
  return lines.flatMap(({ item }) => {
    const before = Number(paid.get(item.itemId) ?? Number.NaN)
    if (item.price === null || !(item.price > before * (1 + noticedRise))) return []
    const [now, then] = [item.price, before].map((price) =>
      formatExactUsd(exactUnitPrice({ price, conversionRate: 1 })),
    )
    return [`${item.name} now costs ${now}; you last paid ${then}.`]
  })
}

/**
 * The problems that the next run of a subscription would have if it came now, in words for its owner: items left out,
 * shortages, prices that rose by more than 10%, and a card, license or credit that would stop it.
 * @param isPriceVisible whether the reader may see prices; the owner's right by default
 */
export async function subscriptionWarnings(
  db: Db,
  row: SubscriptionRow,
  services: OrderServices,
  isPriceVisible = row.isPriceVisible,
): Promise<readonly string[]> {
  const reason = standstill(row)
  if (reason !== null) return [reason]
  const scope = createScope(db, row)
  try {
    const { goods, lines, leftOut } = await buyableLines(scope, row, services)
    if (lines.length === 0) return [nothingToOrder(leftOut).message]
    const rises = isPriceVisible ? await risenPrices(scope, goods) : []
    const found = [...leftOut, ...shortages(goods), ...rises]
    const refusal = await draftFromLines(scope, lines, formOf(row), services).then(
      () => null,
      (error: unknown) => wordsOf(error),
    )
    return refusal === null ? found : [...found, refusal]
  } catch (error) {
    return [wordsOf(error)]
  }
}

/** @throws every error that is not a refusal in words */
function wordsOf(error: unknown): string {
  if (!(error instanceof ProblemError) || isTransient(error)) throw error
  if (error.options.slug === 'address-changed') {
    const places = Object.values(error.options.errors ?? {}).flat()
    return [...places, 'If this is right, edit the subscription and save it.'].join(' ')
  }
  // Colleagues who see no prices read these words, too.
  return error.options.slug === 'over-credit-limit' ? overCreditLimit(cents(0), cents(0), false).message : error.message
}

/** A failure that may be over in minutes, so that it counts as no attempt. */
function isTransient(error: ProblemError): boolean {
  return error instanceof PortFailure || error.options.slug === 'cart-changed'
}

const adminsQuery = namedQuery<{ email: string }>(
  'subscription-admins',
  'SELECT u.email FROM users u WHERE u.account_id = $1 AND u.is_admin AND u.active ORDER BY u.id',
)

/** Tells the owner by mail and notification; the administrators, if the owner has left. */
async function tell(db: Db, row: SubscriptionRow, { kind, subject, text }: Notice, { jobs }: OrderServices) {
  const admins = row.isOwnerActive ? [] : await adminsQuery.all(db, [row.accountId])
  const recipients = row.isOwnerActive ? [row.ownerEmail] : admins.map(({ email }) => email)
  for (const recipient of recipients) {
    const end = 'See the subscription under My Account, Subscriptions.'
    await queueMail(db, jobs, { kind, recipient, subject, text: [text, end].join('\n\n') })
  }
  await notifyOwner(db, row, subject)
}

interface Notice {
  readonly kind: string
  readonly subject: string
  readonly text: string
}

function listText(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

async function nextBusinessDay(row: SubscriptionRow, today: string, services: OrderServices): Promise<string> {
  const destination = { city: '', zip: '' }
  const asked = { now: services.now(), count: 3, deliveryDays: [], destination }
  const dates = await services.ports.shippingCalendar.shipDates(asked)
  return dates.find((date) => date > today) ?? addDays(today, row.frequency === 'weeks' ? 1 : 2)
}

/**
 * Writes the outcome of a run, when it runs next, and the notice about it, unless another process has done so.
 * @returns whether it was written
 */
async function settle(
  db: Db,
  row: SubscriptionRow,
  { outcome, today, retryOn }: { outcome: RunOutcome; today: string; retryOn: string },
  services: OrderServices,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const locked = await lockSubscription(tx, row.id)
    // Changed, deleted or settled by another process meanwhile: the order, if there is one, is placed and stays.
    if (locked === null || locked.paused) return false
    if (locked.nextRunOn !== row.nextRunOn || locked.failures !== row.failures) return false
    await writeRun(tx, row.id, row.nextRunOn, outcome)
    const name = `Your subscription “${row.listName}”`
    if (outcome.error === null) {
      const nextRunOn = nextDateOf(locked, addDays(row.nextRunOn > today ? row.nextRunOn : today, 1))
      const skipped = locked.skipped.filter((date) => date > today)
      await writeSchedule(tx, row, { ...locked, nextRunOn, skipped, retryOn: null, failures: 0, pauseReason: null })
      if (outcome.leftOut.length === 0) return true
      const text = `${name} was ordered without these items:\n${listText(outcome.leftOut)}`
      await tell(tx, row, { kind: 'subscription-left-out', subject: `${name} was ordered in part`, text }, services)
      return true
    }
    const failures = row.failures + 1
    const paused = failures > retries || row.isListDeleted
    const pauseReason = paused ? outcome.error : null
    await writeSchedule(tx, row, { ...locked, failures, paused, pauseReason, retryOn: paused ? null : retryOn })
    const ending = paused
      ? 'We paused the subscription. Resume it when the reason is gone.'
      : `We try again on ${formatDate(retryOn)}.`
    const notice = paused
      ? { kind: 'subscription-paused', subject: `${name} is paused` }
      : { kind: 'subscription-failed', subject: `${name} could not be ordered` }
    const text = `${name} could not be ordered on ${formatDate(today)}.\n\n${outcome.error}\n\n${ending}`
    await tell(tx, row, { ...notice, text }, services)
    return true
  })
}

async function placedOrRefused(db: Db, row: SubscriptionRow, services: OrderServices): Promise<RunOutcome> {
  const reason = standstill(row)
  if (reason !== null) return { orderId: null, error: reason, leftOut: [] }
  const scope = createScope(db, row)
  try {
    const { lines, leftOut } = await buyableLines(scope, row, services)
    if (lines.length === 0) throw nothingToOrder(leftOut)
    const { id } = await orderFromLines(scope, lines, formOf(row), services)
    return { orderId: id, error: null, leftOut }
  } catch (error) {
    return { orderId: null, error: wordsOf(error), leftOut: [] }
  }
}

/** The services that running subscriptions needs. */
export interface RunServices extends OrderServices {
  /** Called with a failure that is no refusal; the run is tried again at the next round. */
  readonly onFailure: (error: unknown, itemListId: number) => void
}

/**
 * Places the order of every subscription that is due, once for each date on however many servers: the order's key is
 * made of subscription and date. A run that is refused is tried again on the next business day, three times, and then
 * paused. Then warns of the runs of the next three days that would be refused.
 * @param today YYYY-MM-DD in Eastern time; today's by default
 * @returns how many runs placed an order, and how many were refused
 */
export async function runSubscriptions(
  db: Db,
  services: RunServices,
  { today = easternDate(services.now()), signal }: { readonly today?: string; readonly signal?: AbortSignal } = {},
): Promise<{ placed: number; refused: number }> {
  const count = { placed: 0, refused: 0 }
  const each = async (rows: readonly SubscriptionRow[], work: (row: SubscriptionRow) => Promise<void>) => {
    for (const row of rows) {
      if (signal?.aborted) return
      await work(row).catch((error: unknown) => services.onFailure(error, row.itemListId))
    }
  }
  await each(await readDueSubscriptions(db, today), async (row) => {
    const outcome = await placedOrRefused(db, row, services)
    const retryOn = await nextBusinessDay(row, today, services)
    if (!(await settle(db, row, { outcome, today, retryOn }, services))) return
    count[outcome.error === null ? 'placed' : 'refused'] += 1
  })
  await each(await readNearSubscriptions(db, addDays(today, warningDays)), async (row) => {
    const warnings = await subscriptionWarnings(db, row, services)
    await inTransaction(db, async (tx) => {
      await noteWarned(tx, row.id, row.nextRunOn)
      if (warnings.length === 0) return
      const subject = `Your subscription “${row.listName}” needs a look before ${formatDate(row.nextRunOn)}`
      await tell(
        tx,
        row,
        { kind: 'subscription-warning', subject, text: `${subject}:\n${listText(warnings)}` },
        services,
      )
    })
  })
  return count
}
