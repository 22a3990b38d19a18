import type { ClickedHit, FoundBy } from '@gauze/api-client/search'
import type { AddRequest } from '@gauze/machines/cart'
import type { StoreRuntime } from './store-runtime.js'

/** An added item, and its product if it is a variant. */
export interface FoundItem {
  readonly itemId: number
  readonly productId: number
  /** The search result that it is added from, if it is. */
  readonly hit?: ClickedHit
}

/** Remembers a click on a search result and reports it to the search service (SRCH-07); nothing waits for it. */
export function noteHitClick(runtime: StoreRuntime, hit: ClickedHit): void {
  const loaded = runtime.loaded()
  if (loaded) loaded.itemSearch.noteHitClick(hit)
  else void import('./item-search.js').then(({ itemSearch }) => itemSearch.noteHitClick(hit)).catch(() => undefined)
}

/**
 * Adds an item with the search that found it, to be reported (SRCH-07): at once, or when the machines come, without
 * which nothing is added.
 */
export function addFound(
  runtime: StoreRuntime,
  { itemId, productId, hit }: FoundItem,
  add: (found: Partial<FoundBy>) => void,
): void {
  const addWith = ({ itemSearch }: Pick<NonNullable<ReturnType<StoreRuntime['loaded']>>, 'itemSearch'>) => {
    if (hit) itemSearch.noteFound(hit)
    add(itemSearch.foundBy(itemId, productId))
  }
  const loaded = runtime.loaded()
  if (loaded) addWith(loaded)
  else void runtime.load().then(addWith, () => add({}))
}

/** The same for items that are added together. */
export function addAllFound(
  runtime: StoreRuntime,
  lines: readonly AddRequest[],
  add: (lines: readonly AddRequest[]) => void,
): void {
  void runtime.load().then(
    ({ itemSearch }) => add(lines.map((line) => ({ ...line, ...itemSearch.foundBy(line.itemId, line.itemId) }))),
    () => add(lines),
  )
}
