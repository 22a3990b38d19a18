import { isRecord } from '../is-record.js'

const PREFIX = 'itemclick_'
const QUERY_ID = /^[0-9a-f]{32}$/

/** The storage of clicks, such as `localStorage`. */
export type ClickStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A click on a search result, as reported to the search service, with the search term. */
export interface ClickRecord {
  readonly userToken: string
  readonly eventName: string
  readonly index: string
  readonly queryID: string
  readonly objectIDs: readonly string[]
  readonly positions: readonly number[]
  readonly searchTerm: string
}

/** A search result that somebody chose. */
export interface ClickedHit {
  /** The item number; the record is stored under it. */
  readonly id: number
  /** The record's id in the index, if that differs from `id`. */
  readonly objectID?: string
  /** `null` when the search service did not answer the search: there is nothing to report then. */
  readonly queryID: string | null
  readonly searchTerm: string
}

/** The options of click records. */
export interface ClickRecordsOptions {
  readonly storage: () => ClickStorage
  readonly index: string
  readonly userToken: () => string
  /** Asked each time: without consent nothing is stored and nothing is read. */
  readonly hasConsent: () => boolean
}

/** The search that found an item, sent with the call that adds the item to the cart. */
export interface FoundBy {
  readonly queryID: string
  readonly searchTerm?: string
}

/** The clicks on search results that a browser stores. */
export interface ClickRecords {
  /** Keeps a click in place of an older one on the same item. `null` when there is nothing to report. */
  keep(hit: ClickedHit): ClickRecord | null
  read(id: number): ClickRecord | null
  /**
   * The search that found an item.
   * @param id of the item that is bought
   * @param productId of the product it is a variant of: a click on that counts, and is from now on stored for the
   * variant too
   */
  foundBy(id: number, productId?: number): FoundBy | null
}

/**
 * Stores clicks on search results under `itemclick_{id}`. If storage is blocked nothing is stored and nothing
 * fails.
 *
 * @example
 * const clicks = createClickRecords({ storage: () => localStorage, index: 'items', userToken, hasConsent })
 * const record = clicks.keep({ id: 20418, queryID, searchTerm: 'gauze' })
 */
export function createClickRecords({ storage, index, userToken, hasConsent }: ClickRecordsOptions): ClickRecords {
  const write = (id: number, record: ClickRecord) => {
    try {
      storage().setItem(PREFIX + id, JSON.stringify(record))
    } catch {
      // Full or blocked: the click is reported anyway.
    }
  }
  const read = (id: number): ClickRecord | null => {
    if (!hasConsent()) return null
    try {
      return toRecord(JSON.parse(storage().getItem(PREFIX + id) ?? 'null'))
    } catch {
      return null
    }
  }
  return {
    read,
    keep({ id, objectID = String(id), queryID, searchTerm }) {
      if (queryID === null || !QUERY_ID.test(queryID) || !hasConsent()) return null
      const record: ClickRecord = {
        userToken: userToken(),
        eventName: 'Product Clicked',
        index,
        queryID,
        objectIDs: [objectID],
        positions: [1],
        searchTerm,
      }
      write(id, record)
      return record
    },
    foundBy(id, productId = id) {
      const own = read(id)
      const record = own ?? read(productId)
      if (!record) return null
      if (!own) write(id, record)
      return { queryID: record.queryID, ...(record.searchTerm ? { searchTerm: record.searchTerm } : {}) }
    },
  }
}

/** Forgets every click, and nothing else: for a logout. */
export function dropClickRecords(storage: () => ClickStorage): void {
  try {
    const kept = storage()
    const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at))
    for (const key of keys) if (key?.startsWith(PREFIX)) kept.removeItem(key)
  } catch {
    // If storage is blocked there is nothing to forget.
  }
}

/** A stored value of any origin, as a record if it is one. */
function toRecord(value: unknown): ClickRecord | null {
  if (!isRecord(value)) return null
  const { userToken, eventName, index, queryID, objectIDs, positions, searchTerm } = value
  if (typeof userToken !== 'string' || typeof eventName !== 'string' || typeof index !== 'string') return null
  if (typeof queryID !== 'string' || !QUERY_ID.test(queryID) || typeof searchTerm !== 'string') return null
  if (!Array.isArray(objectIDs) || !objectIDs.every((id) => typeof id === 'string')) return null
  if (!Array.isArray(positions) || !positions.every((position) => typeof position === 'number')) return null
  return { userToken, eventName, index, queryID, objectIDs, positions, searchTerm }
}
