import { AlgoliaAnalytics, LocalStorage } from 'search-insights'
import type { ClickRecord } from './click-records.js'

const MAX_OBJECTS = 20
// The official client stores a copy of each click here, which a logout would leave behind.
const COPY_OF_CLICKS = 'AlgoliaObjectQueryCache'

/** The address, keys and consent for events to the search service. */
export interface ClickAnalyticsOptions {
  readonly appId: string
  /** The public, search-only key. */
  readonly apiKey: string
  /** The same address as for the search client; without it, the events go to the hosted service. */
  readonly url?: string | undefined
  /** The ISO code of the currency of all prices; `USD` by default. */
  readonly currency?: string | undefined
  /** Asked each time: without consent nothing is sent. */
  readonly hasConsent: () => boolean
}

/** A line of an order whose item was found by a search. */
export interface OrderedItem {
  readonly click: ClickRecord
  readonly quantity: number
}

/** Reports clicks, additions and orders to the search service. Resolves to true if that succeeded; never rejects. */
export interface ClickAnalytics {
  /** The call `clickedObjectIDsAfterSearch`. */
  clicked(click: ClickRecord): Promise<boolean>
  addedToCart(click: ClickRecord, quantity: number): Promise<boolean>
  ordered(items: readonly OrderedItem[]): Promise<boolean>
}

/**
 * Creates the click analytics over the official insights client. Events outlive the page they are sent from.
 *
 * @throws TypeError when `url` is not an address.
 * @example
 * const analytics = createClickAnalytics({ appId: 'gauze', apiKey: 'gauze-public-search', url: '/search', hasConsent })
 * const click = clicks.keep(hit)
 * if (click) await analytics.clicked(click)
 */
export function createClickAnalytics(options: ClickAnalyticsOptions): ClickAnalytics {
  const { appId, apiKey, url, currency = 'USD', hasConsent } = options
  const insights = new AlgoliaAnalytics({ requestFn: send })
  const host = url === undefined ? {} : { host: new URL(url, globalThis.location?.href).href.replace(/\/+$/, '') }
  insights.init({ appId, apiKey, anonymousUserToken: false, ...host })

  const attempt = async (report: () => Promise<boolean>): Promise<boolean> => {
    if (!hasConsent()) return false
    try {
      const sent = report()
      LocalStorage.remove(COPY_OF_CLICKS)
      return await sent
    } catch {
      // Shopping does not depend on it: offline, blocked, or refused.
      return false
    }
  }
  const eventOf = ({ userToken, index, queryID, objectIDs }: ClickRecord, eventName: string) => ({
    userToken,
    eventName,
    index,
    queryID,
    objectIDs: [...objectIDs],
  })
  return {
    clicked: (click) =>
      attempt(() =>
        insights.clickedObjectIDsAfterSearch({ ...eventOf(click, click.eventName), positions: [...click.positions] }),
      ),
    addedToCart: (click, quantity) =>
      attempt(() =>
        insights.addedToCartObjectIDsAfterSearch({
          ...eventOf(click, 'Product Added To Cart'),
          objectData: click.objectIDs.map(() => ({ queryID: click.queryID, quantity })),
          currency,
        }),
      ),
    ordered: async (items) => {
      if (items.length === 0) return false
      return attempt(() =>
        insights.purchasedObjectIDsAfterSearch(
          ...byQuery(items).map((group) => ({
            ...eventOf(group.click, 'Product Ordered'),
            objectIDs: group.items.flatMap(({ click }) => click.objectIDs),
            objectData: group.items.flatMap(({ click, quantity }) =>
              click.objectIDs.map(() => ({ queryID: click.queryID, quantity })),
            ),
            currency,
          })),
        ),
      )
    },
  }
}

/** One event covers one search and no more than 20 objects. */
function byQuery(items: readonly OrderedItem[]): { click: ClickRecord; items: OrderedItem[] }[] {
  const groups: { click: ClickRecord; items: OrderedItem[] }[] = []
  for (const item of items) {
    const { queryID, index, userToken } = item.click
    const group = groups.find(
      ({ click, items: members }) =>
        click.queryID === queryID &&
        click.index === index &&
        click.userToken === userToken &&
        members.length < MAX_OBJECTS,
    )
    if (group) group.items.push(item)
    else groups.push({ click: item.click, items: [item] })
  }
  return groups
}

/** Plain text avoids a preflight, and `keepalive` lets the event outlive its page. */
async function send(url: string, data: Record<string, unknown>): Promise<boolean> {
  const body = JSON.stringify(data)
  const answer = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  return answer.ok
}
