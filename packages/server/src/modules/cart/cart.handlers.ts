import type { LineOutcome } from '@gauze/contract'
import { addItemsAnswerSchema, cartAnswerSchema } from '@gauze/contract/schemas'
import { convenienceFee, dollarsFromCents, roundToCents } from '@gauze/rules'
import { notFound, ProblemError } from '../../base/problem.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { feePercentOf, taxOn } from '../pricing/charges.js'
import { addToCart, type ChangedCart, changeCart, openCart, takeOutOfCart } from './cart.service.js'
import type { CartState } from './cart.types.js'
import { cartView, savedLineView } from './cart.view.js'
import type { Addition, Grant } from './cart-additions.js'
import { planEdit, planEmpty, planRemove } from './cart-changes.js'
import { readFeeTerms, readTaxTerms } from './charges.repository.js'
import { offersKey, readOffers } from './offers.repository.js'
import { clearNotices, deleteSaved, moveToCart, saveForLater } from './saved-lines.js'

type CartContext = Pick<CallContext<'getCart'>, 'scope' | 'user' | 'services'>

/** A changed cart, and the report that its answer carries in addition to the cart. */
interface ReportedChange<Report> {
  readonly state: CartState
  readonly report: Report
}

/**
 * A call that changes the cart. Its key stores only the report: a repeat is answered with the cart as it is by then,
 * whose version says which answer is newer.
 * @param schema of the report
 */
function reportedChange<Context extends CartContext, Report extends object>(
  schema: { parse: (kept: unknown) => Report },
  change: (context: Context) => Promise<ReportedChange<Report>>,
) {
  const answer = async ({ state, report }: ReportedChange<Report>, { user, services }: Context) => ({
    ...(await cartView(state, user.isPriceVisible, services)),
    ...report,
  })
  return {
    change: async (context: Context) => {
      const changed = await change(context)
      return { kept: changed.report, answer: () => answer(changed, context) }
    },
    repeat: async (kept: unknown, context: Context) =>
      answer({ state: await openCart(context.scope), report: schema.parse(kept) }, context),
  }
}

const adjustmentSchema = cartAnswerSchema.pick({ addToCartAdjustment: true })
const outcomesSchema = addItemsAnswerSchema.pick({ addToCartAdjustment: true, outcomes: true })

/** A change whose answer says, in addition to the cart, whether a quantity was lowered. */
function cartChange<Context extends CartContext>(change: (context: Context) => Promise<ChangedCart>) {
  return reportedChange(adjustmentSchema, async (context: Context) => {
    const { state, isAdjusted } = await change(context)
    return { state, report: { addToCartAdjustment: isAdjusted } }
  })
}

type InputLine = CallContext<'addItems'>['input']['lines'][number]

function additionOf(line: InputLine): Addition {
  const { itemId, unit, quantity, searchTerm = null, queryID = null } = line
  return { itemId, unit, quantity, searchTerm, queryId: queryID, position: null }
}

/** An input line as an addition from its estimate, if it names one. */
async function additionsOf({ scope, user }: CallContext<'addItem' | 'addItems'>, lines: readonly InputLine[]) {
  const offersByKey = await readOffers(scope, user.isPriceVisible && !user.isPunchout ? lines : [])
  return lines.map((line): Addition => {
    const addition = additionOf(line)
    return line.estimateId === undefined
      ? addition
      : { ...addition, offers: offersByKey.get(offersKey(line)) ?? noOffer() }
  })
}

function noOffer() {
  return notFound('Your company has no estimate with prices of this item. Open it from the list of estimates.')
}

/** Makes additions and logs the refused ones. */
async function added({ scope, services, log }: CallContext<'addItem' | 'addItems'>, additions: readonly Addition[]) {
  const made = await addToCart(scope, additions, await services.supportPhone())
  const refused = made.grants.flatMap((grant, index) =>
    grant instanceof ProblemError ? [{ itemId: additions[index]?.itemId, reason: grant.options.slug }] : [],
  )
  if (refused.length > 0)
    log.warn({ refused: refused.slice(0, 10), count: refused.length }, 'adding to the cart refused')
  return made
}

function outcomeOf(grant: Grant, requested: number): LineOutcome {
  if (grant instanceof ProblemError) {
    const { slug, detail } = grant.options
    return { outcome: 'refused', code: slug, detail }
  }
  return grant < requested ? { outcome: 'adjusted', quantity: grant } : { outcome: 'added' }
}

/** The calls under /api/cart/cart/. */
export const cartHandlers = defineHandlers({
  getCart: async ({ scope, user, services }) => cartView(await openCart(scope), user.isPriceVisible, services),

  emptyCart: cartChange(({ scope }: CallContext<'emptyCart'>) => changeCart(scope, planEmpty)),

  addItem: cartChange(async (context: CallContext<'addItem'>) => {
    const { position = null } = context.input
    const [addition = additionOf(context.input)] = await additionsOf(context, [context.input])
    const made = await added(context, [{ ...addition, position, isPutBack: position !== null }])
    const [grant] = made.grants
    if (grant instanceof ProblemError) throw grant
    return made
  }),

  addItems: reportedChange(outcomesSchema, async (context: CallContext<'addItems'>) => {
    const additions = await additionsOf(context, context.input.lines)
    const { state, isAdjusted, grants } = await added(context, additions)
    const outcomes = grants.map((grant, index) => outcomeOf(grant, additions[index]?.quantity ?? 0))
    return { state, report: { addToCartAdjustment: isAdjusted, outcomes } }
  }),

  removeItems: cartChange(({ scope, input }: CallContext<'removeItems'>) => takeOutOfCart(scope, input.lines)),

  editItem: cartChange(async ({ scope, input, services }: CallContext<'editItem'>) => {
    const supportPhone = await services.supportPhone()
    return changeCart(scope, (cart) => planEdit(cart, input, supportPhone))
  }),

  removeItem: cartChange(({ scope, input }: CallContext<'removeItem'>) =>
    changeCart(scope, (cart) => planRemove(cart, input.detailId)),
  ),

  getSaveForLater: async ({ scope, user }) => ({
    saveForLaterDetail: (await openCart(scope)).saved.map((line) => savedLineView(line, user.isPriceVisible)),
  }),

  saveForLater: cartChange(({ scope, input }: CallContext<'saveForLater'>) => saveForLater(scope, input.item)),

  deleteSaveForLater: cartChange(({ scope, input }: CallContext<'deleteSaveForLater'>) => deleteSaved(scope, input.id)),

  moveItemToCart: cartChange(async ({ scope, input, services }: CallContext<'moveItemToCart'>) => {
    const { position = null } = input
    return moveToCart(scope, { ...input, position }, await services.supportPhone())
  }),

  clearNotifications: cartChange(({ scope }: CallContext<'clearNotifications'>) => clearNotices(scope)),

  getTaxRate: async ({ scope, input, services }) => {
    const { items, destination, ...terms } = await readTaxTerms(scope, input.addressId, input.itemIds)
    if (destination === null) throw notFound('This address is not one of your company’s. Choose another.')
    const known = new Set(items.map(({ itemId }) => itemId))
    const unknown = input.itemIds.find((itemId) => !known.has(itemId))
    if (unknown !== undefined) throw notFound(`There is no item ${unknown}. Ask for items of the catalog only.`)
    const { ratePercent, shippingTaxable, taxableItemIds } = await taxOn(destination, terms, items, services)
    const taxed = new Set(taxableItemIds)
    return {
      taxRate: ratePercent,
      shippingTaxable,
      items: items.map(({ itemId }) => ({ itemId, taxable: taxed.has(itemId) })),
    }
  },

  getConvenienceFee: async ({ scope, input, services }) => {
    const rate = await feePercentOf(await readFeeTerms(scope), services)
    const fee = convenienceFee({ rate: rate ?? 0, base: roundToCents(input.total) })
    return { convenienceFeeTotal: dollarsFromCents(fee) }
  },

  getConvenienceFeeRate: async ({ scope, services }) => ({
    convenienceFeeRate: (await feePercentOf(await readFeeTerms(scope), services)) ?? 0,
  }),

  getConvFeeExempt: async ({ scope }) => ({ convFeeExempt: (await readFeeTerms(scope)).listedFeePercent === null }),
})
