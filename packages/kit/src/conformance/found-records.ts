import type { CallName, CallOutput, ProductCard } from '@gauze/contract'
import { calls, type RecordKind } from '@gauze/contract/schemas'

/** Everything that later calls can ask for. */
type Wanted = RecordKind | 'categoryUrl' | 'itemUrl' | 'searchWord' | 'subscribedList' | 'trackingNumber'

/** Ids and texts that the answers so far have shown. */
export type Found = Map<Wanted, number | string>

type Finds = { readonly [Name in Wanted]?: number | string | null | undefined }

function itemOf(cards: readonly ProductCard[]): Finds {
  const card = cards.find(({ isAddableToCart }) => isAddableToCart) ?? cards[0]
  const sold = card?.children[0] ?? card
  return {
    item: sold?.id,
    unit: sold?.unit.details[0]?.id,
    itemUrl: card?.urlComponent,
    searchWord: card?.siteDisplayName.match(/[A-Za-z]{4,}/)?.[0],
  }
}

/**
 * Calls whose answers show values that other calls need, in the order in which a run plays them: the first finding
 * counts.
 */
const sources: { readonly [N in CallName]?: (answer: CallOutput<N>) => Finds } = {
  paginateItems: ({ results }) => itemOf(results),
  getTopItems: (cards) => itemOf(cards),
  getCategories: ([category]) => ({ categoryUrl: category?.children[0]?.urlComponent ?? category?.urlComponent }),
  getAddresses: ({ mappedResults }) => ({
    address: mappedResults[0]?.id,
    licenseDocument: mappedResults
      .flatMap(({ controlledSubstance, licensesInReview = [] }) => [...controlledSubstance, ...licensesInReview])
      .find(({ document }) => document)?.document?.id,
  }),
  getPaymentMethods: ({ cards }) => ({ card: cards[0]?.id }),
  getContacts: ({ results }) => ({ contact: results[0]?.id }),
  getAllLists: ({ itemLists }) => ({ itemList: itemLists[0]?.id }),
  getSubscriptions: ({ subscriptions }) => ({ subscribedList: subscriptions[0]?.itemListId }),
  getSalesOrders: ({ results }) => ({ order: results[0]?.id }),
  getRecentFulfillments: ({ fulfillments }) => ({ trackingNumber: fulfillments[0]?.trackingNumber }),
  getInvoices: ({ results }) => ({ invoice: results[0]?.id }),
  getPayments: ({ results }) => ({ payment: results[0]?.id }),
  getQuotes: ({ results }) => ({ quote: results[0]?.id, estimate: results[0]?.id }),
  getEstimates: ({ results }) => ({ estimate: results[0]?.id }),
  getRecalls: ({ results }) => ({ recall: results[0]?.id }),
}

function rank(name: CallName): number {
  const place = Object.keys(sources).indexOf(name)
  return place < 0 ? Number.POSITIVE_INFINITY : place
}

/** Puts calls that show records before calls that ask for them. */
export function sourcesFirst(names: readonly CallName[]): CallName[] {
  const isBefore = (one: CallName, other: CallName) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other))
  return [...names].sort(isBefore)
}

/** Adds the values that an answer shows. The answer must fit the contract. */
export function collect<N extends CallName>(found: Found, name: N, body: unknown): void {
  // The schema of the row makes exactly the answer of its call.
  const answer = calls[name].response.parse(body) as CallOutput<N>
  // Every key of `Finds` is a name of `Wanted`.
  const finds = Object.entries(sources[name]?.(answer) ?? {}) as [Wanted, number | string | null | undefined][]
  for (const [wanted, value] of finds) {
    if (value !== undefined && value !== null && !found.has(wanted)) found.set(wanted, value)
  }
}

/** The rows that belong to a company, for calls that list its records. */
const companyRows: { readonly [N in CallName]?: (answer: CallOutput<N>) => readonly { readonly id: number }[] } = {
  getAddresses: ({ mappedResults }) => mappedResults,
  getAllLists: ({ itemLists }) => itemLists,
  getContacts: ({ results }) => results,
  getCreditMemos: ({ results }) => results,
  getEstimates: ({ results }) => results,
  getInvoices: ({ results }) => results,
  getPaymentMethods: ({ cards }) => cards,
  getPayments: ({ results }) => results,
  getQuotes: ({ results }) => results,
  getSalesOrders: ({ results }) => results,
  getSalesOrdersForAccount: ({ results }) => results,
}

/** Returns the ids of the company's records in an answer that fits the contract; null for a call that lists none. */
export function companyIdsIn<N extends CallName>(name: N, body: unknown): readonly number[] | null {
  const rows = companyRows[name]
  // As in `collect`.
  return rows ? rows(calls[name].response.parse(body) as CallOutput<N>).map(({ id }) => id) : null
}
