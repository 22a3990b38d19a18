import type { CallInput, Subscription } from '@gauze/contract'
import { addDays, easternDate, type SubscriptionRhythm, subscriptionDates } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { defineHandlers } from '../../http/define-handlers.js'
import type { Services } from '../../services/services.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { readAddressBook } from '../addresses/addresses.repository.js'
import { readBuyer } from '../company/buyer.repository.js'
import { lockOwnList } from '../lists/item-list.repository.js'
import { placeChange, placeOf, requirePlacesAsSeen } from '../orders/seen-place.js'
import { shipDatesFor } from '../orders/ship-dates.js'
import { paymentKindsFor } from '../payables/authorize-payment.js'
import { isCardExpired, readCards } from '../payment-methods/payment-methods.repository.js'
import { writeDeliveryDays } from './delivery-days.repository.js'
import { nextDateOf, subscriptionWarnings, warningDays } from './run-subscriptions.js'
import {
  deleteSubscriptionRow,
  readSubscriptionDetails,
  readSubscriptions,
  type SubscriptionForm,
  type SubscriptionRow,
  writeMeans,
  writeSchedule,
  writeSubscription,
} from './subscriptions.repository.js'

const datesShown = 4
const datesLookedAt = 60
const deliveryDatesShown = 6
const longestAhead = 5 * 366

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}

/** The first day on which a subscription may run: not again on the day of its last run. */
function firstDay({ lastRun }: SubscriptionRow, today: string): string {
  return lastRun === null || lastRun.error !== null ? today : laterOf(today, addDays(lastRun.dueOn, 1))
}

/** The next dates, skipped ones included. A retry may have passed a date, which is not repeated. */
function datesOf(row: SubscriptionRow, today: string): string[] {
  return subscriptionDates(row, firstDay(row, today), datesLookedAt)
    .filter((date) => date >= row.nextRunOn || row.skipped.includes(date))
    .slice(0, datesShown)
}

async function subscriptionView(
  scope: Scope,
  row: SubscriptionRow,
  user: SessionUser,
  services: Services,
): Promise<Subscription> {
  const today = easternDate(services.now())
  const isNear = !row.paused && row.nextRunOn <= addDays(today, warningDays)
  const { itemListId, listName, itemCount, ownerName, every, frequency, startOn, shipAddressId, billAddressId } = row
  return {
    ...{ itemListId, listName, itemCount, ownerName, every, frequency, startOn, shipAddressId, billAddressId },
    mayChange: row.userId === scope.userId || user.isAdmin,
    nextDates: datesOf(row, today).map((date) => ({ date, skipped: row.skipped.includes(date) })),
    paymentMethod: row.paymentMethodId ?? 'terms',
    poNum: row.poNum,
    paused: row.paused,
    pauseReason: row.pauseReason,
    retryOn: row.retryOn,
    placeChanges: placeChangesOf(row),
    warnings: isNear ? [...(await subscriptionWarnings(scope.db, row, services, user.isPriceVisible))] : [],
    lastRun: row.lastRun,
  }
}

/** @throws ProblemError 404 when the caller may see no such subscription */
async function requireSubscription(scope: Scope, user: SessionUser, itemListId: number): Promise<SubscriptionRow> {
  const [row] = await readSubscriptions(scope, user.isAdmin, itemListId)
  if (row === undefined) {
    throw notFound('There is no such subscription of yours. It may have been ended meanwhile: load the page again.')
  }
  return row
}

/** Changes when a subscription runs next. */
async function reschedule(
  scope: Scope,
  { user, services, itemListId }: { user: SessionUser; services: Services; itemListId: number },
  change: (row: SubscriptionRow, today: string) => Pick<SubscriptionRow, 'skipped' | 'paused'>,
): Promise<Subscription> {
  return scope.transaction(async (locked) => {
    const row = await requireSubscription(locked, user, itemListId)
    const today = easternDate(services.now())
    const { skipped, paused } = change(row, today)
    // The server keeps trying a failed run, even if later dates change.
    const isTried = row.retryOn !== null && paused === row.paused
    const first = datesOf(row, today).find((shown) => !skipped.includes(shown)) ?? addDays(today, 1)
    const nextRunOn = isTried ? row.nextRunOn : nextDateOf({ ...row, skipped }, first)
    const attempt = isTried ? { retryOn: row.retryOn, failures: row.failures } : { retryOn: null, failures: 0 }
    await writeSchedule(locked.db, row, { nextRunOn, skipped, paused, pauseReason: null, ...attempt })
    return subscriptionView(locked, await requireSubscription(locked, user, itemListId), user, services)
  })
}

/** The calls about subscriptions and delivery days. */
export const subscriptionHandlers = defineHandlers({
  getSubscriptions: async ({ scope, user, services }) => {
    const rows = (await readSubscriptions(scope, user.isAdmin)).filter(({ isListDeleted }) => !isListDeleted)
    const subscriptions: Subscription[] = []
    for (const row of rows) subscriptions.push(await subscriptionView(scope, row, user, services))
    return { subscriptions }
  },

  upsertSubscription: {
    prepare: async ({ scope: before, input, services }) => {
      const buyer = await readBuyer(before)
      const kinds = await paymentKindsFor(before.accountId, buyer, services)
      const today = easternDate(services.now())
      return ({ scope, user }) =>
        scope.transaction(async (locked) => {
          const [known] = await readSubscriptions(locked, user.isAdmin, input.itemListId)
          if (known === undefined) await lockOwnList(locked, input.itemListId)
          const isKept = known !== undefined && isSameRhythm(known, input)
          if (!isKept) requireRhythm(input.startOn, today)
          const places = await requireParties(locked, input, { kinds, today })
          const paymentMethodId = input.paymentMethod === 'terms' ? null : input.paymentMethod
          const form = { ...input, ...places, poNum: input.poNum.trim(), paymentMethodId }
          await (isKept ? writeMeans(locked, form) : writeSubscription(locked, form))
          const row = await requireSubscription(locked, user, input.itemListId)
          const { id } = row
          return {
            kept: { id },
            answer: () => subscriptionView(before, row, user, services),
          }
        })
    },
    repeat: async (_kept, { scope, user, input, services }) =>
      subscriptionView(scope, await requireSubscription(scope, user, input.itemListId), user, services),
  },

  pauseSubscription: ({ scope, user, services, input: { itemListId, paused } }) =>
    reschedule(scope, { user, services, itemListId }, ({ skipped }) => ({ skipped, paused })),

  skipSubscription: ({ scope, user, services, input: { itemListId, date, skipped: isSkipped } }) =>
    reschedule(scope, { user, services, itemListId }, (row, today) => {
      if (date < today) throw conflict('date-passed', 'This date has passed. Load the page again.')
      const others = row.skipped.filter((skipped) => skipped !== date && skipped >= today)
      return { paused: row.paused, skipped: isSkipped ? [...others, date].slice(-datesLookedAt) : others }
    }),

  deleteSubscription: ({ scope, user, input: { itemListId } }) =>
    scope.transaction(async (locked) => {
      const { id } = await requireSubscription(locked, user, itemListId)
      await deleteSubscriptionRow(locked, id)
      return { success: true as const }
    }),

  getSubscriptionAddressPaymentDetails: async ({ scope, user, services, input: { itemListId } }) => {
    const row = await requireSubscription(scope, user, itemListId)
    const { shipAddress, billAddress, card } = await readSubscriptionDetails(scope.db, row)
    const today = easternDate(services.now())
    return {
      ...{ itemListId, shipAddress, billAddress, poNum: row.poNum },
      paymentMethod: row.paymentMethodId ?? ('terms' as const),
      card: card && { ...card, expired: isCardExpired(card, today) },
    }
  },

  getDeliveryDays: async ({ scope, services }) => {
    const { deliveryDays } = await readBuyer(scope)
    const { addresses } = await readAddressBook(scope)
    const { city = '', zip = '' } = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0] ?? {}
    const asked = { count: deliveryDatesShown, deliveryDays, destination: { city, zip } }
    const shipDates = await shipDatesFor(services, asked)
    return { deliveryDays, shipDates: [...shipDates], cutoffTime: services.ports.shippingCalendar.cutoffTime }
  },

  saveDeliveryDays: async ({ scope, input }) => {
    const deliveryDays = [...new Set(input.deliveryDays)].sort((one, other) => one - other)
    await writeDeliveryDays(scope, deliveryDays)
    return { deliveryDays }
  },
})

/** How the addresses of a subscription differ from the addresses that a person saw at its last save, in sentences. */
function placeChangesOf({ shipNow, billNow, shipPlace, billPlace }: SubscriptionRow): string[] {
  return [
    placeChange('ship-to address', shipNow, shipPlace ?? undefined),
    placeChange('billing address', billNow, billPlace ?? undefined),
  ].filter((change) => change !== null)
}

function isSameRhythm(one: SubscriptionRhythm, other: SubscriptionRhythm): boolean {
  return one.startOn === other.startOn && one.every === other.every && one.frequency === other.frequency
}

function requireRhythm(startOn: string, today: string) {
  if (startOn > today && startOn <= addDays(today, longestAhead)) return
  const words = 'must be a day after today and within five years'
  throw refused('start-not-possible', `The first date ${words}. Choose another date.`, { startOn: [words] })
}

type Means = Pick<
  CallInput<'upsertSubscription'>,
  'shipAddressId' | 'billAddressId' | 'poNum' | 'paymentMethod' | 'expectedShipTo' | 'expectedBillTo'
>

/**
 * The places of a subscription: exactly the places that the server compared with the places that the person saw.
 * @throws ProblemError when the company has no such address or card, or may not pay like this
 * @throws ProblemError 409 `address-changed` when an address differs from the place that the person saw
 */
async function requireParties(
  scope: Scope,
  input: Means,
  { kinds, today }: { kinds: readonly string[]; today: string },
): Promise<Pick<SubscriptionForm, 'shipPlace' | 'billPlace'>> {
  const { addresses } = await readAddressBook(scope)
  const shipAddress = addresses.find(({ id }) => id === input.shipAddressId)
  const billAddress = addresses.find(({ id }) => id === input.billAddressId)
  if (!shipAddress) throw notFound('The ship-to address is not one of your company’s. Choose another.')
  if (!billAddress) throw notFound('The billing address is not one of your company’s. Choose another.')
  await requirePayment(scope, input, { kinds, today })
  const advice = 'Nothing has been saved. Look at the address, then save the subscription again.'
  requirePlacesAsSeen({ shipAddress, billAddress }, input, advice)
  return { shipPlace: placeOf(shipAddress), billPlace: placeOf(billAddress) }
}

/** @throws ProblemError when the company has no such card, or may not pay like this */
async function requirePayment(
  scope: Scope,
  input: Pick<Means, 'poNum' | 'paymentMethod'>,
  { kinds, today }: { kinds: readonly string[]; today: string },
): Promise<void> {
  if (input.paymentMethod === 'terms') {
    if (!kinds.includes('terms')) {
      throw refused('terms-not-offered', 'Your company has no payment terms with us. Pay with a saved card.', {
        paymentMethod: ['your company has no terms'],
      })
    }
    if (input.poNum.trim() !== '') return
    throw refused('po-required', 'A subscription on terms needs a PO number. Enter one.', {
      poNum: ['is required when paying on terms'],
    })
  }
  const card = (await readCards(scope)).find(({ id }) => id === input.paymentMethod)
  if (card === undefined) throw notFound('This card is not one of your company’s. Choose another way to pay.')
  if (!isCardExpired(card, today)) return
  throw refused('card-expired', `The card ending in ${card.last4} has expired. Choose another way to pay.`, {
    paymentMethod: ['this card has expired'],
  })
}
