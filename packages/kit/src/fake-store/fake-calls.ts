import type { CallName, CallOutput, CallParsedInput, Product, ProductCard } from '@gauze/contract'
import { createFakeCart } from './fake-cart.js'
import { FakeProblem, throwNotFound } from './fake-problem.js'
import { cardOf, type FakeData } from './fixture.js'

/** The caller of a fake call. */
export interface FakeCaller {
  readonly isSignedIn: boolean
}

/** The calls that a fake store answers. */
export type FakeCalls = {
  readonly [N in CallName]?: (input: CallParsedInput<N>, caller: FakeCaller) => CallOutput<N>
}

/** The session of the one user of a fake store. */
export interface FakeSession {
  isOpen: boolean
  readonly token: string
}

interface Window {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

function pageOf<Row>(rows: readonly Row[], { page = 1, limit = 10 }: Window) {
  const results = rows.slice((page - 1) * limit, page * limit)
  return { results, total: rows.length, page, pages: Math.ceil(rows.length / limit), limit }
}

function recordOf<T extends { readonly id: number }>(records: readonly T[], wanted: number, kind: string): T {
  const found = records.find(({ id }) => id === wanted)
  return found ?? throwNotFound(`Your company has no such ${kind}. Choose one from the list.`)
}

function catalogCalls({ products, category }: FakeData): FakeCalls {
  const shown = <P extends Product | ProductCard>(product: P, { isSignedIn }: FakeCaller): P =>
    isSignedIn ? product : { ...product, price: null, prices: [] }
  const cards = (found: readonly Product[], caller: FakeCaller) => found.map((one) => shown(cardOf(one), caller))
  const matching = (search: string) =>
    products.filter((one) => `${one.siteDisplayName} ${one.mpn}`.toLowerCase().includes(search.toLowerCase()))
  const named = (id: string) =>
    products.find((one) => String(one.id) === id || one.urlComponent === id) ??
    throwNotFound('There is no such product. It may have been taken out of the catalog.')
  return {
    getCategories: () => [category],
    getCategoryBySubCategoryUrl: ({ urlComponent }) => {
      const isKnown = [category, ...category.children].some((one) => one.urlComponent === urlComponent)
      return isKnown ? category : throwNotFound('There is no such category.')
    },
    getItem: ({ id }, caller) => {
      const { pricelevelprice, ...product } = shown(named(id), caller)
      return { ...product, pricelevelprice: caller.isSignedIn ? pricelevelprice : null }
    },
    getTopItems: ({ limit = 12 }, caller) => cards(products.slice(0, limit), caller),
    getItemList: ({ search }, caller) => cards(matching(search), caller),
    getAlternativeItems: ({ id }, caller) => cards(named(id).alternativeItems.length > 0 ? products : [], caller),
    getCorrelatedItems: ({ id }) => named(id).correlatedItems,
    paginateItems: ({ search = '', page, limit }, caller) => ({
      ...pageOf(cards(matching(search), caller), { page, limit }),
      ...{ facets: [], category: null, categories: { [category.urlComponent]: products.length }, queryID: null },
      ...{ from: page ?? 1, corrected: null, relaxed: false, leftOut: [], without: [], nearest: null },
    }),
    getSellableControlledSubstances: () => ({ rxLevels: [] }),
    getItemAllocation: () => ({ allocationMax: null }),
  }
}

function cartCalls(data: FakeData): FakeCalls {
  const cart = createFakeCart(data)
  return {
    getCart: () => cart.read(),
    getSaveForLater: () => ({ saveForLaterDetail: [] }),
    addItem: (goods) => cart.add(goods),
    addItems: ({ lines }) => cart.addMany(lines),
    removeItems: ({ lines }) => cart.takeOut(lines),
    editItem: (change) => cart.edit(change),
    removeItem: ({ detailId }) => cart.remove(detailId),
    emptyCart: () => cart.empty(),
    clearNotifications: () => ({ ...cart.read(), addToCartAdjustment: false }),
  }
}

function accountCalls({ addresses, orders, invoice, notifications }: FakeData): FakeCalls {
  let unread = notifications.length
  return {
    getAddresses: () => ({
      mappedResults: [...addresses],
      mayAdd: true,
      mayChangeShared: true,
      defaultShipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.id ?? null,
      defaultBilling: addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
      dddShippingCutoffTime: '15:00',
    }),
    getCheckoutData: () => ({ hasTerms: true, terms: 'Net 30', availableBalance: 5000, approvalThreshold: null }),
    getCheckoutTypes: () => ({ types: ['terms'] }),
    getPaymentMethods: () => ({ cards: [] }),
    getSalesOrders: (input) => pageOf(orders, input),
    paginateSalesOrders: (input) => pageOf(orders, input),
    getSalesOrder: ({ id }) => recordOf(orders, id, 'order'),
    getInvoices: (input) => pageOf([invoice], input),
    paginateInvoices: (input) => pageOf([invoice], input),
    getInvoice: ({ id }) => recordOf([invoice], id, 'invoice'),
    getUserNotifications: () => ({
      notifications: notifications.map((one) => ({ ...one, userNotificationStatus: { unread: unread > 0 } })),
      unread,
    }),
    markNotificationsAsRead: () => {
      unread = 0
      return { unread }
    },
  }
}

function sessionCalls({ user, password }: FakeData, session: FakeSession): FakeCalls {
  const wrong = { status: 401, slug: 'wrong-credentials', detail: 'Invalid username or password' }
  const over = { status: 401, slug: 'session-over', detail: 'Your session has ended. Please log in again.' }
  return {
    login: (input) => {
      if (input.username.toLowerCase() !== user.username || input.password !== password) throw new FakeProblem(wrong)
      session.isOpen = true
      return { user, token: session.token, isPunchout: false }
    },
    currentUser: () => ({ user }),
    getRelatedAccounts: () => ({ relatedAccounts: [] }),
    refreshToken: () => {
      if (!session.isOpen) throw new FakeProblem(over)
      return { token: session.token }
    },
    logout: () => {
      session.isOpen = false
      return { success: true }
    },
  }
}

/** Creates the calls of a fake store, which share one cart and one session. */
export function createFakeCalls(data: FakeData, session: FakeSession): FakeCalls {
  return { ...catalogCalls(data), ...cartCalls(data), ...accountCalls(data), ...sessionCalls(data, session) }
}
